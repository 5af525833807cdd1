/** What the compiler knows of an app's handlers and pages; wrong expectations don't compile. */

import assert from "node:assert/strict";
import { App, createDefine, page, type PageProps } from "fresh";

interface State {
  user: string | null;
}

const define = createDefine<State>();

const handler = define.handlers({
  GET: (ctx) => page({ count: 1, user: ctx.state.user }),
  POST(ctx) {
    if (ctx.state.user === null) return ctx.redirect("/sign-in", 303);
    return Promise.resolve(page({ count: 2, user: ctx.state.user }));
  },
});

const Page = define.page<typeof handler>(({ data, state, params }) => (
  <p>{data.count.toFixed(0)} {data.user} {state.user} {params.id}</p>
));

const single = define.handlers((ctx) => page([ctx.state.user]));

const List = define.page<typeof single>(({ data }) => <p>{data.length}</p>);

define.page<typeof handler>(({ data }) => {
  // @ts-expect-error: the handler gives no such data.
  return <p>{data.missing}</p>;
});

// @ts-expect-error: no such method exists.
define.handlers({ FETCH: () => new Response() });

define.middleware((ctx) => {
  // @ts-expect-error: the state has no such field.
  ctx.state.missing = 1;
  return ctx.next();
});

Deno.test("createDefine() types what an app registers", async () => {
  const app = new App<State>()
    .use(define.middleware((ctx) => {
      ctx.state.user = "ada";
      return ctx.next();
    }))
    .layout(
      "*",
      define.layout(({ Component, state }) => (
        <b title={state.user ?? ""}>
          <Component />
        </b>
      )),
    )
    .route("/:id", { handler, component: Page })
    .route("/", { handler: single, component: List });
  const ask = (path: string) => app.handler()(new Request(`http://localhost${path}`));
  assert.match(await (await ask("/7")).text(), /<b title="ada"><p>1 ada ada 7<\/p><\/b>/);
  assert.match(await (await ask("/")).text(), /<p>1<\/p>/);
  const props = {} as PageProps<number, State>;
  const data: number = props.data;
  assert.equal(data, undefined);
});

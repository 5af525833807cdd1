/** The application behind a real socket, compressing as `deno task start` does. */
import type { TestApp } from "../app_for_test.ts";

export interface Serving {
  origin: string;
  /** `METHOD status If-None-Match` of each request so far. */
  requests: string[];
}

export async function serving(
  app: TestApp,
  use: (serving: Serving) => Promise<void>,
): Promise<void> {
  const requests: string[] = [];
  await using server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", automaticCompression: true, onListen() {} },
    async (request, info) => {
      const answer = await app.handler(request, info);
      const validator = request.headers.get("if-none-match") ?? "-";
      requests.push(`${request.method} ${answer.status} ${validator}`);
      return answer;
    },
  );
  const { port } = server.addr as Deno.NetAddr;
  await use({ origin: `http://127.0.0.1:${port}`, requests });
}

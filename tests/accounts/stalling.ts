/** Requests that are let in and then keep the server waiting for their body. */
import type { TestApp } from "../app_for_test.ts";

export interface Stalled {
  /** True when the answer did not wait for the body. */
  isAnswered: boolean;
  /** Sends the body. */
  finish(): Promise<Response>;
}

/** Sends a request whose body does not come yet. It has been let in when this returns. */
export async function stall(
  app: TestApp,
  target: string,
  init: RequestInit & { method: string },
): Promise<Stalled> {
  const whole = new Request(new URL(target, "http://localhost:8000"), init);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const isAsked = Promise.withResolvers<void>();
  const mayFinish = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      isAsked.resolve();
      await mayFinish.promise;
      controller.enqueue(bytes);
      controller.close();
    },
  }, { highWaterMark: 0 });
  const { method, headers } = whole;
  const answer = app.fetch(target, { method, headers, body });
  const isAnswered = await Promise.race([
    isAsked.promise.then(() => false),
    answer.then(() => true),
  ]);
  return {
    isAnswered,
    finish() {
      mayFinish.resolve();
      return answer;
    },
  };
}

/** A client that speaks HTTP/1.1 byte by byte, for what `fetch` hides. */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export interface RawClient {
  /** Sends the whole of it, however long the server takes to accept it. */
  send(bytes: string | Uint8Array): Promise<void>;
  /** Reads one answer, whose body has the length that its head says. */
  readAnswer(): Promise<RawAnswer>;
  close(): void;
}

export interface RawAnswer {
  status: number;
  body: string;
}

export async function connectRaw(port: number): Promise<RawClient> {
  const connection = await Deno.connect({ hostname: "127.0.0.1", port });
  let received = "";

  async function receive(): Promise<void> {
    const buffer = new Uint8Array(16 * 1024);
    const length = await connection.read(buffer);
    if (length === null) {
      throw new Error("Cannot read the answer: the server closed the connection");
    }
    received += decoder.decode(buffer.subarray(0, length));
  }

  return {
    async send(bytes) {
      let rest = typeof bytes === "string" ? encoder.encode(bytes) : bytes;
      while (rest.byteLength > 0) rest = rest.subarray(await connection.write(rest));
    },
    async readAnswer() {
      while (!received.includes("\r\n\r\n")) await receive();
      const headLength = received.indexOf("\r\n\r\n") + 4;
      const head = received.slice(0, headLength);
      const bodyLength = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      while (received.length < headLength + bodyLength) await receive();
      const body = received.slice(headLength, headLength + bodyLength);
      received = received.slice(headLength + bodyLength);
      return { status: Number(head.split(" ")[1]), body };
    },
    close: () => connection.close(),
  };
}

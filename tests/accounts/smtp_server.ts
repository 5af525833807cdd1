/** A mail server that takes mail over a real connection (RFC 5321), as far as a client of ours goes. */
import { Buffer } from "node:buffer";

export interface ReceivedMail {
  /** The addresses of the envelope. */
  from: string;
  to: string[];
  /** By lower-case name, unfolded. */
  headers: Record<string, string>;
  /** Decoded. */
  text: string;
}

export interface SmtpServer extends AsyncDisposable {
  port: number;
  mails: ReceivedMail[];
  /** Every line that a client has sent outside of a mail. */
  commands: string[];
}

export interface SmtpServerOptions {
  /** What the server says that it can do besides. */
  extensions?: string[];
  /** Refuses every recipient. */
  refuses?: boolean;
}

export function startSmtpServer(options: SmtpServerOptions = {}): SmtpServer {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const mails: ReceivedMail[] = [];
  const commands: string[] = [];
  const served: Promise<void>[] = [];
  const accepting = (async () => {
    for await (const connection of listener) {
      served.push(converse(connection, { ...options, mails, commands }));
    }
  })();
  return {
    port: listener.addr.port,
    mails,
    commands,
    async [Symbol.asyncDispose]() {
      listener.close();
      await accepting;
      await Promise.all(served);
    },
  };
}

interface Talk extends SmtpServerOptions {
  mails: ReceivedMail[];
  commands: string[];
}

async function converse(connection: Deno.Conn, talk: Talk): Promise<void> {
  const lines = readLines(connection);
  const say = (text: string) => connection.write(new TextEncoder().encode(`${text}\r\n`));
  const envelope = { from: "", to: [] as string[] };
  await say("220 mail.test ESMTP");
  for await (const line of lines) {
    talk.commands.push(line);
    const [verb = ""] = line.toUpperCase().split(/[ :]/);
    if (verb === "EHLO") {
      await say(["mail.test", ...talk.extensions ?? []].map(asReplyLine).join("\r\n"));
    } else if (verb === "MAIL") {
      envelope.from = addressIn(line);
      await say("250 OK");
    } else if (verb === "RCPT") {
      if (!talk.refuses) envelope.to.push(addressIn(line));
      await say(talk.refuses ? "550 No such mailbox" : "250 OK");
    } else if (verb === "DATA") {
      await say("354 Go on");
      talk.mails.push({ ...envelope, ...parseMail(await readMail(lines)) });
      await say("250 Taken");
    } else if (verb === "QUIT") {
      await say("221 Bye");
      break;
    } else {
      await say("502 Not here");
    }
  }
  connection.close();
}

function asReplyLine(text: string, index: number, all: string[]): string {
  return `250${index === all.length - 1 ? " " : "-"}${text}`;
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? "";
}

async function* readLines(connection: Deno.Conn): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const bytes = new Uint8Array(4096);
  let rest = "";
  for (let length; (length = await connection.read(bytes)) !== null;) {
    const lines = (rest + decoder.decode(bytes.subarray(0, length), { stream: true }))
      .split("\r\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

async function readMail(lines: AsyncGenerator<string>): Promise<string> {
  const mail: string[] = [];
  while (true) {
    const { value, done } = await lines.next();
    if (done || value === ".") return mail.join("\r\n");
    mail.push(value.replace(/^\./, ""));
  }
}

function parseMail(mail: string): Pick<ReceivedMail, "headers" | "text"> {
  const end = mail.indexOf("\r\n\r\n");
  const head = mail.slice(0, end).replaceAll(/\r\n[ \t]+/g, " ");
  const headers = Object.fromEntries(
    head.split("\r\n").map((line) => {
      const [name = "", ...value] = line.split(": ");
      return [name.toLowerCase(), decodeWords(value.join(": "))];
    }),
  );
  const encoding = headers["content-transfer-encoding"];
  return { headers, text: decodeText(mail.slice(end + 4), encoding).replaceAll("\r\n", "\n") };
}

function decodeText(body: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  return encoding === "quoted-printable" ? decodeQuoted(body.replaceAll("=\r\n", "")) : body;
}

/** RFC 2047: headers outside of ASCII. */
function decodeWords(text: string): string {
  return text.replaceAll(
    /=\?utf-8\?([QB])\?([^?]*)\?=\s?/gi,
    (_, form: string, word: string) =>
      form.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString()
        : decodeQuoted(word.replaceAll("_", " ")),
  );
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(
    /=([0-9A-F]{2})/gi,
    (_, hex: string) => String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}

/** Sends mail through the server that the configuration names. */
import type { MailSettings } from "../config/mail_settings.ts";
import { PRODUCT_NAME } from "../shared/product.ts";

export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

export interface Mailer {
  /** Resolves when the server has taken the mail; rejects when it refuses or can't be reached. */
  send(mail: Mail): Promise<void>;
}

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

export function createMailer({ host, port, implicitTls, login, sender }: MailSettings): Mailer {
  return {
    async send({ to, subject, text }) {
      // Loaded here: an installation without a mail server never needs it.
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({
        host,
        port,
        secure: implicitTls,
        // Who strips the offer of STARTTLS from the connection must not get the login.
        requireTLS: login !== null,
        ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
        connectionTimeout: CONNECTION_TIMEOUT_MS,
        greetingTimeout: CONNECTION_TIMEOUT_MS,
        socketTimeout: SOCKET_TIMEOUT_MS,
      });
      await transport.sendMail({
        from: { name: PRODUCT_NAME, address: sender },
        to: { name: "", address: to },
        subject,
        text,
        // Keeps holiday notices from answering (RFC 3834 section 5).
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
  };
}

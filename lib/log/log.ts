/** The log: one line for each request and for each event. */
import type { LogFormat, LogLevel } from "../config/config.ts";
import { type Fields, formatJson, formatText } from "./log_line.ts";
import { redactUrl } from "./redact_url.ts";

export interface Log {
  debug(event: string, fields?: Fields): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
  /** At level info. */
  request(line: RequestLine): void;
}

export interface RequestLine {
  method: string;
  /** As it came: only its redacted form is written. */
  url: URL;
  status: number;
  durationMs: number;
  clientAddress: string;
  /** Length of the body sent, where it is known. */
  bytes?: number;
  userId?: string;
}

export interface LogOptions {
  format: LogFormat;
  /** The least that is written. */
  level: LogLevel;
  now: () => Date;
  /** Takes one line without its line break. */
  write: (line: string) => void;
}

const RANKS = { debug: 0, info: 1, warn: 2, error: 3 } satisfies Record<LogLevel, number>;

export function createLog({ format, level, now, write }: LogOptions): Log {
  const formatLine = format === "json" ? formatJson : formatText;
  const writerOf = (entryLevel: LogLevel) => (event: string, fields: Fields = {}) => {
    if (RANKS[entryLevel] < RANKS[level]) return;
    write(formatLine({ at: now(), level: entryLevel, event, fields }));
  };
  const info = writerOf("info");
  return {
    debug: writerOf("debug"),
    info,
    warn: writerOf("warn"),
    error: writerOf("error"),
    request: (line) => info("request", requestFields(line)),
  };
}

function requestFields(line: RequestLine): Fields {
  return {
    method: line.method,
    target: redactUrl(line.url),
    status: line.status,
    duration_ms: Math.round(line.durationMs),
    ...(line.bytes === undefined ? {} : { bytes: line.bytes }),
    client_address: line.clientAddress,
    ...(line.userId === undefined ? {} : { user_id: line.userId }),
  };
}

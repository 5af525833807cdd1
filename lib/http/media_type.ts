/** The media type of a request's body. */

export interface MediaType {
  /** Type and subtype in lower case, like `application/json`. */
  essence: string;
  /** In lower case, where it is given. */
  charset: string | undefined;
}

/** The media type that Content-Type names, or undefined: absent or not readable. */
export function mediaTypeOf(headers: Headers): MediaType | undefined {
  const [essence = "", ...parameters] = (headers.get("content-type") ?? "").split(";");
  if (!/^[\w.+-]+\/[\w.+-]+$/.test(essence.trim())) return undefined;
  const charset = parameters.map((parameter) => /^\s*charset="?([^"\s]+)"?\s*$/i.exec(parameter))
    .find((match) => match !== null)?.[1];
  return { essence: essence.trim().toLowerCase(), charset: charset?.toLowerCase() };
}

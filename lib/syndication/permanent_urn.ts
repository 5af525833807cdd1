/** Permanent identifiers of what feeds publish. */
import { parse, v5 } from "uuid";

/**
 * The namespace of every identifier. To change it is to show every entry as new in every reader.
 * Parsed once, since that is half the cost of an identifier.
 */
const NAMESPACE = parse("e4434de8-5adc-4a4a-be6a-ff1e92529b37");

/** A lower-case `urn:uuid:` that depends on the name alone: no host, no secret, no row's id. */
export function permanentUrn(name: string): string {
  return `urn:uuid:${v5(name, NAMESPACE)}`;
}

/** IP addresses and ranges of them, read strictly. */
import ipaddr from "ipaddr.js";

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/** A network and the length of its prefix in bits. */
export type AddressRange = readonly [IpAddress, number];

const MAPPED_PREFIX_BITS = 96;

/**
 * The address, or undefined when the text is none. IPv4 has four decimal parts (ipaddr.js alone
 * would read "10" or octal numbers as addresses too), and an IPv4-mapped IPv6 address is the IPv4
 * address.
 */
export function parseIpAddress(text: string): IpAddress | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  if (!ipaddr.IPv6.isValid(text)) return undefined;
  const address = ipaddr.IPv6.parse(text);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** The range of `network/bits`, or of one address; undefined when the text is neither. */
export function parseAddressRange(text: string): AddressRange | undefined {
  const [network = "", bits, ...rest] = text.split("/");
  const address = parseIpAddress(network);
  if (address === undefined || rest.length > 0) return undefined;

  const width = address.kind() === "ipv4" ? 32 : 128;
  if (bits === undefined) return [address, width];
  if (!/^\d{1,3}$/.test(bits)) return undefined;
  const isMapped = address.kind() === "ipv4" && network.includes(":");
  const prefix = Number(bits) - (isMapped ? MAPPED_PREFIX_BITS : 0);
  return prefix < 0 || prefix > width ? undefined : [address, prefix];
}

export function isInRanges(address: IpAddress, ranges: readonly AddressRange[]): boolean {
  return ranges.some(([network, bits]) =>
    network.kind() === address.kind() && address.match(network, bits)
  );
}

/** The address that a request comes from, and the key by which its requests are counted. */
import ipaddr from "ipaddr.js";
import {
  type AddressRange,
  type IpAddress,
  isInRanges,
  parseIpAddress,
} from "../config/ip_address.ts";

/** How much of an IPv6 address is given to one customer at the least. */
const NETWORK_BITS = 64;

/**
 * The right-most address of X-Forwarded-For that is no trusted proxy, and only if the peer of the
 * socket is one; the left-most when all are. Whatever stands left of that was written by the
 * client. A list that can't be read so far counts for nothing, and then it is the peer.
 *
 * @param peer The other end of the socket, without port
 */
export function clientAddress(
  peer: string,
  { forwardedFor, trustedProxies }: {
    forwardedFor: string | null;
    trustedProxies: readonly AddressRange[];
  },
): string {
  const peerAddress = parseIpAddress(peer);
  if (peerAddress === undefined) return peer;
  if (forwardedFor === null || !isInRanges(peerAddress, trustedProxies)) return print(peerAddress);

  let nearest = peerAddress;
  for (const entry of forwardedFor.split(",").reverse()) {
    const address = parseForwarded(entry.trim());
    if (address === undefined) return print(peerAddress);
    nearest = address;
    if (!isInRanges(address, trustedProxies)) break;
  }
  return print(nearest);
}

/**
 * What the requests of one client are counted under: the IPv4 address, or the /64 network of an
 * IPv6 address, for one client has them all. Any other text is its own key.
 */
export function limitKey(address: string): string {
  const parsed = parseIpAddress(address);
  if (parsed === undefined) return address;
  if (parsed.kind() === "ipv4") return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${print(parsed)}/${NETWORK_BITS}`);
  return `${network.toRFC5952String()}/${NETWORK_BITS}`;
}

/** An entry as proxies write it: an address, or one with a port, IPv6 then in brackets. */
function parseForwarded(entry: string): IpAddress | undefined {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(entry) ?? [];
  const [, withoutPort] = /^([^:]*):\d+$/.exec(entry) ?? [];
  return parseIpAddress(bracketed ?? withoutPort ?? entry);
}

function print(address: IpAddress): string {
  return address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address.toString();
}

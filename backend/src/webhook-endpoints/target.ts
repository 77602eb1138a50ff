import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where webhooks may be sent. */
export interface TargetRules {
  /** Networks open besides public addresses, for development; any of them opens http and all ports too. */
  allow: readonly string[];
  /** Our own host, to which nothing is sent; undefined while developing. */
  ownHost: string | undefined;
}

/** Once it is encoded. */
const LONGEST = 2_000;
/** IPv4 addresses in an old notation of IPv6, which count as ordinary ones. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');
const PORTS = ['', '8443'];

/** The address as it is called, with its host in plain ASCII; or a sentence that says what is wrong with it. */
export function readTarget(text: string, { allow, ownHost }: TargetRules): URL | string {
  const developing = allow.length > 0;
  if (!URL.canParse(text)) return 'Enter an address that starts with https://';
  const url = new URL(text);
  if (url.href.length > LONGEST) return `At most ${LONGEST} characters, as it is encoded`;
  if (url.protocol !== 'https:' && !(developing && url.protocol === 'http:'))
    return 'Enter an address that starts with https://';
  if (url.username !== '' || url.password !== '') return 'Leave user and password out of the address';
  if (text.includes('#')) return 'Leave out the part from # on';
  if (!developing && !PORTS.includes(url.port)) return 'Use port 443 or 8443';
  // "example.com." is the same host as "example.com".
  url.hostname = url.hostname.replace(/\.+$/, '');
  const literal = literalOf(url);
  if (literal !== undefined && !isAllowed(literal, allow)) return REFUSED;
  return url.hostname === ownHost ? REFUSED : url;
}

/** What is said of an address that is not public. */
export const REFUSED = 'Webhooks are only sent to public addresses';

/** The address that the host of a URL is; undefined if it is a name. */
export function literalOf({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) > 0 ? bare : undefined;
}

/** An address in the one way it is compared in: each can be written in several. */
export function plain(address: string): string {
  return ipaddr.process(address).toString();
}

/**
 * Is this address public, or opened for development? One word of the library covers private, loopback and link-local
 * networks, those of carriers, documentation and tests, and all that carry an IPv4 address within an IPv6 one.
 */
export function isAllowed(text: string, allow: readonly string[] = []): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (allow.some((network) => contains(network, address))) return true;
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6 && address.match(IPV4_COMPATIBLE));
}

function contains(network: string, address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  const [base, bits] = network.includes('/') ? ipaddr.parseCIDR(network) : [ipaddr.parse(network), undefined];
  const all = base.kind() === 'ipv4' ? 32 : 128;
  return base.kind() === address.kind() && address.match(base, bits ?? all);
}

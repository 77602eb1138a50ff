import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address's network, /24 or /48: without the part that distinguishes one household from another. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '');
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
  return plain.replace(/\.\d+$/, '.0/24');
}

/** The eight groups of an IPv6 address, including those `::` stands for. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (part = '') => part.split(':').filter((group) => group !== '');
  const [first, last] = [groups(head), groups(tail)];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}

/** Does an address lie in one of these networks, as `192.0.2.0/24`? */
export function isWithin(networks: readonly string[], ip: string): boolean {
  const address = ipaddr.process(ip);
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network);
    return base.kind() === address.kind() && address.match(base, bits);
  });
}

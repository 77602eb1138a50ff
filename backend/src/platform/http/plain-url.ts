const WITH_HOST = /^https?:\/\/[^/?#]*/i;
/** Letters, digits and marks that mean the same with and without a percent sign (RFC 3986, 2.3). */
const NEEDLESS = /%(2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;

/**
 * A call's address in its plain form: without the host that a proxy's client writes before the path, and without needless
 * percent signs. The router understands both, and what looks at an address by its first letters must see what it sees.
 */
export function plainUrl(url: string): string {
  const path = url.startsWith('/') ? url : url.replace(WITH_HOST, '');
  const rooted = path === '' || path.startsWith('?') ? `/${path}` : path;
  return rooted.includes('%') ? rooted.replace(NEEDLESS, (written) => decodeURIComponent(written)) : rooted;
}

const WITH_HOST = /^https?:\/\/[^/?#]*/i;
/** Letters, digits and marks that mean the same with and without percent-encoding (RFC 3986, 2.3). */
const NEEDLESS = /%(2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;

/**
 * A call's address in plain form: without the host that a proxy's client writes before the path, and without needless
 * percent-encoding. The router understands both, and code that checks an address by its prefix must see what the router sees.
 */
export function plainUrl(url: string): string {
  const path = url.startsWith('/') ? url : url.replace(WITH_HOST, '');
  const rooted = path === '' || path.startsWith('?') ? `/${path}` : path;
  return rooted.includes('%') ? rooted.replace(NEEDLESS, (written) => decodeURIComponent(written)) : rooted;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin that a text names, as browsers write it; undefined unless it is https, or http on the developer's own
 * machine, with nothing behind the host and port.
 */
export function originOf(text: string): string | undefined {
  const typed = text.trim();
  if (!URL.canParse(typed)) return undefined;
  const { origin, protocol, hostname, href } = new URL(typed);
  const isOpen = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  // Written into a policy, where a star, a comma or a semicolon means something else.
  return isOpen && href === `${origin}/` && /^[a-z]+:\/\/[\w.[\]:-]+$/i.test(origin) ? origin : undefined;
}

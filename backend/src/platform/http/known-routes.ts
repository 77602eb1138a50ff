const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();

/** Remembers a route, so that a wrong method on a known address can be told from an unknown address. */
export function rememberRoute(url: string, methods: string | string[]): void {
  if (url.includes('*')) return;
  const known = routes.get(url) ?? {
    pattern: new RegExp(`^${url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`),
    methods: new Set<string>(),
  };
  for (const method of [methods].flat()) known.methods.add(method);
  routes.set(url, known);
}

/** The methods an address supports, for the Allow header; undefined when the address is unknown or supports this method. */
export function allowedMethods(url: string, method: string): string | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const methods = new Set<string>();
  for (const route of routes.values())
    if (route.pattern.test(path)) for (const each of route.methods) methods.add(each);
  // Anything that is not a call is a page or file of the web apps.
  if (methods.size === 0 && !/^\/api(\/|$)/.test(path)) for (const each of ['GET', 'HEAD']) methods.add(each);
  if (methods.size === 0 || methods.has(method)) return undefined;
  return [...methods].sort().join(', ');
}

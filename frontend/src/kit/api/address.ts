/** A call's parameters by name; undefined or empty ones are left out of the query. */
export type Params = Readonly<Record<string, string | number | boolean | null | undefined>>;

const BRACED = /\{(\w+)\}/g;

/** A call's address: `/api/shipments/{id}/quotes` with its id filled in and the other parameters as its query. */
export function addressOf(path: string, params: Params = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(queryOf(path, params))) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const query = search.toString();
  return (
    path.replace(BRACED, (_braced, name: string) => encodeURIComponent(String(params[name] ?? ''))) +
    (query ? `?${query}` : '')
  );
}

/** The key a read is cached under: `['/api/shipments', id, 'quotes', query]`, so that a shorter key stands for everything that starts with it. */
export function keyOf(path: string, params: Params = {}): (string | Params)[] {
  const parts = path
    .split(/\/(?=\{)|(?<=\})\//)
    .map((part) => part.replace(BRACED, (_braced, name: string) => String(params[name] ?? '')));
  const query = queryOf(path, params);
  return Object.keys(query).length > 0 ? [...parts, query] : parts;
}

function queryOf(path: string, params: Params): Params {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !path.includes(`{${name}}`)));
}

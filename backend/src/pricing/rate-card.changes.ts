/** What differs between two cards, by path: `groups.auto.a`. */
export interface FiguresChanged {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** The card's changed figures, each by its path, with both values; null where there is none. Lists are compared item by item. */
export function figuresChanged(before: Record<string, unknown>, after: Record<string, unknown>): FiguresChanged {
  const [was, is] = [figuresOf(before), figuresOf(after)];
  const paths = [...new Set([...was.keys(), ...is.keys()])].filter((path) => was.get(path) !== is.get(path));
  const of = (figures: Map<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(paths.map((path) => [path, figures.get(path) ?? null]));
  return { before: of(was), after: of(is) };
}

function figuresOf(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]]);
  return new Map(
    Object.entries(value).flatMap(([name, each]) => [...figuresOf(each, path === '' ? name : `${path}.${name}`)]),
  );
}

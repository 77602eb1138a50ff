import { asOf } from './balance.js';
import { invalid } from './failures.js';
import type { Store } from './store.js';

type Fields = Record<string, unknown>;

/** Replaces the ids that `expand[]` names with the objects themselves, `latest_charge.balance_transaction` and the like. */
export async function expand(store: Store, answer: object, paths: readonly string[]): Promise<object> {
  const copy: Fields = { ...structuredClone(answer) };
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > 4) throw invalid('You may expand at most four levels deep.', 'expand');
    await expandIn(store, copy, names, path);
  }
  return current(copy, store.seconds);
}

async function expandIn(store: Store, at: Fields, names: readonly string[], path: string): Promise<void> {
  const [name, ...rest] = names;
  if (!name) return;
  if (!Object.hasOwn(at, name)) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  const value = at[name];
  if (Array.isArray(value)) {
    for (const item of value) if (isFields(item)) await expandIn(store, item, rest, path);
    return;
  }
  if (typeof value === 'string') {
    const found = await store.findAny(value);
    if (!found) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
    at[name] = { ...found };
  }
  const inner = at[name];
  if (isFields(inner)) await expandIn(store, inner, rest, path);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Balance transactions, wherever they appear, with their current status. */
function current(value: Fields, seconds: number): Fields {
  const fresh = Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (Array.isArray(part))
        return [name, part.map((item: unknown) => (isFields(item) ? current(item, seconds) : item))];
      return [name, isFields(part) ? current(part, seconds) : part];
    }),
  );
  return typeof fresh['object'] === 'string' ? asOf(fresh as Fields & { object: string }, seconds) : fresh;
}

/** Stripe's request bodies and queries: form encoding with nested keys, `a[b]=1`, `a[0]=x`, `a[]=x`. */
export type FormValue = string | FormValue[] | FormObject;
export interface FormObject {
  [name: string]: FormValue;
}

/** The form cannot be read; the message is for the caller. */
export class FormError extends Error {}

const DEEPEST = 8;

export function decodeForm(encoded: string): FormObject {
  // PostgreSQL text cannot contain a NUL.
  if (encoded.includes('\0') || encoded.includes('%00')) throw new FormError('Invalid form encoding: NUL');
  const root = emptyObject();
  for (const [key, value] of new URLSearchParams(encoded)) {
    const path = keyPath(key);
    let at = root;
    path.slice(0, -1).forEach((name) => {
      const next = at[resolved(at, name)] ?? emptyObject();
      if (typeof next === 'string' || Array.isArray(next)) throw new FormError(`Invalid form encoding: ${key}`);
      at[resolved(at, name)] = next;
      at = next;
    });
    const last = resolved(at, path.at(-1) ?? '');
    if (last in at) throw new FormError(`Parameter given twice: ${key}`);
    at[last] = value;
  }
  return withArrays(root) as FormObject;
}

/** A text that is the same for the same parameters, in whatever order they were sent. */
export function canonicalForm(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalForm).join(',')}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${canonicalForm(part)}`).join(',')}}`;
}

function keyPath(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match?.[1]) throw new FormError(`Invalid parameter name: ${key}`);
  const path = [match[1], ...[...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '')];
  if (path.length > DEEPEST) throw new FormError(`Parameters are nested too deeply: ${match[1]}`);
  return path;
}

/** `[]` means the next free index. */
function resolved(at: FormObject, name: string): string {
  return name === '' ? String(Object.keys(at).length) : name;
}

/** Without a prototype, so that a parameter named `__proto__` is like any other. */
function emptyObject(): FormObject {
  return Object.create(null) as FormObject;
}

function withArrays(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  for (const name of names) value[name] = withArrays(value[name] ?? '');
  const isList = names.length > 0 && names.every((name, index) => name === String(index));
  return isList ? names.map((name) => value[name] ?? '') : value;
}

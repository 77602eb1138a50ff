import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Answer, Client } from './client.js';
import { dereferenced, type Operation, operations, type Schema } from './document.js';
import { note } from './noted.js';

/** The document's calls that take an Idempotency-Key, as `POST /api/quotes`. */
export const KEYED: ReadonlyMap<string, Operation> = new Map(
  operations()
    .filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key'))
    .map((operation) => [`${operation.method} ${operation.path}`, operation]),
);

/** Makes a call with a key, and if it succeeds again with the same body and with another one. @throws Error unless that is answered as it should be */
export async function repeated<Body>(api: Client, call: string, path: string, body?: unknown): Promise<Answer<Body>> {
  const key = { 'idempotency-key': randomUUID() };
  const first = await api.post<Body>(path, body, key);
  if (first.status >= 300) return first;
  const operation = KEYED.get(call);
  if (!operation) throw new Error(`${call} takes no key`);
  const again = await api.post(path, body, key);
  requireSame(call, first, again);
  noteRepeated(call);
  const others = changed(operation, body);
  for (const other of others) {
    const refusal = await api.post<{ code?: string }>(path, other, key);
    // One that is not valid is refused for that.
    if (refusal.status === 400) continue;
    if (refusal.body.code === 'idempotency_key_reused') return first;
    throw new Error(`${call} answered another body under the same key ${told(refusal)}`);
  }
  if (others.length > 0) throw new Error(`${call} takes none of the other bodies that were tried`);
  return first;
}

/** @throws Error when the answer to a repeat is not the first one */
export function requireSame(call: string, first: Answer<unknown>, again: Answer<unknown>): void {
  if (again.status !== first.status || !isDeepStrictEqual(lasting(again.body), lasting(first.body)))
    throw new Error(`${call} answered first ${told(first)}, then ${told(again)}`);
  if (again.headers.get('idempotency-replayed') !== 'true')
    throw new Error(`${call} does not tell that it is a repeat`);
}

/** Without what a record tells of the moment: what can be done with it, and what it waits for. */
function lasting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lasting);
  if (typeof value !== 'object' || value === null) return value;
  const { can: _can, next: _next, pickupDays: _days, ...rest } = value as Record<string, unknown>;
  return Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, lasting(each)]));
}

const told = ({ status, body }: Answer<unknown>) => `${status} ${JSON.stringify(body)}`;

/** Bodies that say something else, some of which are valid; none for a call that takes no body. */
function changed({ body: schema, form }: Operation, body: unknown): unknown[] {
  if (form) return [withAnotherFile(body as FormData)];
  if (!schema) return [];
  const given = (body ?? {}) as Record<string, unknown>;
  return Object.entries(dereferenced(schema).properties ?? {}).flatMap(([name, field]) =>
    othersThan(given[name], dereferenced(field)).map((value) => ({ ...given, [name]: value })),
  );
}

function othersThan(value: unknown, { type, enum: words, minimum = 1 }: Schema): unknown[] {
  if (words) return words.filter((word) => word !== value);
  if (type === 'boolean') return [value !== true];
  if (type === 'number' || type === 'integer') return [typeof value === 'number' ? value + 1 : minimum, -1];
  const later = new Date(Date.now() + 13 * 86_400_000).toISOString();
  if (type === 'string')
    return [`${typeof value === 'string' ? value : ''} again`, later.slice(0, 10), later, randomUUID()];
  return Array.isArray(value) ? [[...(value as unknown[]), ...(value as unknown[])]] : [];
}

function withAnotherFile(form: FormData): FormData {
  const other = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') other.append(name, value);
    else other.append(name, new Blob([value, '\n']), value.name);
  }
  return other;
}

/** Operators' calls that were made with a key in this file of tests. */
const tried = new Set<string>();

/** A key for an operator's call that none was given, to repeat it: the first of each in a file of tests. */
export function keyToRepeat(call: string, headers: Record<string, string>): Record<string, string> | undefined {
  const isFirst = call.startsWith('POST /api/admin/') && KEYED.has(call) && !tried.has(call);
  return isFirst && Object.keys(headers).length === 0 ? { 'idempotency-key': randomUUID() } : undefined;
}

/** Notes that an operator's call has succeeded and was repeated, and need not be again. */
export function noteRepeated(call: string): void {
  tried.add(call);
  note(call);
}

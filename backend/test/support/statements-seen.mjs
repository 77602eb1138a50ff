// Loaded into the program before it starts: records each SQL statement it sends, and where in the program it was sent from.
// One that is sent on another connection while the same call holds a transaction open is marked as `beside` it.
// Each program writes a file of its own into the folder in the `into` of this module's own address.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const folder = new URL(import.meta.url).searchParams.get('into') ?? '';
const into = openSync(join(folder, `${randomUUID()}.jsonl`), 'a');
/** How often a statement is traced: later calls come from the same places. A process may run many programs, one after another. */
const MOST_TRACED = 60;
const FRAMES = 40;
const PLACE = /(program\/[\w.-]+\.cjs:\d+:\d+|node_modules\/[\w@.-]+)/;
/** The transaction that was begun here or by a caller. @type {AsyncLocalStorage<{client: unknown, isOver: boolean}>} */
const transaction = new AsyncLocalStorage();
/** @type {Map<string, {traced: number, places: Set<string>}>} */
const seen = new Map();

/** Is this sent beside a transaction? @param {unknown} connection a client, or the pool, which takes another @param {string} text */
function isBeside(connection, text) {
  const around = transaction.getStore();
  const isOpen = around?.isOver === false;
  if (text === 'BEGIN') transaction.enterWith({ client: connection, isOver: false });
  if (isOpen && around.client === connection && (text === 'COMMIT' || text === 'ROLLBACK')) around.isOver = true;
  // Waiting statements of a pool are sent by whoever returns a connection: they were looked at when they were given to it.
  return isOpen && (text === 'BEGIN' || connection instanceof pg.Pool);
}

/** @param {unknown} connection @param {unknown} query */
function note(connection, query) {
  const text = typeof query === 'string' ? query : /** @type {{text?: unknown} | undefined} */ (query)?.text;
  if (typeof text !== 'string') return;
  const beside = isBeside(connection, text);
  const name = beside ? `beside ${text}` : text;
  const known = seen.get(name) ?? { traced: 0, places: new Set() };
  seen.set(name, known);
  if (known.traced++ >= MOST_TRACED) return;
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const stack = new Error().stack ?? '';
  Error.stackTraceLimit = limit;
  const places = stack.split('\n').flatMap((line) => PLACE.exec(line)?.[1] ?? []);
  const place = places.join(' ');
  if (known.places.has(place)) return;
  known.places.add(place);
  writeSync(into, `${JSON.stringify({ text, places, beside })}\n`);
}

for (const { prototype } of [pg.Client, pg.Pool]) {
  prototype.query = new Proxy(prototype.query, {
    apply(query, self, args) {
      note(self, args[0]);
      return Reflect.apply(query, self, args);
    },
  });
}

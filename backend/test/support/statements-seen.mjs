// Loaded into the program before it starts: records each SQL statement it sends, and where in the program it was sent from.
// Each program writes a file of its own into the folder in the `into` of this module's own address.
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
/** @type {Map<string, {traced: number, places: Set<string>}>} */
const seen = new Map();

/** @param {unknown} query */
function note(query) {
  const text = typeof query === 'string' ? query : /** @type {{text?: unknown} | undefined} */ (query)?.text;
  if (typeof text !== 'string') return;
  const known = seen.get(text) ?? { traced: 0, places: new Set() };
  seen.set(text, known);
  if (known.traced++ >= MOST_TRACED) return;
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const stack = new Error().stack ?? '';
  Error.stackTraceLimit = limit;
  const places = stack.split('\n').flatMap((line) => PLACE.exec(line)?.[1] ?? []);
  const place = places.join(' ');
  if (known.places.has(place)) return;
  known.places.add(place);
  writeSync(into, `${JSON.stringify({ text, places })}\n`);
}

for (const { prototype } of [pg.Client, pg.Pool]) {
  prototype.query = new Proxy(prototype.query, {
    apply(query, self, args) {
      note(args[0]);
      return Reflect.apply(query, self, args);
    },
  });
}

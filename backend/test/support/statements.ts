import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type pg from 'pg';

/** A statement the program sent, and the folder that sent it: the one in `src` (or `src/platform`), or `seeds`. */
export interface Statement {
  text: string;
  room: string;
  /** The file and line in it, for the message of a failing test. */
  place: string;
  /** Was it sent on another connection while its call held a transaction open? */
  beside: boolean;
}

/** What a statement touches. */
export interface Touched {
  reads: Set<string>;
  writes: Set<string>;
  /** Of those it reads, the ones it would read whole even if that were dear: no index leads to the rows, and no limit ends it. */
  whole: Set<string>;
}

interface Sent {
  text: string;
  beside: boolean;
  /** The call path to the statement, innermost first: places in the bundle, and packages. */
  places: string[];
}

/** These carry other code's statements, and say nothing about who asks. */
const CARRIER =
  /src\/platform\/database\/(?:db|tx|rows|move|page|newest|reads|statement|client)\.|node_modules\/(?:@nestjs\/)?typeorm/;
const program = fileURLToPath(new URL('../../dist/program/', import.meta.url));
const maps = new Map<string, TraceMap>();

/** Each statement once per place, from what the programs of a run recorded. Those a package sends for itself are its own business. */
export function statementsOf(folder: string): Statement[] {
  const found = new Map<string, Statement>();
  for (const file of readdirSync(folder)) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const sent = JSON.parse(line) as Sent;
      // A pool hands a waiting statement to whichever connection is returned: the call path then leads to somebody else, and was recorded when it began to wait.
      if (sent.places[0] === 'node_modules/pg-pool') continue;
      const place = sent.places.map(sourceOf).find((each) => each !== undefined && !CARRIER.test(each));
      const room = place === undefined ? undefined : roomOf(place);
      if (place !== undefined && room !== undefined)
        found.set(`${room} ${sent.text} ${sent.beside}`, { text: sent.text, room, place, beside: sent.beside });
    }
  }
  return [...found.values()];
}

/** The source of a place in the bundle; a package beside the bundle is identified by its name. */
function sourceOf(place: string): string | undefined {
  const [, file, line, column] = /program\/([^:]+):(\d+):(\d+)$/.exec(place) ?? [];
  // The driver is on every path.
  if (file === undefined) return /^node_modules\/(pg|pg-protocol)$/.test(place) ? undefined : place;
  let map = maps.get(file);
  if (!map) maps.set(file, (map = new TraceMap(readFileSync(join(program, `${basename(file)}.map`), 'utf8'))));
  const { source, line: found } = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
  return source === null ? undefined : `${source}:${found}`;
}

function roomOf(place: string): string | undefined {
  if (place.includes('node_modules/')) return undefined;
  const [top, ...folders] = place
    .replace(/^(?:\.\.\/)+/, '')
    .split('/')
    .slice(0, -1);
  if (top !== 'src') return top;
  return folders[0] === 'platform' ? folders.slice(0, 2).join('/') : (folders[0] ?? 'main');
}

interface Plan {
  'Node Type': string;
  Operation?: string;
  'Relation Name'?: string;
  Schema?: string;
  Plans?: Plan[];
}

/** Statements that have a plan; for the others (locks, sessions, transactions) PostgreSQL names no tables. */
const PLANNED = /^\s*(SELECT|INSERT|UPDATE|DELETE|MERGE|WITH|VALUES)\b/i;

/**
 * Has PostgreSQL prepare a statement, and reads from its plan which tables it reads and writes; undefined for one without a plan.
 * On a connection with `enable_seqscan` off it reads a table whole only where no index leads to the rows.
 * Rejects with PostgreSQL's reason when the migrated schema does not know what it names.
 */
export async function touchedBy(client: pg.ClientBase, text: string): Promise<Touched | undefined> {
  if (!PLANNED.test(text)) return undefined;
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) ${text}`,
  );
  const touched: Touched = { reads: new Set(), writes: new Set(), whole: new Set() };
  const walk = (plan: Plan, isLimited: boolean): void => {
    const table = plan['Relation Name'];
    const kind = plan['Node Type'];
    if (table !== undefined && plan.Schema !== 'pg_catalog') {
      const name = plan.Schema === 'public' ? table : `${plan.Schema}.${table}`;
      (kind === 'ModifyTable' ? touched.writes : touched.reads).add(name);
      if (kind === 'Seq Scan' && !isLimited) touched.whole.add(name);
    }
    // What sorts or sums reads everything first.
    const isEnded = kind === 'Limit' || (isLimited && kind !== 'Sort' && kind !== 'Aggregate');
    for (const part of plan.Plans ?? []) walk(part, isEnded);
  };
  for (const row of rows[0]?.['QUERY PLAN'] ?? []) walk(row.Plan, false);
  return touched;
}

import pg from 'pg';
import { FLOORS } from '../../src/floors.js';
import { createDatabase } from '../support/server.js';
import { type Statement, statementsOf, type Touched, touchedBy } from '../support/statements.js';
import { FEW_ROWS, READ_WHOLE, TABLES } from './tables.js';

// The statements the program sent to PostgreSQL while the API tests ran: `npm test` runs this right after them.
const folder = process.env['HAULWAY_TEST_STATEMENTS'] ?? '';
let statements: Statement[];
let client: pg.Client;
const touched = new Map<Statement, Touched>();
const refused: string[] = [];

beforeAll(async () => {
  // A migration may touch any table, and comes before the tables are as they are now.
  statements = statementsOf(folder).filter(({ room }) => room !== 'migrations');
  client = new pg.Client({ connectionString: await createDatabase('statements') });
  await client.connect();
  await client.query('SET enable_seqscan = off');
  for (const statement of statements) {
    try {
      const found = await touchedBy(client, statement.text);
      if (found) touched.set(statement, found);
    } catch (error) {
      refused.push(`${statement.place}: ${(error as Error).message}\n  ${statement.text}`);
    }
  }
});

afterAll(() => client.end());

/** GIN indexes whose new rows may wait: operators search by them, an erased person's names are found by them, or they get few rows. */
const SEEN_LATER = [/_any_part$/, /_words$/, /_mentions$/, /^shipments_for_few$/];

const fileOf = ({ place }: Statement) => place.replace(/^(?:\.\.\/)+(?:src\/)?|:\d+$/g, '');
const named = (statement: Statement, table: string) => `${statement.room} ${table} (${statement.place})`;

describe('the statements of the program', () => {
  it('are many: the API tests were looked at', () => {
    expect(touched.size).toBeGreaterThan(300);
  });

  it('are all understood by the migrated database', () => {
    expect(refused).toEqual([]);
  });

  it('are sent on one connection by each call: none while it holds a transaction open on another', () => {
    const beside = statements.filter((each) => each.beside);
    expect(beside.map(({ text, place }) => `${place}: ${text.replace(/\s+/g, ' ').slice(0, 100)}`)).toEqual([]);
  });

  it('find every table owned, and no owner of a table that is gone', async () => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT CASE schemaname WHEN 'public' THEN tablename ELSE schemaname || '.' || tablename END AS name
         FROM pg_tables WHERE schemaname IN ('public', 'sandbox')`,
    );
    expect(Object.keys(TABLES).sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('write a table from the folder that owns it, or from one named with it', () => {
    const foreign = [...touched].flatMap(([statement, { writes }]) =>
      [...writes]
        .filter(
          (table) =>
            TABLES[table] && TABLES[table].owner !== statement.room && !TABLES[table].writers?.includes(statement.room),
        )
        .map((table) => named(statement, table)),
    );
    expect([...new Set(foreign)].sort()).toEqual([]);
  });

  it('find their rows by an index in every table that grows', () => {
    const whole = [...touched].flatMap(([statement, found]) =>
      [...found.whole]
        .filter((table) => !FEW_ROWS.includes(table) && READ_WHOLE[fileOf(statement)]?.includes(table) !== true)
        .map((table) => `${named(statement, table)}\n  ${statement.text.replace(/\s+/g, ' ').slice(0, 300)}`),
    );
    expect([...new Set(whole)].sort()).toEqual([]);
  });

  it('never look through rows that wait to be indexed, where that is not worth it', async () => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c JOIN pg_am a ON a.oid = c.relam AND a.amname = 'gin' AND c.relkind = 'i'
        WHERE NOT coalesce(c.reloptions @> '{fastupdate=off}', false) ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name).filter((name) => !SEEN_LATER.some((each) => each.test(name)))).toEqual([]);
  });

  it('read a table from its own folder, from above it, or from one named with it', () => {
    const foreign = [...touched].flatMap(([statement, { reads, writes }]) =>
      [...reads]
        .filter((table) => TABLES[table] && !writes.has(table) && !mayRead(statement.room, table))
        .map((table) => named(statement, table)),
    );
    expect([...new Set(foreign)].sort()).toEqual([]);
  });
});

function mayRead(room: string, table: string): boolean {
  const rule = TABLES[table];
  if (!rule) return false;
  return (
    rule.owner === room ||
    floorOf(room) > floorOf(rule.owner) ||
    (rule.readers?.includes(room) ?? false) ||
    (rule.writers?.includes(room) ?? false)
  );
}

function floorOf(room: string): number {
  return FLOORS[room.split('/', 1)[0] as string] ?? 99;
}

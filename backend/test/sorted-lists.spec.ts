import pg from 'pg';
import { listStatement, type Sort } from '../src/admin/admin.queries.js';
import { RESOURCES } from '../src/admin/admin.resources.js';
import { ok, World } from './support/people.js';

/** Put in order anew each time: at most 1,000 rows of each kind. */
const BOUNDED = ['queue'];

/** A step of PostgreSQL's plan. */
interface Plan {
  'Node Type': string;
  'Parent Relationship'?: string;
  Plans?: Plan[];
}

/** Of the list itself, without what is read for one of its rows. */
const stepsOf = (plan: Plan): string[] =>
  plan['Parent Relationship'] === 'SubPlan' ? [] : [plan['Node Type'], ...(plan.Plans ?? []).flatMap(stepsOf)];

let world: World;

beforeAll(async () => {
  world = await World.start();
});

const sorts = Object.entries(RESOURCES)
  .filter(([name]) => !BOUNDED.includes(name))
  .flatMap(([name, { sorts: all }]) => Object.keys(all).map((field) => ({ name, field })));

it.each(sorts)('$name are put in order by $field as an index has it, both ways', async ({ name, field }) => {
  const resource = RESOURCES[name];
  if (!resource) throw new Error(`No resource ${name}`);
  // Where it can do without, the planner reads and sorts nothing whole.
  const without = ['sort', 'seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'].map((each) => `-c enable_${each}=off`);
  const client = new pg.Client({ connectionString: world.server.databaseUrl, options: without.join(' ') });
  await client.connect();
  try {
    for (const order of ['ASC', 'DESC'] as const) {
      const sort: Sort = [field, order];
      const { sql, values } = listStatement(resource, [], sort, 0, 25);
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `EXPLAIN (COSTS OFF, FORMAT JSON) ${sql}`,
        values,
      );
      const steps = rows.flatMap((row) => row['QUERY PLAN'].flatMap((each) => stepsOf(each.Plan)));
      expect(steps).toContain('Limit');
      expect(steps).not.toContain('Sort');
      expect(steps).not.toContain('Incremental Sort');
    }
  } finally {
    await client.end();
  }
});

it('the dearest payment comes first, and within a status the newest', async () => {
  for (const amount of [300, 900, 600]) await world.booked({ amount });
  const read = async (resource: string, sort: Sort) =>
    ok(
      await world.admin.api.get<{ amount: number; status: string; createdAt: string }[]>(
        `/api/admin/${resource}?sort=${encodeURIComponent(JSON.stringify(sort))}`,
      ),
      200,
    );
  expect((await read('quotes', ['amount', 'DESC'])).map(({ amount }) => amount)).toEqual([900, 600, 300]);
  const quotes = await read('quotes', ['status', 'ASC']);
  expect(quotes.map(({ createdAt }) => createdAt)).toEqual(
    quotes.map(({ createdAt }) => createdAt).toSorted((one, other) => other.localeCompare(one)),
  );
});

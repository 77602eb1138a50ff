import { allTold } from './mails.js';
import type { World } from './people.js';

/** Rows that come and go on their own, or by a call that is refused and counted. */
const RESTLESS = ['login_failures', 'shipment_counts', 'emails', 'caught_mails', 'masking_runs', 'call_counts'];

/** How many rows every table has once all that happened is told, to compare before and after refused calls. */
export async function rowCounts(world: World): Promise<Record<string, number>> {
  const { server } = world;
  await allTold(world);
  const tables = await server.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'sandbox') AND NOT tablename = ANY($1) ORDER BY 1`,
    [RESTLESS],
  );
  const [counts] = await server.query<{ all: Record<string, number> }>(
    `SELECT json_object_agg(name, count) AS all FROM (${tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int FROM ${name}`).join(' UNION ALL ')}) t`,
  );
  return counts?.all ?? {};
}

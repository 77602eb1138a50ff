import pg from 'pg';

/** The demo's name among the seeds. */
export const DEMO = 'demo';
/** The domain of its people's mail addresses. */
export const DEMO_DOMAIN = 'demo.haulway.test';

/**
 * Empties a database in which the demo was started but not finished, as after a kill: half a demo would stay forever.
 * A database with anybody else's account in it is left alone.
 */
export async function dropUnfinishedDemo(databaseUrl: string): Promise<boolean> {
  return ask(databaseUrl, async (client) => {
    const { rows } = await client.query<{ seeds: string | null }>(`SELECT to_regclass('public.seeds') AS seeds`);
    if (!rows[0]?.seeds) return false;
    const unfinished = await client.query(
      `SELECT 1 FROM seeds WHERE name = $1 AND finished_at IS NULL
          AND NOT EXISTS (SELECT 1 FROM sessions) AND NOT EXISTS (SELECT 1 FROM users WHERE email NOT LIKE '%@' || $2)`,
      [DEMO, DEMO_DOMAIN],
    );
    if (unfinished.rowCount === 0) return false;
    await client.query('DROP SCHEMA IF EXISTS public, sandbox, bullmq CASCADE; CREATE SCHEMA public');
    return true;
  });
}

/** Does this database have the demo's accounts, whose password everybody can read? */
export function holdsDemo(databaseUrl: string): Promise<boolean> {
  return ask(
    databaseUrl,
    async (client) => (await client.query('SELECT 1 FROM seeds WHERE name = $1', [DEMO])).rowCount !== 0,
  );
}

/** Nobody has registered. */
export function isEmpty(databaseUrl: string): Promise<boolean> {
  return ask(databaseUrl, async (client) => (await client.query('SELECT 1 FROM users LIMIT 1')).rowCount === 0);
}

async function ask<Answer>(databaseUrl: string, question: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'haulway-seed' });
  await client.connect();
  try {
    return await question(client);
  } finally {
    await client.end();
  }
}

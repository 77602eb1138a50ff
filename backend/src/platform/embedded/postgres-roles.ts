import pg from 'pg';

/** The program's role in its own database: it owns what is in it, and is not a superuser. */
export const PROGRAM_ROLE = 'haulway_program';

const SYSTEM = `n.nspname ~ '^pg_' OR n.nspname = 'information_schema'`;
const MINE = `(SELECT oid FROM pg_roles WHERE rolname = current_user)`;

/**
 * Hands what the superuser owns outside the system's own schemas to the program: all of it, once, in a data folder from
 * before the program had a role of its own. Column sequences follow their tables.
 */
const HAND_OVER = `
  DO $$
  DECLARE command text;
  BEGIN
    FOR command IN
      SELECT format('ALTER SCHEMA %I OWNER TO ${PROGRAM_ROLE}', n.nspname) FROM pg_namespace n WHERE n.nspowner = ${MINE} AND NOT (${SYSTEM})
      UNION ALL
      SELECT format('ALTER %s %s OWNER TO ${PROGRAM_ROLE}', CASE c.relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, c.oid::regclass)
        FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relowner = ${MINE} AND c.relkind IN ('r', 'p', 'v', 'm', 'S') AND NOT (${SYSTEM})
         AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.refclassid = 'pg_class'::regclass AND d.deptype IN ('a', 'i'))
      UNION ALL
      SELECT format('ALTER ROUTINE %s OWNER TO ${PROGRAM_ROLE}', p.oid::regprocedure)
        FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE p.proowner = ${MINE} AND NOT (${SYSTEM})
      UNION ALL
      SELECT format('ALTER TYPE %s OWNER TO ${PROGRAM_ROLE}', t.oid::regtype)
        FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace WHERE t.typowner = ${MINE} AND t.typtype IN ('e', 'd') AND NOT (${SYSTEM})
    LOOP
      EXECUTE command;
    END LOOP;
  END $$`;

/**
 * Creates the program's role and database if missing, and hands over what still belongs to the superuser.
 * @param maintenance the superuser's address of the database `postgres`
 * @param own the superuser's address of the program's database
 */
export async function makeDatabase(maintenance: string, own: string, programPassword: string): Promise<void> {
  await asking(maintenance, async (client) => {
    const { rowCount: hasRole } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [PROGRAM_ROLE]);
    await client.query(
      `${hasRole ? 'ALTER' : 'CREATE'} ROLE ${PROGRAM_ROLE} LOGIN PASSWORD ${pg.escapeLiteral(programPassword)}`,
    );
    const { rowCount: hasDatabase } = await client.query(`SELECT 1 FROM pg_database WHERE datname = 'haulway'`);
    await client.query(
      hasDatabase ? `ALTER DATABASE haulway OWNER TO ${PROGRAM_ROLE}` : `CREATE DATABASE haulway OWNER ${PROGRAM_ROLE}`,
    );
  });
  await asking(own, (client) => client.query(HAND_OVER));
}

async function asking(url: string, ask: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await ask(client);
  } finally {
    await client.end();
  }
}

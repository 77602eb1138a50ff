import pg from 'pg';
import type { Reads } from '../platform/database/reads.js';

/** A table as a backup knows it, by `schema.table`. */
export interface Table {
  name: string;
  /** All but the generated columns. */
  columns: string[];
}

/** A table's name as written in a statement. */
export function named({ name }: Pick<Table, 'name'>): string {
  return name
    .split('.')
    .map((part) => pg.escapeIdentifier(part))
    .join('.');
}

/** A table with its columns, as written for COPY. */
export function namedWithColumns(table: Table): string {
  return `${named(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}

/** The manifest lists the migrations that have run; what the queues hold, the sweeps find again from the tables. */
const LEFT_OUT = `n.nspname IN ('bullmq', 'information_schema') OR n.nspname LIKE 'pg\\_%' OR (n.nspname, c.relname) = ('public', 'migrations')`;

/** An extension's table belongs to the extension. */
const OURS = `NOT (${LEFT_OUT}) AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`;

/** All tables, each after the tables it refers to, so that they can be filled in this order; a reference that closes a circle is deferrable. */
export async function tablesOf(reads: Reads): Promise<Table[]> {
  const tables = await reads.rows<Table & { parents: string[] }>(
    `SELECT n.nspname || '.' || c.relname AS name,
            (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
              WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
            (SELECT coalesce(json_agg(DISTINCT pn.nspname || '.' || p.relname), '[]')
               FROM pg_constraint k JOIN pg_class p ON p.oid = k.confrelid JOIN pg_namespace pn ON pn.oid = p.relnamespace
              WHERE k.conrelid = c.oid AND k.contype = 'f' AND NOT k.condeferrable AND p.oid <> c.oid) AS parents
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND ${OURS} ORDER BY 1`,
  );
  const ordered: Table[] = [];
  for (let left = tables; left.length > 0;) {
    const waits = ({ parents }: { parents: string[] }) =>
      parents.some((parent) => left.some(({ name }) => name === parent));
    const next = left.filter((table) => !waits(table));
    if (next.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${left.map(({ name }) => name).join(', ')}`);
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })));
    left = left.filter((table) => waits(table));
  }
  return ordered;
}

/** The last number each sequence gave out, by `schema.sequence`; unused ones are left out. */
export async function sequencesOf(reads: Reads): Promise<Record<string, string>> {
  const rows = await reads.rows<{ name: string; last: string }>(
    `SELECT n.nspname || '.' || c.relname AS name, s.last_value::text AS last
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_sequences s ON s.schemaname = n.nspname AND s.sequencename = c.relname
      WHERE c.relkind = 'S' AND s.last_value IS NOT NULL AND ${OURS} ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** The migrations that have run, oldest first; empty for a database that has no record of any. */
export async function migrationsOf(reads: Reads): Promise<string[]> {
  const [found] = await reads.rows<{ known: boolean }>(`SELECT to_regclass('public.migrations') IS NOT NULL AS known`);
  if (!found?.known) return [];
  return (await reads.rows<{ name: string }>('SELECT name FROM public.migrations ORDER BY id')).map(({ name }) => name);
}

import { isoJson } from '../platform/database/json.js';

/** How a column of a record is read from the database, and what the document says of it. */
export interface Column {
  /** SQL that gives the value as JSON carries it. */
  sql: string;
  schema: Record<string, unknown>;
}

const column = (sql: string, schema: Record<string, unknown>): Column => ({
  sql,
  schema: { ...schema, nullable: true },
});

/** Columns of the records of the console, by what they hold. Each takes a fixed piece of SQL. */
export const shown = {
  text: (sql: string) => column(sql, { type: 'string' }),
  email: (sql: string) => column(sql, { type: 'string', format: 'email' }),
  /** An address elsewhere, or a path of this server. */
  link: (sql: string) => column(sql, { type: 'string', format: 'uri-reference' }),
  uuid: (sql: string) => column(sql, { type: 'string', format: 'uuid' }),
  whole: (sql: string) => column(sql, { type: 'integer' }),
  number: (sql: string) => column(sql, { type: 'number' }),
  /** A numeric(10,2) column: US dollars. */
  dollars: (sql: string) => column(sql, { type: 'number' }),
  /** A bigint of cents, shown as US dollars; the sign stays. */
  cents: (sql: string) => column(`round(${sql} / 100.0, 2)`, { type: 'number' }),
  flag: (sql: string) => column(sql, { type: 'boolean' }),
  instant: (sql: string) => column(isoJson(sql), { type: 'string', format: 'date-time' }),
  day: (sql: string) => column(`${sql}::text`, { type: 'string', format: 'date' }),
  texts: (sql: string) => column(sql, { type: 'array', items: { type: 'string' } }),
  links: (sql: string) => column(sql, { type: 'array', items: { type: 'string', format: 'uri-reference' } }),
  /** JSON as it is stored. */
  json: (sql: string) => column(sql, { type: 'object', additionalProperties: true }),
  jsonList: (sql: string) => column(sql, { type: 'array', items: { type: 'object', additionalProperties: true } }),
};

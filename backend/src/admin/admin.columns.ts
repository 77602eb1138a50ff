import { openList } from '../common/shown.js';
import { isoJson } from '../platform/database/json.js';
import { textAsWritten } from '../shipments/shipments.texts.js';

/** How a record's column is read from the database, and how the document describes it. */
export interface Column {
  /** SQL that produces the value as JSON carries it. */
  sql: string;
  schema: Record<string, unknown>;
  /** US dollars. */
  isMoney?: true;
  /** A word of a list, such as a status. */
  isWord?: true;
}

const column = (sql: string, schema: Record<string, unknown>): Column => ({
  sql,
  schema: { ...schema, nullable: true },
});

const money = (sql: string): Column => ({ ...column(sql, { type: 'number' }), isMoney: true });

/** Columns of the console's records, by type. Each takes a fixed piece of SQL. */
export const shown = {
  text: (sql: string) => column(sql, { type: 'string' }),
  /** A word of a list. */
  word: (sql: string, words: readonly string[]): Column => ({ ...column(sql, openList(words)), isWord: true }),
  email: (sql: string) => column(sql, { type: 'string', format: 'email' }),
  /** An external address, or a path on this server. */
  link: (sql: string) => column(sql, { type: 'string', format: 'uri-reference' }),
  url: (sql: string) => column(sql, { type: 'string', format: 'uri' }),
  uuid: (sql: string) => column(sql, { type: 'string', format: 'uuid' }),
  whole: (sql: string) => column(sql, { type: 'integer' }),
  number: (sql: string) => column(sql, { type: 'number' }),
  /** A numeric(10,2) column: US dollars. */
  dollars: (sql: string) => money(sql),
  /** A bigint of cents, shown as US dollars with its sign. */
  cents: (sql: string) => money(`round(${sql} / 100.0, 2)`),
  flag: (sql: string) => column(sql, { type: 'boolean' }),
  instant: (sql: string) => column(isoJson(sql), { type: 'string', format: 'date-time' }),
  day: (sql: string) => column(`${sql}::text`, { type: 'string', format: 'date' }),
  texts: (sql: string) => column(sql, { type: 'array', items: { type: 'string' } }),
  links: (sql: string) => column(sql, { type: 'array', items: { type: 'string', format: 'uri-reference' } }),
  /** JSON exactly as stored. */
  json: (sql: string) => column(sql, { type: 'object', additionalProperties: true }),
  jsonList: (sql: string) => column(sql, { type: 'array', items: { type: 'object', additionalProperties: true } }),
};

/** SQL: the title of the shipment that a row of this alias belongs to, as its owner wrote it. */
export const shipmentTitle = (of: string) =>
  `(SELECT ${textAsWritten('title')} FROM shipments s WHERE s.id = ${of}.shipment_id)`;

/** SQL: the name of the person in this row of users. */
export const nameOfRow = (u: string) =>
  `coalesce(nullif(concat_ws(' ', ${u}.first_name, ${u}.last_name), ''), ${u}.email)`;

/** SQL: the name of the person with this id. */
export const personName = (id: string) => `(SELECT ${nameOfRow('named')} FROM users named WHERE named.id = ${id})`;

import { invalidField } from '../common/errors.js';
import { isCalendarDate } from '../common/fields.js';
import { isUuid } from '../common/paging.js';
import { Finding } from './admin.finding.js';

/** How many values one filter takes at most. */
export const MOST_VALUES = 100;
const MOST_CHARACTERS = 200;

/** A condition and its value; `$n` in the condition stands for the value. */
export interface Condition {
  sql: string;
  value?: unknown;
  /** Optional: the rest of a statement after FROM with one row per match, for when that counts faster than the rows themselves. */
  counted?: string;
  /** Optional: the same as a column that is among what `from` selects, for when the latter is to be looked up once for count and page. */
  among?: { column: string; from: string };
}

/**
 * Reads a filter's value; `path` names it for the caller. Throws 400 for a value it does not take. `anyPart` is for what is
 * found by names: whether the database has any part of them by index.
 */
export type Filter = (value: unknown, path: string, anyPart?: boolean) => Condition;

/** What a list is searched by beyond its own id: whose records they are, by columns of `table`. */
interface Names {
  table: string;
  /** Its primary key, if that is not `id`. */
  key?: string;
  /** Columns with ids of users. */
  people?: readonly string[];
  /** The column with the id of a shipment. */
  shipment?: string;
  /** The column with the id of a payment, whose people and shipment count. */
  payment?: string;
  /** Its own id is one of the provider's, or no uuid. */
  isForeign?: true;
  /** A column whose text may be any id. */
  text?: string;
  /** More statements that select keys. */
  also?: (found: Found) => readonly string[];
}

/** What a search found, as SQL. */
interface Found {
  /** Arrays of ids. */
  people: string;
  shipments: string;
  /** A statement that selects the ids of the newest payments of those people, or for those shipments. */
  payments: string;
  finding: Finding;
}

/** So many people, or shipments, of a name are looked through for what is theirs. */
export const MOST_NAMED = 200;
/** So many of their payments, the newest, for what hangs on payments: one person can have thousands, each with lines in the ledger. */
const MOST_PAYMENTS = 500;
/** So many lines of the audit log, the newest, of each operator, action or record that is named. */
const MOST_DEEDS = 2_000;

/** Filters by what they compare. The SQL is fixed; what the caller sends is always a parameter. */
export const filters = {
  /** One of the words, or any of several. */
  oneOf:
    (sql: string, words: readonly string[]): Filter =>
    (value, path) => ({
      sql: `${sql} = ANY($n::text[])`,
      value: several(value, path, (each) => words.includes(each), `One of ${words.join(', ')}`),
    }),

  /** Exactly this text, or any of several. */
  text:
    (sql: string): Filter =>
    (value, path) => ({
      sql: `${sql} = ANY($n::text[])`,
      value: several(value, path, () => true, 'A text of at most 200 characters'),
    }),

  /** This id, or any of several. */
  uuid:
    (sql: string): Filter =>
    (value, path) => ({ sql: `${sql} = ANY($n::uuid[])`, value: several(value, path, isUuid, 'This must be an id') }),

  /** This whole number, or any of several. */
  whole:
    (sql: string): Filter =>
    (value, path) => ({
      sql: `${sql} = ANY($n::bigint[])`,
      value: several(value, path, (each) => /^\d{1,15}$/.test(each), 'This must be an id'),
    }),

  /** A deadline, named `kind:subject`, or any of several. */
  deadline:
    (kind: string, subject: string): Filter =>
    (value, path) => ({
      sql: `(${kind}, ${subject}) IN (SELECT split_part(name, ':', 1), split_part(name, ':', 2)::uuid FROM unnest($n::text[]) name)`,
      value: several(value, path, (each) => isUuid(each.split(':')[1]), 'This must be an id'),
    }),

  /** true or false, each with its own condition, so that an index on either is used. */
  flag:
    (whenTrue: string, whenFalse: string): Filter =>
    (value, path) => {
      if (typeof value !== 'boolean') throw invalidField(path, 'This must be true or false');
      return { sql: value ? whenTrue : whenFalse };
    },

  /** One of the words, each with a condition of its own. */
  case:
    (conditions: Readonly<Record<string, string>>): Filter =>
    (value, path) => {
      const sql = Object.entries(conditions).find(([name]) => name === value)?.[1];
      if (sql === undefined) throw invalidField(path, `One of ${Object.keys(conditions).join(', ')}`);
      return { sql };
    },

  /** The timeline has this line for the row, from the day `since` through the day `until`, in UTC; either may be left out. */
  happened:
    (id: string, says: (line: string) => string): Filter =>
    (value, path) => {
      const [since, until] = period(value, path);
      const bounds = [
        ...(since ? ["t.at >= ($n::date[])[1]::timestamp AT TIME ZONE 'UTC'"] : []),
        ...(until ? ["t.at < (($n::date[])[2] + 1)::timestamp AT TIME ZONE 'UTC'"] : []),
      ];
      // These lines happen once per record, so counting lines counts records.
      const counted = `timeline t WHERE ${[says('t'), ...bounds].join(' AND ')}`;
      return {
        sql: `${id} IN (SELECT t.subject_id FROM ${counted})`,
        counted,
        ...(bounds.length > 0 ? { value: [since, until] } : {}),
      };
    },

  /** From the start of this day in UTC. */
  since:
    (sql: string): Filter =>
    (value, path) => ({ sql: `${sql} >= $n::date::timestamp AT TIME ZONE 'UTC'`, value: day(value, path) }),

  /** Through the end of this day in UTC. */
  until:
    (sql: string): Filter =>
    (value, path) => ({ sql: `${sql} < ($n::date + 1)::timestamp AT TIME ZONE 'UTC'`, value: day(value, path) }),

  /** A person: any part of the name in any order, the e-mail address, the end of the phone number, or the beginning of an id. */
  person: (): Filter =>
    found((finding) =>
      // Nobody has most numbers: in the order of the list, the planner would look for them through everybody.
      finding.isNumber() ? `u.id = ANY(${peopleOf(finding)})` : finding.person('u'),
    ),

  /** A shipment by its title and places, whose it is, or the beginning of its id. */
  shipment: (): Filter => found((finding) => `(${finding.shipment('s')} OR s.user_id = ANY(${peopleOf(finding)}))`),

  /** A support ticket by who asked, its topic, or the beginning of its id. */
  ticket: (): Filter => found((finding) => finding.ticket('t')),

  /**
   * Whatever belongs to a person or a shipment of this name, or begins with this id; for a whole id, anything that is named by
   * it, as with `reference`.
   */
  named:
    (
      id: string,
      uuids: readonly string[],
      texts: readonly string[],
      { table, key = 'id', people = [], shipment, payment, isForeign, text: anyId, also }: Names,
    ): Filter =>
    (value, path, anyPart = false) => {
      const text = word(value, path);
      if (text === '') return { sql: 'true' };
      if (isUuid(text)) return filters.reference(isForeign ? uuids : [id, ...uuids], anyId)(text, path);
      const finding = new Finding(text, anyPart);
      const what: Found = {
        people: peopleOf(finding),
        shipments: shipmentsOf(finding),
        get payments() {
          const of = [
            ...['payer_id', 'payee_id'].map((column) => `${column} = ANY(${this.people})`),
            `shipment_id = ANY(${this.shipments})`,
          ].map((condition) => `SELECT id, created_at FROM payments WHERE ${condition}`);
          return `SELECT p.id FROM (${of.join(' UNION ALL ')}) p ORDER BY p.created_at DESC LIMIT ${MOST_PAYMENTS}`;
        },
        finding,
      };
      const from = `SELECT ${key} FROM ${table} WHERE`;
      const sources = [
        ...(isForeign ? [] : [`${from} ${finding.id(key)}`]),
        ...texts.map((column) => `${from} ${finding.whole(column)}`),
        ...people.map((column) => `${from} ${column} = ANY(${what.people})`),
        ...(shipment ? [`${from} ${shipment} = ANY(${what.shipments})`] : []),
        ...(payment ? [`${from} ${payment} IN (${what.payments})`] : []),
        ...(also?.(what) ?? []),
      ].filter((source) => !source.endsWith('WHERE false'));
      if (sources.length === 0) return { sql: 'false' };
      const among = { column: id, from: sources.map((each) => `(${each})`).join(' UNION ') };
      const sql = `${id} IN (${among.from})`;
      return {
        sql,
        ...(key.includes(',') ? {} : { among }),
        ...(finding.values.length > 0 ? { value: finding.values } : {}),
      };
    },

  /** An email by its recipient: the beginning of the address, or whose it is. */
  recipient: (column: string): Filter =>
    found(
      (finding) =>
        `(${finding.begins(`lower(${column})`)} OR lower(${column}) = ANY(${peopleOf(finding, 'lower(u.email)')}))`,
    ),

  /** A line of the audit log `l`: what was done, by whom, and to whom or to the record of which id; of each of these the newest. */
  deed:
    (): Filter =>
    (value, path, anyPart = false) => {
      const text = word(value, path);
      if (text === '') return { sql: 'true' };
      if (isUuid(text)) return filters.reference(['l.id', 'l.admin_id'], 'l.resource_id')(text, path);
      const finding = new Finding(text, anyPart);
      const newest = (condition: string) =>
        `SELECT id FROM audit_log WHERE ${condition} ORDER BY at DESC, id DESC LIMIT ${MOST_DEEDS}`;
      /** The lines of each of these, one after another: of all at once, the planner would read the whole log in its order. */
      const ofEach = (each: string, condition: string) =>
        `SELECT line.id FROM (${each}) each (it) CROSS JOIN LATERAL (${newest(condition)}) line`;
      const begun = (action: string) => `${finding.begins(action)} ORDER BY ${action} USING ~<~ LIMIT 1`;
      // There are few actions: each is found from the one before it.
      const actions = `WITH RECURSIVE done (action) AS (
          (SELECT action FROM audit_log WHERE ${begun('action')})
          UNION ALL
          SELECT (SELECT l.action FROM audit_log l WHERE l.action ~>~ done.action AND ${begun('l.action')}) FROM done WHERE done.action IS NOT NULL
        ) SELECT action FROM done WHERE action IS NOT NULL`;
      const operators = `SELECT u.id FROM users u WHERE u.is_admin AND ${finding.person('u')} LIMIT ${MOST_NAMED}`;
      const address = `SELECT u.id FROM users u WHERE lower(u.email) = ${finding.lower()}`;
      const from = [
        newest(`resource_id = ${finding.lower()}`),
        ofEach(actions, 'action = each.it'),
        ofEach(`(${operators}) UNION (${address})`, 'admin_id = each.it'),
        ofEach(`SELECT person::text FROM unnest(${peopleOf(finding)}) person`, 'resource_id = each.it'),
      ]
        .map((source) => `(${source})`)
        .join(' UNION ');
      return { sql: `l.id IN (${from})`, among: { column: 'l.id', from }, value: finding.values };
    },

  /** Whose it is, which shipment it is about, or what names whoever is nobody here: by all that people and shipments are found by. */
  about: (person: string, shipment: string, who: string): Filter =>
    found(
      (finding) => `(${person} = ANY(${peopleOf(finding)})
          OR ${shipment} = ANY(${shipmentsOf(finding)})
          OR lower(${who}) = ANY(${peopleOf(finding, 'lower(u.email)')}) OR ${finding.said(who)})`,
    ),

  /** Anything this id names: one of our ids in `uuids`, any id in `text`. */
  reference:
    (uuids: readonly string[], text?: string): Filter =>
    (value, path) => {
      const id = word(value, path);
      const sames = [
        ...(isUuid(id) ? uuids.map((uuid) => `${uuid} = $n::uuid`) : []),
        ...(text ? [`${text} = $n::text`] : []),
      ];
      return sames.length > 0 ? { sql: `(${sames.join(' OR ')})`, value: id } : { sql: 'false' };
    },
};

/** SQL: ids of the people who are found so, or what else of them is asked for. */
function peopleOf(finding: Finding, column = 'u.id'): string {
  return `ARRAY(SELECT ${column} FROM users u WHERE ${finding.person('u')} LIMIT ${MOST_NAMED})`;
}

/** SQL: ids of the shipments that are found so. */
function shipmentsOf(finding: Finding): string {
  return `ARRAY(SELECT s.id FROM shipments s WHERE ${finding.shipment('s')} LIMIT ${MOST_NAMED})`;
}

/** By names, of which some condition needs no value: a statement has no parameter that it does not name. */
function found(condition: (finding: Finding) => string): Filter {
  return (value, path, anyPart = false) => {
    const text = word(value, path);
    const finding = new Finding(text, anyPart);
    // A field to choose from asks for what there is before anything is typed.
    const sql = text === '' ? 'true' : condition(finding);
    return finding.values.length > 0 ? { sql, value: finding.values } : { sql };
  };
}

function several(value: unknown, path: string, fits: (text: string) => boolean, message: string): string[] {
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  if (values.length > MOST_VALUES) throw invalidField(path, `At most ${MOST_VALUES} values`);
  return values.map((each) => {
    const text = typeof each === 'number' ? String(each) : each;
    if (!isStorable(text) || !fits(text)) throw invalidField(path, message);
    return text;
  });
}

function word(value: unknown, path: string): string {
  const text = typeof value === 'string' ? value.trim() : value;
  if (!isStorable(text)) throw invalidField(path, `A text of at most ${MOST_CHARACTERS} characters`);
  return text;
}

function period(value: unknown, path: string): [since: string | null, until: string | null] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidField(path, 'An object of since and until');
  const unknown = Object.keys(value).find((name) => name !== 'since' && name !== 'until');
  if (unknown !== undefined) throw invalidField(`${path}.${unknown}`, 'Only since and until are known');
  const end = (name: 'since' | 'until') =>
    name in value ? day((value as Record<string, unknown>)[name], `${path}.${name}`) : null;
  return [end('since'), end('until')];
}

function day(value: unknown, path: string): string {
  if (!isCalendarDate(value)) throw invalidField(path, 'Enter a date as YYYY-MM-DD');
  return value;
}

/** Filters are JSON inside a query field, so input validation has not seen their texts. */
function isStorable(text: unknown): text is string {
  return typeof text === 'string' && text.length <= MOST_CHARACTERS && !text.includes('\0') && text.isWellFormed();
}

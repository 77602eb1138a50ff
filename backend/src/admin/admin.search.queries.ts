import { textAsWritten } from '../shipments/shipments.texts.js';
import { ofAnyStatus } from '../shipments/visible.js';
import { Finding } from './admin.finding.js';
import type { SqlText } from './admin.queries.js';
import type { SEARCHED } from './admin.search.dto.js';

/** Most of each kind. */
const MOST = 8;
/** So many that are named so are looked at for the best of them: nobody reads on who typed a name that a thousand people have. */
const LOOKED_AT = 200;
/** So many with similar names are compared, which takes a tenth of a second at most. */
const SIMILAR = 5_000;
/**
 * So many shipments, the newest, are looked through before the index is asked, and more if any of them is named so: what many
 * titles say is among them often enough, and the index would first read a list of all that have it. A row takes a microsecond.
 */
const NEWEST = 500;
const NEXT_NEWEST = 2_000;

const NAME = (u: string) => `coalesce(nullif(concat_ws(' ', ${u}.first_name, ${u}.last_name), ''), ${u}.email)`;
const PERSON_OF = (column: string) => `(SELECT ${NAME('n')} FROM users n WHERE n.id = ${column})`;
const TITLE_OF = (column: string) => `(SELECT ${textAsWritten('title')} FROM shipments s WHERE s.id = ${column})`;

/** What hangs on people and shipments: found by what names it itself, and by these. */
interface Follower {
  table: string;
  /** Statements that select the ids of records that are named so themselves. */
  named: readonly string[];
  /** Columns that say whose it is. */
  people: readonly string[];
  shipment: string | null;
  /** Title, detail, amount and status of the row `r`. */
  line: readonly [title: string, detail: string, amount: string, status: string];
}

/** Parameters of the second statement: the ids of the first one's, the range of ids that begin so, and the whole text; null for what it cannot be. */
const [PEOPLE, SHIPMENTS, TICKETS, LOWEST, HIGHEST, WHOLE] = [
  '$1::uuid[]',
  '$2::uuid[]',
  '$3::uuid[]',
  '$4::uuid',
  '$5::uuid',
  '$6::text',
] as const;
/** Six digits of an id are hardly ever those of two records. */
const BY_ID = (table: string) =>
  `(SELECT id FROM ${table} WHERE id BETWEEN ${LOWEST} AND ${HIGHEST} LIMIT ${LOOKED_AT})`;
const IS = (column: string) => `${column} = ${WHOLE} LIMIT ${LOOKED_AT}`;

const FOLLOWERS: Record<string, Follower> = {
  quotes: {
    table: 'quotes',
    named: [BY_ID('quotes'), `(SELECT id FROM quotes WHERE ${IS('stripe_payment_intent_id')})`],
    people: ['carrier_id'],
    shipment: 'shipment_id',
    line: [TITLE_OF('r.shipment_id'), PERSON_OF('r.carrier_id'), 'r.amount', 'r.status'],
  },
  payments: {
    table: 'payments',
    named: [
      BY_ID('payments'),
      ...['stripe_payment_intent_id', 'stripe_charge_id', 'stripe_transfer_id'].map(
        (column) => `(SELECT id FROM payments WHERE ${IS(column)})`,
      ),
      `(SELECT payment_id FROM refunds WHERE ${IS('stripe_refund_id')})`,
      `(SELECT payment_id FROM chargebacks WHERE ${IS('id')})`,
    ],
    people: ['payer_id', 'payee_id'],
    shipment: 'shipment_id',
    line: [
      TITLE_OF('r.shipment_id'),
      `${PERSON_OF('r.payer_id')} || ' to ' || ${PERSON_OF('r.payee_id')}`,
      'r.charged_amount',
      'r.status',
    ],
  },
  claims: {
    table: 'claims',
    named: [BY_ID('claims')],
    people: ['claimant_id', 'respondent_id'],
    shipment: 'shipment_id',
    line: [TITLE_OF('r.shipment_id'), PERSON_OF('r.claimant_id'), 'r.amount', 'r.status'],
  },
  'support-tickets': {
    table: 'support_tickets',
    named: [`SELECT unnest(${TICKETS})`],
    people: ['user_id'],
    shipment: null,
    line: ['r.topic', "r.name || ', ' || r.email", 'NULL::numeric', 'r.status'],
  },
  verifications: {
    table: 'verifications',
    named: [BY_ID('verifications'), `(SELECT id FROM verifications WHERE ${IS('number')})`],
    people: ['user_id'],
    shipment: null,
    line: [PERSON_OF('r.user_id'), "concat_ws(' ', replace(r.fact, '_', ' '), r.number)", 'NULL::numeric', 'r.status'],
  },
};

/** Who and what is named so, best first. */
export interface Named {
  people: string[];
  shipments: string[];
  tickets: string[];
}

/** What one line of the answer is read from. */
export interface FoundRow {
  resource: (typeof SEARCHED)[number];
  id: string;
  title: string | null;
  detail: string;
  amount: string | null;
  status: string | null;
  at: Date;
  /** Which of its kind it is, best first. */
  place: number;
}

/**
 * The first of a search's two statements: at most 8 people, shipments and tickets that `text` names, as one row. To be planned
 * for its values, as they decide which index is the best; the one parameter is what is looked for.
 */
export function namedStatement(text: string, anyPart: boolean): SqlText {
  const finding = new Finding(text, anyPart);
  const [person, address] = [finding.person('u'), finding.address('u')];
  const who = (
    where: string,
  ) => `(SELECT u.id, ${finding.nearness(NAME('u'))} + CASE WHEN u.deleted_at IS NULL THEN 0 ELSE 9 END AS rank, u.created_at
      FROM users u WHERE ${where} LIMIT ${LOOKED_AT})`;
  const what = (from: string, where: string) =>
    `(SELECT s.id, ${finding.nearness('s.title')} AS rank FROM ${from} s WHERE ${where} LIMIT ${LOOKED_AT})`;
  const shipment = finding.shipment('s');
  const newest = (count: number, after = 0) =>
    `(SELECT id, title, pickup_place, delivery_place FROM shipments s WHERE ${ofAnyStatus('s')} ORDER BY created_at DESC, id DESC OFFSET ${after} LIMIT ${count})`;
  const amongNewest = finding.isLikeTitle() ? shipment : 'false';
  const sql = `WITH
    addressed AS MATERIALIZED ${who(address)},
    people AS MATERIALIZED (
      SELECT id, row_number() OVER (ORDER BY rank, created_at DESC, id) AS place
        FROM (SELECT * FROM addressed UNION ALL ${who(`${person} AND NOT EXISTS (SELECT FROM addressed)`)}) u
       ORDER BY place LIMIT ${MOST}),
    newest AS MATERIALIZED ${what(newest(NEWEST), amongNewest)},
    next AS MATERIALIZED ${what(newest(NEXT_NEWEST, NEWEST), `${amongNewest} AND (SELECT count(*) FROM newest) BETWEEN 1 AND ${MOST - 1}`)},
    candidates AS (
      SELECT id, min(rank) AS rank FROM (
        SELECT * FROM newest
        UNION ALL SELECT * FROM next
        UNION ALL ${what('shipments', `${shipment} AND (SELECT count(*) FROM newest) + (SELECT count(*) FROM next) < ${MOST}`)}
        UNION ALL ${newestOf('shipments', ['user_id'], 4)}) s GROUP BY id),
    shipments_found AS (
      SELECT s.id, row_number() OVER (ORDER BY c.rank, s.created_at DESC, s.id) AS place
        FROM candidates c JOIN shipments s USING (id) ORDER BY place LIMIT ${MOST})
    SELECT ARRAY(SELECT id FROM people ORDER BY place) AS people,
      ARRAY(SELECT id FROM shipments_found ORDER BY place) AS shipments,
      ARRAY(SELECT id FROM (SELECT t.id, t.created_at FROM support_tickets t WHERE ${finding.ticket('t')} LIMIT ${LOOKED_AT}) t
             ORDER BY created_at DESC, id LIMIT ${MOST}) AS tickets`;
  return { sql: sql.replaceAll('$n', '$1'), values: finding.values.length > 0 ? [finding.values] : [] };
}

/**
 * For a search that found nothing: at most 8 people whose names are spelled much like this, nearest first, and their newest shipments, as
 * one row; undefined for what is no name.
 */
export function similarStatement(text: string): SqlText | undefined {
  const finding = new Finding(text, true);
  const similar = finding.similar('u');
  if (!similar) return undefined;
  const sql = `WITH people AS MATERIALIZED (
      SELECT u.id, row_number() OVER (ORDER BY ${similar.likeness} DESC, u.created_at DESC, u.id) AS place
        FROM (SELECT u.* FROM users u WHERE u.deleted_at IS NULL AND ${similar.condition} LIMIT ${SIMILAR}) u
       ORDER BY place LIMIT ${MOST})
    SELECT ARRAY(SELECT id FROM people ORDER BY place) AS people,
      ARRAY(SELECT s.id FROM (${newestOf('shipments', ['user_id'], 4)}) found JOIN shipments s USING (id)
             ORDER BY s.created_at DESC, s.id LIMIT ${MOST}) AS shipments,
      '{}'::uuid[] AS tickets`;
  return { sql: sql.replaceAll('$n', '$1'), values: [finding.values] };
}

/** The second: the lines of those, and at most 8 of each kind that hangs on them or is named so itself. Its text is always the same. */
export function linesStatement(text: string, { people, shipments, tickets }: Named): SqlText {
  const finding = new Finding(text, false);
  const [lowest = null, highest = null] = finding.idRange() ?? [];
  return { sql: LINES, values: [people, shipments, tickets, lowest, highest, finding.wholeText()] };
}

/** Those of a table that hang on the people who were found, the newest of each. */
function newestOf(table: string, columns: readonly string[], rank: number, people = 'people p'): string {
  return columns
    .map(
      (column) =>
        `SELECT o.id, ${rank} AS rank FROM ${people} CROSS JOIN LATERAL (
           SELECT id FROM ${table} WHERE ${column} = p.id ORDER BY created_at DESC, id DESC LIMIT ${MOST}) o`,
    )
    .join(' UNION ALL ');
}

function followers(resource: string, { table, named, people, shipment, line }: Follower): string {
  const [title, detail, amount, status] = line;
  const found = [
    ...named.map((each) => `SELECT named.id, 0 AS rank FROM (${each}) named (id)`),
    ...(shipment ? [newestOf(table, [shipment], 1, `unnest(${SHIPMENTS}) p (id)`)] : []),
    newestOf(table, people, 1, `unnest(${PEOPLE}) p (id)`),
  ];
  return `SELECT '${resource}', r.id, ${title}, ${detail}, ${amount}, ${status}, r.created_at, f.place::int FROM (
      SELECT r.id, row_number() OVER (ORDER BY min(found.rank), r.created_at DESC, r.id) AS place
        FROM (${found.join(' UNION ALL ')}) found JOIN ${table} r USING (id) GROUP BY r.id, r.created_at
       ORDER BY place LIMIT ${MOST}) f JOIN ${table} r USING (id)`;
}

const LINES = [
  `SELECT 'users' AS resource, u.id, ${NAME('u')} AS title, concat_ws(', ', u.email, u.phone) AS detail, NULL::numeric AS amount,
     CASE WHEN u.deleted_at IS NOT NULL THEN 'erased' WHEN u.suspended_at IS NOT NULL THEN 'suspended' END AS status,
     u.created_at AS at, f.place::int
     FROM unnest(${PEOPLE}) WITH ORDINALITY f (id, place) JOIN users u USING (id)`,
  `SELECT 'shipments', s.id, ${textAsWritten('title')}, concat_ws(' to ', nullif(s.pickup_place, ''), nullif(s.delivery_place, '')), s.budget, s.status, s.created_at, f.place::int
     FROM unnest(${SHIPMENTS}) WITH ORDINALITY f (id, place) JOIN shipments s USING (id)`,
  ...Object.entries(FOLLOWERS).map(([resource, follower]) => followers(resource, follower)),
].join(' UNION ALL ');

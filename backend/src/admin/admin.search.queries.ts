import { textAsWritten } from '../shipments/shipments.texts.js';
import { Finding } from './admin.finding.js';
import type { SqlText } from './admin.queries.js';
import type { SEARCHED } from './admin.search.dto.js';

/** Most of each kind. */
const MOST = 8;
/** So many that are named so are looked at for the best of them: nobody reads on who typed a name that a thousand people have. */
const LOOKED_AT = 200;

const NAME = (u: string) => `coalesce(nullif(concat_ws(' ', ${u}.first_name, ${u}.last_name), ''), ${u}.email)`;
const PERSON_OF = (column: string) => `(SELECT ${NAME('n')} FROM users n WHERE n.id = ${column})`;
const TITLE_OF = (column: string) => `(SELECT ${textAsWritten('title')} FROM shipments s WHERE s.id = ${column})`;

/** What hangs on people and shipments: found by what names it itself, and by these. */
interface Follower {
  table: string;
  /** Ids of the records that are named so themselves. */
  named: (finding: Finding) => string[];
  /** Columns that say whose it is. */
  people: readonly string[];
  shipment: string | null;
  /** Title, detail, amount and status of the row `r`. */
  line: readonly [title: string, detail: string, amount: string, status: string];
}

const FOLLOWERS: Record<string, Follower> = {
  quotes: {
    table: 'quotes',
    named: (finding) => [
      `SELECT id FROM quotes WHERE ${finding.id('id')}`,
      `SELECT id FROM quotes WHERE ${finding.whole('stripe_payment_intent_id')}`,
    ],
    people: ['carrier_id'],
    shipment: 'shipment_id',
    line: [TITLE_OF('r.shipment_id'), PERSON_OF('r.carrier_id'), 'r.amount', 'r.status'],
  },
  payments: {
    table: 'payments',
    named: (finding) => [
      `SELECT id FROM payments WHERE ${finding.id('id')}`,
      ...['stripe_payment_intent_id', 'stripe_charge_id', 'stripe_transfer_id'].map(
        (column) => `SELECT id FROM payments WHERE ${finding.whole(column)}`,
      ),
      `SELECT payment_id FROM refunds WHERE ${finding.whole('stripe_refund_id')}`,
      `SELECT payment_id FROM chargebacks WHERE ${finding.whole('id')}`,
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
    named: (finding) => [`SELECT id FROM claims WHERE ${finding.id('id')}`],
    people: ['claimant_id', 'respondent_id'],
    shipment: 'shipment_id',
    line: [TITLE_OF('r.shipment_id'), PERSON_OF('r.claimant_id'), 'r.amount', 'r.status'],
  },
  'support-tickets': {
    table: 'support_tickets',
    named: (finding) => [`SELECT t.id FROM support_tickets t WHERE ${finding.ticket('t')} LIMIT ${LOOKED_AT}`],
    people: ['user_id'],
    shipment: null,
    line: ['r.topic', "r.name || ', ' || r.email", 'NULL::numeric', 'r.status'],
  },
  verifications: {
    table: 'verifications',
    named: (finding) => [
      `SELECT id FROM verifications WHERE ${finding.id('id')}`,
      `SELECT id FROM verifications WHERE ${finding.whole('number')}`,
    ],
    people: ['user_id'],
    shipment: null,
    line: [PERSON_OF('r.user_id'), "concat_ws(' ', replace(r.fact, '_', ' '), r.number)", 'NULL::numeric', 'r.status'],
  },
};

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

/** At most 8 records of each kind that `text` names, best first. The one parameter is what is looked for. */
export function searchStatement(text: string, anyPart: boolean): SqlText {
  const finding = new Finding(text, anyPart);
  const people = `SELECT id, row_number() OVER (ORDER BY rank, created_at DESC, id) AS place FROM (
      SELECT u.id, ${finding.nearness(NAME('u'))} + CASE WHEN u.deleted_at IS NULL THEN 0 ELSE 9 END AS rank, u.created_at
        FROM users u WHERE ${finding.person('u')} LIMIT ${LOOKED_AT}) u
    ORDER BY place LIMIT ${MOST}`;
  const shipments = `SELECT id, min(rank) AS rank FROM (
      (SELECT s.id, ${finding.nearness('s.title')} AS rank FROM shipments s WHERE ${finding.shipment('s')} LIMIT ${LOOKED_AT})
      UNION ALL ${newestOf('shipments', ['user_id'], 4)}) s GROUP BY id`;
  const rows = [
    `SELECT 'users' AS resource, u.id, ${NAME('u')} AS title, concat_ws(', ', u.email, u.phone) AS detail, NULL::numeric AS amount,
       CASE WHEN u.deleted_at IS NOT NULL THEN 'erased' WHEN u.suspended_at IS NOT NULL THEN 'suspended' END AS status,
       u.created_at AS at, f.place::int
       FROM people f JOIN users u USING (id)`,
    `SELECT 'shipments', s.id, ${textAsWritten('title')}, concat_ws(' to ', nullif(s.pickup_place, ''), nullif(s.delivery_place, '')), s.budget, s.status, s.created_at, f.place::int
       FROM shipments_found f JOIN shipments s USING (id)`,
    ...Object.entries(FOLLOWERS).map(([resource, follower]) => followers(resource, follower, finding)),
  ];
  return {
    sql: `WITH people AS MATERIALIZED (${people}),
      candidates AS MATERIALIZED (${shipments}),
      shipments_found AS MATERIALIZED (
        SELECT s.id, row_number() OVER (ORDER BY c.rank, s.created_at DESC, s.id) AS place
          FROM candidates c JOIN shipments s USING (id) ORDER BY place LIMIT ${MOST})
      ${rows.join(' UNION ALL ')}`.replaceAll('$n', '$1'),
    values: [finding.values],
  };
}

/** Those of a table that hang on the people who were found, the newest of each. */
function newestOf(table: string, columns: readonly string[], rank: number): string {
  return columns
    .map(
      (column) =>
        `SELECT o.id, ${rank} AS rank FROM people p CROSS JOIN LATERAL (
           SELECT id FROM ${table} WHERE ${column} = p.id ORDER BY created_at DESC, id DESC LIMIT ${MOST}) o`,
    )
    .join(' UNION ALL ');
}

function followers(resource: string, { table, named, people, shipment, line }: Follower, finding: Finding): string {
  const [title, detail, amount, status] = line;
  const found = [
    ...named(finding)
      .filter((each) => !each.includes('WHERE false'))
      .map((each) => `SELECT named.id, 0 AS rank FROM (${each}) named (id)`),
    ...(shipment
      ? [
          `SELECT o.id, 1 AS rank FROM shipments_found p CROSS JOIN LATERAL (
             SELECT id FROM ${table} WHERE ${shipment} = p.id ORDER BY created_at DESC, id DESC LIMIT ${MOST}) o`,
        ]
      : []),
    newestOf(table, people, 1),
  ];
  return `SELECT '${resource}', r.id, ${title}, ${detail}, ${amount}, ${status}, r.created_at, f.place::int FROM (
      SELECT r.id, row_number() OVER (ORDER BY min(found.rank), r.created_at DESC, r.id) AS place
        FROM (${found.join(' UNION ALL ')}) found JOIN ${table} r USING (id) GROUP BY r.id, r.created_at
       ORDER BY place LIMIT ${MOST}) f JOIN ${table} r USING (id)`;
}

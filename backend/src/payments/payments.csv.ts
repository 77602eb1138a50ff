import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { User } from '../common/actor.js';
import { PAYMENT_LABELS, type PaymentStatus } from '../common/payment-status.js';
import type { Db } from '../platform/database/db.js';
import { cursorText } from '../platform/database/json.js';
import type { PaymentFilter } from './payments.dto.js';
import { ownPayments } from './payments.queries.js';
import type { Side } from './statement.js';

/** Rows read at a time; there may be any number in all, but only a few are in memory. */
const PORTION = 500;

interface Row {
  id: string;
  key: string;
  day: string;
  title: string;
  reference: string | null;
  status: PaymentStatus;
  role: Side;
  amount: string;
  plan: string;
  fee: string;
  refunded: string;
  /** What a carrier does not get, besides the fee. */
  lost: string;
  charged: string;
  payout: string;
}

/** No money has moved yet, or none will. */
const NOT_MOVED: readonly PaymentStatus[] = ['pending', 'failed'];

const HEADS = [
  'Date',
  'Shipment',
  'Status',
  'Role',
  'Quote',
  'Protection plan',
  'Platform fee',
  'Refunded',
  'Paid by card',
  'Payout',
  'Payment',
  // Behind the others, as a program may read them by their place.
  'Your reference',
];

/**
 * All of a user's payments that a filter lets pass as a table for a spreadsheet, newest first: days in UTC, dollars; no cell is taken
 * for a formula. A line tells what its side pays or gets, and nothing of the other's; of a payment that was not made, what was to be
 * paid, with 0 for what was. It is read and sent in portions.
 */
export function paymentsCsv(db: Db, user: User, filter: PaymentFilter): Readable {
  const table = stringify({
    bom: true,
    header: true,
    columns: HEADS,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  // A failure while reading breaks off the answer: half a table must not look whole.
  return pipeline(Readable.from(linesOf(db, user, filter)), table, () => undefined);
}

async function* linesOf(db: Db, user: User, filter: PaymentFilter): AsyncGenerator<string[]> {
  const { where, values } = ownPayments(user, filter);
  for (let last: Row | undefined, isMore = true; isMore;) {
    const rows: Row[] = await db.rows<Row>(
      `SELECT p.id, ${cursorText('p.created_at')} AS key, to_char(p.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, s.title, p.status,
              CASE WHEN p.payer_id = $1 THEN s.external_ref ELSE q.external_ref END AS reference,
              CASE WHEN p.payer_id = $1 THEN 'payer' ELSE 'payee' END AS role, p.amount::text AS amount, p.protection_fee::text AS plan, p.platform_fee::text AS fee,
              p.refunded_amount::text AS refunded, (p.amount - p.platform_fee - p.payout_amount)::text AS lost, p.charged_amount::text AS charged, p.payout_amount::text AS payout
         FROM payments p JOIN shipments s ON s.id = p.shipment_id JOIN quotes q ON q.id = p.quote_id
        WHERE ${where} AND ($5::timestamptz IS NULL OR (p.created_at, p.id) < ($5, $6::uuid))
        ORDER BY p.created_at DESC, p.id DESC LIMIT ${PORTION}`,
      [...values, last?.key ?? null, last?.id ?? null],
    );
    yield* rows.map(cellsOf);
    last = rows.at(-1);
    isMore = rows.length === PORTION;
  }
}

function cellsOf(row: Row): string[] {
  const moved = (amount: string) => (NOT_MOVED.includes(row.status) ? '0.00' : amount);
  const [plan, fee, refunded, charged, payout] =
    row.role === 'payer'
      ? [row.plan, '', row.refunded, moved(row.charged), '']
      : ['', row.fee, row.lost, '', moved(row.payout)];
  const amounts = [row.amount, plan, fee, refunded, charged, payout];
  return [row.day, row.title, PAYMENT_LABELS[row.status], row.role, ...amounts, row.id, row.reference ?? ''];
}

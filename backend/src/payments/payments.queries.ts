import { centsToDollars, parseCents } from '../common/money.js';
import { COUNT_CAP, decodeCursor, isUuid, JsonText, ListPage } from '../common/paging.js';
import { problem } from '../common/errors.js';
import type { User } from '../common/actor.js';
import type { LedgerEntryAnswer } from '../ledger/ledger.dto.js';
import type { LedgerService } from '../ledger/ledger.service.js';
import type { Db } from '../platform/database/db.js';
import { cursorText } from '../platform/database/json.js';
import type { Tx } from '../platform/database/tx.js';
import { Payment } from './payment.entity.js';
import {
  type PaymentAnswer,
  type PaymentFilter,
  type PaymentParts,
  type PaymentSearch,
  type PaymentStepAnswer,
  type RefundAnswer,
  toPayment,
} from './payments.dto.js';
import { bankDay, isPaidOut } from './payouts.js';
import { type LedgerLine, type Side, statementLines } from './statement.js';

/** The entries, except the transactions in which Haulway paid the card provider: that money is neither side's. */
function withoutOwnCosts(entries: LedgerEntryAnswer[]): LedgerEntryAnswer[] {
  const own = new Set(
    entries.filter(({ account }) => account === 'processing_fees').map(({ transactionId }) => transactionId),
  );
  return entries.filter(({ transactionId }) => !own.has(transactionId));
}

function ledgerLine({ transactionId, kind, account, amount, createdAt }: LedgerEntryAnswer): LedgerLine {
  return { transactionId, kind, account, cents: Math.round(amount * 100), at: createdAt };
}

/** Titles, the side's own reference, timeline, refunds by decision and what a side sees of the ledger, of these payments; in four statements. */
export async function readParts(
  reads: Db | Tx,
  ledger: LedgerService,
  ids: readonly string[],
): Promise<(id: string, side: Side) => PaymentParts> {
  const named = await reads.rows<{ id: string; title: string } & Record<Side, string | null>>(
    `SELECT p.id, s.title, s.external_ref AS payer, q.external_ref AS payee
       FROM payments p JOIN shipments s ON s.id = p.shipment_id JOIN quotes q ON q.id = p.quote_id WHERE p.id = ANY($1::uuid[])`,
    [ids],
  );
  const namesOf = new Map(named.map((row) => [row.id, row]));
  const steps = await reads.rows<PaymentStepAnswer & { id: string }>(
    `SELECT subject_id AS id, to_status AS status, at FROM timeline
      WHERE subject_id = ANY($1::uuid[]) AND subject = 'payment' ORDER BY timeline.id`,
    [ids],
  );
  const refunds = await reads.rows<Omit<RefundAnswer, 'amount'> & { payment: string; amount: string }>(
    `SELECT (array_agg(id ORDER BY created_at, id))[1] AS id, payment_id AS payment, sum(amount) AS amount, reason,
            CASE WHEN bool_or(status = 'failed') THEN 'failed' WHEN bool_or(status = 'pending') THEN 'pending' ELSE 'succeeded' END AS status,
            min(created_at) AS "createdAt" FROM refunds
      WHERE payment_id = ANY($1::uuid[]) GROUP BY payment_id, decision_id, reason ORDER BY "createdAt", id`,
    [ids],
  );
  const entries = withoutOwnCosts(await ledger.entriesOf(reads, ids));
  return (id, side) => ({
    shipmentTitle: namesOf.get(id)?.title ?? '',
    externalRef: namesOf.get(id)?.[side] ?? null,
    timeline: steps.filter((step) => step.id === id).map(({ status, at }) => ({ status, at })),
    refunds: refunds
      .filter((refund) => refund.payment === id)
      .map((refund) => ({
        id: refund.id,
        reason: refund.reason,
        status: refund.status,
        createdAt: refund.createdAt,
        amount: centsToDollars(parseCents(refund.amount) ?? 0),
      })),
    ledgerEntries: entries.filter((entry) => entry.paymentId === id),
    lines: statementLines(entries.filter((entry) => entry.paymentId === id).map(ledgerLine), side),
  });
}

const OF_ROLE: Record<Side, string> = { payer: 'p.payer_id = $1', payee: 'p.payee_id = $1' };

/** SQL for a user's payments `p` that match a filter, with its values from $1 on. */
export function ownPayments(
  user: User,
  { role, status, month, quoteId }: PaymentFilter & Pick<PaymentSearch, 'quoteId'>,
): { where: string; values: unknown[] } {
  const own = role ? OF_ROLE[role] : `(${OF_ROLE.payer} OR ${OF_ROLE.payee})`;
  return {
    where: `${own} AND ($2::text IS NULL OR p.status = $2) AND ($3::date IS NULL OR p.created_at >= $3::date::timestamp AT TIME ZONE 'UTC'
      AND p.created_at < ($3::date + interval '1 month') AT TIME ZONE 'UTC') AND ($4::uuid IS NULL OR p.quote_id = $4)`,
    values: [user.id, status ?? null, month ? `${month}-01` : null, quoteId ?? null],
  };
}

/** Payments the user pays or is paid by, newest first; with `updatedSince` in the order of their last changes. */
export async function listPayments(
  db: Db,
  ledger: LedgerService,
  now: Date,
  user: User,
  { limit, cursor: text, updatedSince, ...filter }: PaymentSearch,
): Promise<ListPage<PaymentAnswer>> {
  const cursor = decodeCursor(text);
  const own = ownPayments(user, filter);
  const [where, values] = [
    `${own.where} AND ($5::timestamptz IS NULL OR p.updated_at >= $5)`,
    [...own.values, updatedSince ?? null],
  ];
  const [key, after, order] = updatedSince ? ['p.updated_at', '>', 'ASC'] : ['p.created_at', '<', 'DESC'];
  const page = await db.rows<{ id: string; key: string }>(
    `SELECT p.id, ${cursorText(key)} AS key FROM payments p
      WHERE ${where} AND ($6::timestamptz IS NULL OR (${key}, p.id) ${after} ($6, $7::uuid))
      ORDER BY ${key} ${order}, p.id ${order} LIMIT $8`,
    [...values, cursor?.at ?? null, cursor?.id ?? null, limit + 1],
  );
  const counted = await db.one<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT 1 FROM payments p WHERE ${where} LIMIT ${COUNT_CAP + 1}) counted`,
    values,
  );
  const shown = page.slice(0, limit);
  const answers = await readPayments(
    db,
    ledger,
    now,
    user,
    shown.map((row) => row.id),
  );
  const last = page.length > limit ? shown.at(-1) : undefined;
  return new ListPage(answers, counted?.total ?? 0, last && { at: last.key, id: last.id });
}

const MONTH_OF = (instant: string) => `to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM')`;
const MOST_EARNINGS = 6;

/** SQL for when a payment's payout was decided: at its release, or when it was cancelled so late that the carrier is paid a part. */
const PAID_AT = `coalesce(p.released_at, (SELECT max(t.at) FROM timeline t WHERE t.subject = 'payment' AND t.subject_id = p.id AND t.to_status = 'refunded'))`;

/** Sums over all payments that a filter lets pass, of whichever page, in one statement. */
export async function paymentTotals(db: Db, now: Date, user: User, filter: PaymentFilter): Promise<JsonText> {
  const { where, values } = ownPayments(user, filter);
  const all = `payments p WHERE ${OF_ROLE.payer} OR ${OF_ROLE.payee}`;
  const row = await db.one<{ json: string }>(
    `SELECT json_build_object(
       'count', count(*),
       'inEscrow', coalesce(sum(share) FILTER (WHERE status = 'in_escrow'), 0),
       'released', coalesce(sum(share) FILTER (WHERE status IN ('released', 'refunded')), 0),
       'refunded', coalesce(sum(back), 0),
       'pending', coalesce(sum(share) FILTER (WHERE status = 'pending'), 0),
       'underReview', coalesce(sum(share) FILTER (WHERE status = 'paid'), 0),
       'onItsWay', coalesce(sum(share) FILTER (WHERE ${OF_ROLE.payee} AND status IN ('released', 'refunded') AND NOT ${isPaidOut('', '$5')}), 0),
       'asPayee', (SELECT count(*) FROM payments p WHERE ${OF_ROLE.payee}),
       'blocked', (SELECT count(*) FROM payments p WHERE ${OF_ROLE.payee} AND p.transfer_status = 'blocked'),
       'earnings', (SELECT coalesce(json_agg(earned ORDER BY earned.month DESC), '[]') FROM (
          SELECT ${MONTH_OF(PAID_AT)} AS month, count(*)::int AS jobs, sum(p.payout_amount) AS amount FROM payments p
           WHERE ${OF_ROLE.payee} AND (p.status = 'released' AND p.released_at IS NOT NULL OR p.status = 'refunded' AND p.payout_amount > 0) GROUP BY 1 ORDER BY 1 DESC LIMIT ${MOST_EARNINGS}) earned),
       'statuses', (SELECT coalesce(json_agg(status ORDER BY status), '[]') FROM (SELECT DISTINCT p.status FROM ${all}) found),
       'months', (SELECT coalesce(json_agg(month ORDER BY month DESC), '[]') FROM (SELECT DISTINCT ${MONTH_OF('p.created_at')} AS month FROM ${all}) found))::text AS json
       FROM (SELECT p.*, CASE WHEN ${OF_ROLE.payer} THEN p.charged_amount - p.refunded_amount ELSE p.payout_amount END AS share,
                   CASE WHEN ${OF_ROLE.payer} THEN p.refunded_amount ELSE p.amount - p.platform_fee - p.payout_amount END AS back FROM payments p WHERE ${where}) p`,
    [...values, bankDay(now)],
  );
  return new JsonText(row?.json ?? '{}');
}

/** @throws 404 for anyone but payer and payee */
export async function readPayment(
  db: Db,
  ledger: LedgerService,
  now: Date,
  user: User,
  id: string,
): Promise<PaymentAnswer> {
  const own = isUuid(id)
    ? await db.one('SELECT 1 AS own FROM payments WHERE id = $1 AND (payer_id = $2 OR payee_id = $2)', [id, user.id])
    : undefined;
  const [answer] = own ? await readPayments(db, ledger, now, user, [id]) : [];
  if (!answer) throw problem('not_found');
  return answer;
}

async function readPayments(
  db: Db,
  ledger: LedgerService,
  now: Date,
  user: User,
  ids: string[],
): Promise<PaymentAnswer[]> {
  if (ids.length === 0) return [];
  const repository = db.source.getRepository(Payment);
  const rows = await repository.createQueryBuilder('p').where('p.id = ANY(:ids)', { ids }).getMany();
  const parts = await readParts(db, ledger, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toPayment(row, parts(id, row.payerId === user.id ? 'payer' : 'payee'), now)] : [];
  });
}

import { centsToDollars, parseCents } from '../common/money.js';
import { COUNT_CAP, decodeCursor, DEFAULT_LIMIT, isUuid, Listing } from '../common/paging.js';
import { problem } from '../common/errors.js';
import type { User } from '../common/actor.js';
import type { LedgerService } from '../ledger/ledger.service.js';
import type { Db } from '../platform/database/db.js';
import { cursorText } from '../platform/database/json.js';
import type { Tx } from '../platform/database/tx.js';
import { Payment } from './payment.entity.js';
import { type PaymentAnswer, type PaymentParts, type PaymentStepAnswer, type RefundAnswer, toPayment } from './payments.dto.js';

export interface PaymentPage {
  limit?: number;
  cursor?: string;
}

/** Timeline, refunds and ledger entries of these payments, in three statements. */
export async function readParts(reads: Db | Tx, ledger: LedgerService, ids: readonly string[]): Promise<(id: string) => PaymentParts> {
  const steps = await reads.rows<PaymentStepAnswer & { id: string }>(
    `SELECT subject_id AS id, to_status AS status, at FROM timeline
      WHERE subject_id = ANY($1::uuid[]) AND subject = 'payment' ORDER BY timeline.id`,
    [ids],
  );
  const refunds = await reads.rows<Omit<RefundAnswer, 'amount'> & { payment: string; amount: string }>(
    `SELECT id, payment_id AS payment, amount, reason, status, created_at AS "createdAt" FROM refunds
      WHERE payment_id = ANY($1::uuid[]) ORDER BY created_at, id`,
    [ids],
  );
  const entries = await ledger.entriesOf(reads, ids);
  return (id) => ({
    timeline: steps.filter((step) => step.id === id).map(({ status, at }) => ({ status, at })),
    refunds: refunds
      .filter((refund) => refund.payment === id)
      .map((refund) => ({ id: refund.id, reason: refund.reason, status: refund.status, createdAt: refund.createdAt, amount: centsToDollars(parseCents(refund.amount) ?? 0) })),
    ledgerEntries: entries.filter((entry) => entry.paymentId === id),
  });
}

/** Payments that the user pays or is paid by, newest first. */
export async function listPayments(db: Db, ledger: LedgerService, user: User, { limit = DEFAULT_LIMIT, cursor: text }: PaymentPage): Promise<Listing<PaymentAnswer>> {
  const cursor = decodeCursor(text);
  const own = '(payer_id = $1 OR payee_id = $1)';
  const page = await db.rows<{ id: string; key: string }>(
    `SELECT id, ${cursorText('created_at')} AS key FROM payments
      WHERE ${own} AND ($2::timestamptz IS NULL OR (created_at, id) < ($2, $3::uuid))
      ORDER BY created_at DESC, id DESC LIMIT $4`,
    [user.id, cursor?.at ?? null, cursor?.id ?? null, limit + 1],
  );
  const counted = await db.one<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT 1 FROM payments WHERE ${own} LIMIT ${COUNT_CAP + 1}) counted`,
    [user.id],
  );
  const shown = page.slice(0, limit);
  const answers = await readPayments(db, ledger, shown.map((row) => row.id));
  const last = page.length > limit ? shown.at(-1) : undefined;
  return new Listing(answers, counted?.total ?? 0, last && { at: last.key, id: last.id });
}

/** @throws 404 for anyone but payer and payee */
export async function readPayment(db: Db, ledger: LedgerService, user: User, id: string): Promise<PaymentAnswer> {
  const own = isUuid(id) ? await db.one('SELECT 1 AS own FROM payments WHERE id = $1 AND (payer_id = $2 OR payee_id = $2)', [id, user.id]) : undefined;
  const [answer] = own ? await readPayments(db, ledger, [id]) : [];
  if (!answer) throw problem('not_found');
  return answer;
}

async function readPayments(db: Db, ledger: LedgerService, ids: string[]): Promise<PaymentAnswer[]> {
  if (ids.length === 0) return [];
  const repository = db.source.getRepository(Payment);
  const rows = await repository.createQueryBuilder('p').where('p.id = ANY(:ids)', { ids }).getMany();
  const parts = await readParts(db, ledger, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toPayment(row, parts(id))] : [];
  });
}

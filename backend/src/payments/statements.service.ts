import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { paymentsCsv } from './payments.csv.js';
import type { PaymentFilter } from './payments.dto.js';
import { statementCsv } from './statement.csv.js';
import { type StatementFacts, statementPdf } from './statement.pdf.js';
import { type LedgerLine, type Side, type StatementLine, statementLines } from './statement.js';

interface Row extends Omit<StatementFacts, 'writtenAt'> {
  payerId: string;
}

const FACTS = `
  SELECT p.id AS "paymentId", p.payer_id AS "payerId", replace(p.status, '_', ' ') AS status, s.title AS shipment,
         s.pickup_place AS "from", s.delivery_place AS "to", concat_ws(' ', o.first_name, o.last_name) AS shipper, concat_ws(' ', c.first_name, c.last_name) AS carrier
    FROM payments p JOIN shipments s ON s.id = p.shipment_id JOIN users o ON o.id = p.payer_id JOIN users c ON c.id = p.payee_id
   WHERE p.id = $1 AND $2 IN (p.payer_id, p.payee_id)`;

const LEDGER_LINES = `
  SELECT t.id AS "transactionId", t.kind, a.code AS account, e.amount_cents AS cents, t.occurred_at AS at
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
   WHERE t.payment_id = $1 ORDER BY e.created_at, e.position`;

/** One party's view of a payment's ledger: a receipt for the shipper, a payout statement for the carrier. */
@Injectable()
export class StatementsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** All of a user's payments that match a filter, as CSV. */
  all(user: User, filter: PaymentFilter): Readable {
    return paymentsCsv(this.db, user, filter);
  }

  /** @throws 404 for anyone but payer and payee */
  async pdf(user: User, id: string): Promise<Buffer> {
    const { facts, side, lines } = await this.read(user, id);
    return statementPdf(facts, lines, side);
  }

  /** @throws 404 for anyone but payer and payee */
  async csv(user: User, id: string): Promise<string> {
    const { side, lines } = await this.read(user, id);
    return statementCsv(lines, side);
  }

  private async read(user: User, id: string): Promise<{ facts: StatementFacts; side: Side; lines: StatementLine[] }> {
    const row = isUuid(id) ? await this.db.one<Row>(FACTS, [id, user.id]) : undefined;
    if (!row) throw problem('not_found');
    const { payerId, ...facts } = row;
    const side = payerId === user.id ? 'payer' : 'payee';
    const entries = await this.db.rows<LedgerLine>(LEDGER_LINES, [id]);
    return { facts: { ...facts, writtenAt: this.clock.now() }, side, lines: statementLines(entries, side) };
  }
}

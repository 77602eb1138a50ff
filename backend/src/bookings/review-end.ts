import { Injectable } from '@nestjs/common';
import type { ApprovalAsked } from '../approvals/approvals.dto.js';
import { Approvals, type Done } from '../approvals/approvals.service.js';
import type { Accepted } from '../common/accepted.js';
import type { User } from '../common/actor.js';
import { invalidField, problem } from '../common/errors.js';
import { type Cents, centsToDollars, shareOf } from '../common/money.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { emptyTripPaid } from '../ledger/claim.postings.js';
import { LedgerService } from '../ledger/ledger.service.js';
import type { PaidByHand } from '../payments/operations.dto.js';
import { ledgerDeal } from '../payments/payments.service.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { note } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import { clearDeadlines } from '../platform/deadlines/deadlines.js';
import { UsersService } from '../users/users.service.js';
import { ChangeOrder } from './change-order.entity.js';
import type { EndDecision } from './change-orders.dto.js';
import { readChange } from './change-orders.queries.js';
import { CHANGE_RULES } from './change-orders.rules.js';
import { announceChange, type LockedChange, lockChange, partiesOfChange } from './move-change.js';

/** Operators look at how a job ended at the door: who bears the empty trip, and against whom it counts. */
@Injectable()
export class ReviewEnd {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly ledger: LedgerService,
    private readonly users: UsersService,
    private readonly approvals: Approvals,
  ) {
    approvals.on('change-orders.decide', (tx, admin, id, body) => this.decideIn(tx, admin, id, body as EndDecision));
  }

  /**
   * What the carrier is granted is the platform's, and is paid by hand.
   * @throws 404; 403 for an operator who is a party; 400; 409 unless it waits for a review. A large grant waits for a second operator.
   */
  decide(admin: User, id: string, body: EndDecision): Promise<JsonText | Accepted<ApprovalAsked>> {
    return this.approvals.perform(admin, 'change-orders.decide', id, body);
  }

  /** An operator records that a grant was paid. The money left the ledger when it was decided. @throws 404; 409 if nothing is to pay */
  async notePaid(admin: User, id: string, { reference }: PaidByHand): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const locked = await lockChange(tx, id);
      authorize(CHANGE_RULES, 'decide', admin, partiesOfChange(locked));
      const { order, deal } = locked;
      if (order.grantedCents === 0)
        throw problem('illegal_transition', { detail: 'Nothing was granted that is to be paid.' });
      if (order.paidByHandAt !== null)
        throw problem('illegal_transition', { detail: 'This has already been recorded.' });
      const at = this.clock.now();
      tx.update(ChangeOrder, id, { paidByHandAt: at, paidByHandReference: reference, updatedAt: at });
      await announceChange(tx, at, 'change_order.paid_by_hand', order, deal);
      await audit(tx, at, admin, {
        action: 'change-orders.paid-by-hand',
        resource: 'change-orders',
        resourceId: id,
        reason: reference,
        before: {},
        after: { paidByHand: centsToDollars(order.grantedCents) },
      });
      return readChange(tx, admin, id);
    });
  }

  private async decideIn(
    tx: Tx,
    admin: User,
    id: string,
    { carrier, counts, note: words }: EndDecision,
  ): Promise<Done> {
    const locked = await lockChange(tx, id);
    authorize(CHANGE_RULES, 'decide', admin, partiesOfChange(locked));
    const { order, deal } = locked;
    const { shipment, quote } = deal;
    requireToReview(order);
    const at = this.clock.now();
    const grantedCents = this.grantOf(locked, carrier);
    const decided = { reviewedAt: at, counts, grantedCents, reviewNote: words, updatedAt: at };
    tx.update(ChangeOrder, id, decided);
    Object.assign(order, decided);
    clearDeadlines(tx, at, ['end_review'], id);
    const granted = centsToDollars(grantedCents);
    note(tx, {
      subject: 'change_order',
      subjectId: id,
      shipmentId: shipment.id,
      event: 'decide',
      from: order.status,
      to: order.status,
      actor: admin,
      at,
      data: { granted, counts },
    });
    await announceChange(tx, at, 'change_order.reviewed', order, deal);
    if (counts === 'carrier') await this.users.countJob(tx, quote.carrierId, 'cancelled');
    if (counts === 'shipper') await this.users.countItem(tx, shipment.userId, 'differed');
    if (deal.payment && grantedCents > 0)
      await this.ledger.post(
        tx,
        emptyTripPaid(ledgerDeal(deal.payment, at), { changeOrderId: id, amount: grantedCents }),
      );
    await audit(tx, at, admin, {
      action: 'change-orders.decide',
      resource: 'change-orders',
      resourceId: id,
      reason: words,
      before: { counts: null, granted: 0 },
      after: { counts, granted },
    });
    return { cents: grantedCents, answer: await readChange(tx, admin, id) };
  }

  /** A share of what was agreed. @throws 400 if the shipper has paid for the empty trip already */
  private grantOf({ order, deal }: LockedChange, percent: number): Cents {
    if (percent > 0 && order.status === 'done')
      throw invalidField('carrier', 'The shipper has already paid for the empty trip');
    return shareOf(deal.quote.amountCents, Math.round(percent * 100));
  }
}

/** @throws 409 unless the job ended by it, and nobody has looked at it yet */
function requireToReview({ status, reviewDueAt, reviewedAt }: ChangeOrder): void {
  requireState(CHANGE_RULES, 'decide', status);
  if (reviewDueAt === null) throw problem('illegal_transition', { detail: 'No job ended by it.' });
  if (reviewedAt !== null) throw problem('illegal_transition', { detail: 'This has already been decided.' });
}

import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { machineNow, SECOND } from '../common/clock.js';
import type { Cents } from '../common/money.js';
import { disputeIn, disputeLost, disputeOut } from '../ledger/chargeback.postings.js';
import { premiumEarned } from '../ledger/ledger.postings.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { lostShares, sharesOf } from '../ledger/ledger.shares.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { PaymentCharge } from './charge.entity.js';
import { Chargeback } from './chargeback.entity.js';
import { escrowOf } from './charges.js';
import { capturedOf } from './charges.queries.js';
import type { OperationState } from './money-operation.entity.js';
import { Payment } from './payment.entity.js';
import { ledgerDeal, PaymentsService } from './payments.service.js';

/** Statuses of a decided dispute; any other, including one we do not know, is open. */
const OUTCOMES: Readonly<Record<string, 'won' | 'lost'>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

/** The bank's reasons that are about the carrier's work; all others are the risk of taking cards. */
const ABOUT_THE_JOB: ReadonlySet<string> = new Set(['product_not_received', 'product_unacceptable']);

/** A dispute as the provider describes it, and by the machine's clock when it was asked. */
export interface ToldDispute {
  dispute: Stripe.Dispute;
  askedAt: Date;
}

/** What a look at the provider changed. */
export type News = 'opened' | 'won' | 'lost' | 'unchanged';

/** What a lost chargeback leaves of a payment. */
export interface Loss {
  /** Nothing is left of what was charged for the job at first, or the payment was over before. */
  isOver: boolean;
  /** What is left in escrow, and how much the loss took out of it. */
  left: Cents;
  fromEscrow: Cents;
}

/** Whose money a chargeback takes if it is lost. */
export interface Bearers {
  /** Owed to the shipper anyway. */
  refunds: Cents;
  /** Held for the carrier, who is not paid it. */
  escrow: Cents;
  /** Taken back from the carrier. */
  carrier: Cents;
  /** Ours: the price of the protection plan, our fee on what the carrier gives back, and the rest. */
  ours: Cents;
}

interface OwedRefund {
  id: string;
  cents: Cents;
}

/** Participants only: rows of chargebacks and their postings. The payment is already locked. */
@Injectable()
export class ChargebacksService {
  constructor(
    private readonly clock: Clock,
    private readonly ledger: LedgerService,
    private readonly payments: PaymentsService,
  ) {}

  /** Records a dispute as the provider describes it, posts what it took and gave back, and returns what is new. */
  async keep(
    tx: Tx,
    payment: Payment,
    chargeId: string,
    { dispute, askedAt }: ToldDispute,
  ): Promise<{ news: News; row: Chargeback }> {
    const known = await tx.find(Chargeback, { id: dispute.id });
    const row = known ?? (await this.open(tx, payment, chargeId, dispute));
    await this.postMoves(tx, payment, row, dispute);
    const outcome = await this.outcomeOf(tx, row, dispute);
    // Once decided, only a later win changes it: an older answer may arrive late.
    const decided = outcome !== null && outcome !== row.outcome && row.outcome !== 'won' ? outcome : undefined;
    const news: News = decided ?? (known ? 'unchanged' : 'opened');
    // Two may ask at once, and the answer to the earlier question be the later one to get here.
    const isOlder = known !== undefined && askedAt < known.checkedAt;
    const settled = (row.outcome !== null || isOlder) && !decided;
    const change = {
      status: settled ? row.status : dispute.status,
      outcome: decided ?? row.outcome,
      closedAt: decided ? this.clock.now() : row.closedAt,
      dueBy: dueByOf(dispute) ?? row.dueBy,
      answeredAt: row.answeredAt ?? (dispute.evidence_details.submission_count > 0 ? this.clock.now() : null),
      withdrawnAt: row.withdrawnAt,
      amountCents: row.amountCents,
      checkedAt: isOlder ? row.checkedAt : askedAt,
    };
    tx.update(Chargeback, row.id, change);
    return { news: row.outcome === 'lost' && decided === 'won' ? 'unchanged' : news, row: Object.assign(row, change) };
  }

  /** How much of a payment banks have given back to the cardholder, in total. */
  async lostCents(tx: Tx, paymentId: string): Promise<Cents> {
    const row = await tx.one<{ cents: number }>(
      `SELECT coalesce(sum(b.amount * 100), 0)::bigint AS cents FROM chargebacks b JOIN payment_charges c ON c.id = b.charge_id
        WHERE b.payment_id = $1 AND b.outcome = 'lost' AND c.state <> 'returned'`,
      [paymentId],
    );
    return row?.cents ?? 0;
  }

  /** Does the bank still have to decide about this payment? */
  async isOpen(tx: Tx, paymentId: string): Promise<boolean> {
    return (
      (await tx.one('SELECT 1 AS one FROM chargebacks WHERE payment_id = $1 AND closed_at IS NULL LIMIT 1', [
        paymentId,
      ])) !== undefined
    );
  }

  /**
   * Posts whose money a lost chargeback took: refunds of its charge owed but not made, then what is in escrow of it, then
   * what was released to the carrier if the reason is the job, else our loss. Money that goes back as it is, since it came
   * too late, is none of the deal's.
   * @param payoutStands what is in escrow of a later charge stays there, at our expense
   */
  async lose(
    tx: Tx,
    payment: Payment,
    row: Chargeback,
    { feeBasisPoints, payoutStands }: { feeBasisPoints: number; payoutStands: boolean },
  ): Promise<Loss> {
    const owed = await this.owedOf(tx, row);
    await this.coverRefunds(tx, row, owed);
    const { charge, shares, part, held, isCarried, theirs, protection } = await this.share(
      tx,
      payment,
      row,
      owed,
      payoutStands,
    );
    if (charge && isCarried) await this.carry(tx, charge, Math.min(shares.rest, part));
    const taken = await this.payments.recover(tx, payment, { amount: theirs, feeBasisPoints, because: 'chargeback' });
    const deal = ledgerDeal(payment, this.clock.now());
    await this.ledger.post(tx, disputeLost(deal, { disputeId: row.id, shares, ...taken }));
    const isFirst = row.chargeId === payment.id;
    const inEscrow = payment.status === 'in_escrow';
    if (!inEscrow) return { isOver: true, left: 0, fromEscrow: 0 };
    const left = held - shares.escrow;
    const isOver = isFirst && part === shares.escrow;
    if (isOver && shares.protection === 0) await this.ledger.post(tx, premiumEarned(deal, { protection }));
    const { fee, payout } = sharesOf(left, feeBasisPoints);
    const columns = {
      refundedCents: payment.refundedCents + shares.escrow + shares.protection,
      platformFeeCents: fee,
      payoutCents: payout,
      updatedAt: this.clock.now(),
    };
    tx.update(Payment, payment.id, columns);
    Object.assign(payment, columns);
    return { isOver, left, fromEscrow: shares.escrow };
  }

  /** Whose money the chargeback takes if it is lost as things stand; writes nothing. */
  async foresee(
    tx: Tx,
    payment: Payment,
    row: Chargeback,
    { feeBasisPoints, payoutStands }: { feeBasisPoints: number; payoutStands: boolean },
  ): Promise<Bearers> {
    const { shares, theirs } = await this.share(tx, payment, row, await this.owedOf(tx, row), payoutStands);
    const { carrier } = this.payments.recoverable(payment, theirs, feeBasisPoints);
    const { refunds, escrow, protection, rest } = shares;
    return { refunds, escrow, carrier, ours: protection + rest - carrier };
  }

  /** How a lost chargeback is shared out. */
  private async share(tx: Tx, payment: Payment, row: Chargeback, owed: readonly OwedRefund[], payoutStands: boolean) {
    const inEscrow = payment.status === 'in_escrow';
    const held = inEscrow ? await this.payments.held(tx, payment) : 0;
    const charges = await capturedOf(tx, payment);
    const charge = charges.find(({ id }) => id === row.chargeId);
    const isCarried = payoutStands && row.chargeId !== payment.id;
    const part = charge && inEscrow ? escrowOf(charges, charge, held) : 0;
    const protection = inEscrow ? (charge?.planCents ?? 0) : 0;
    const refunds = owed.reduce((sum, { cents }) => sum + cents, 0);
    const shares = lostShares(row.amountCents, { refunds, escrow: isCarried ? 0 : part, protection });
    const theirs = charge && ABOUT_THE_JOB.has(row.reason) ? shares.rest : 0;
    return { charge, shares, part, held, isCarried, theirs, protection };
  }

  private async carry(tx: Tx, charge: PaymentCharge, cents: Cents): Promise<void> {
    if (cents > 0)
      tx.update(PaymentCharge, charge.id, {
        carriedCents: charge.carriedCents + cents,
        updatedAt: this.clock.now(),
      });
  }

  private async open(tx: Tx, payment: Payment, chargeId: string, dispute: Stripe.Dispute): Promise<Chargeback> {
    const row = {
      id: dispute.id,
      paymentId: payment.id,
      quoteId: payment.quoteId,
      chargeId,
      amountCents: dispute.amount,
      reason: dispute.reason,
      status: dispute.status,
      outcome: null,
      withdrawnAt: null,
      openedAt: this.clock.now(),
      dueBy: dueByOf(dispute),
      answeredAt: null,
      closedAt: null,
      checkedAt: machineNow(),
    };
    tx.insert(Chargeback, row);
    return tx.repo(Chargeback).create(row);
  }

  /** The provider's own movements of money for a dispute, each posted once. */
  private async postMoves(tx: Tx, payment: Payment, row: Chargeback, dispute: Stripe.Dispute): Promise<void> {
    const deal = ledgerDeal(payment, this.clock.now());
    const { out, back } = movesOf(dispute);
    if (
      out &&
      (await this.ledger.post(tx, disputeOut(deal, { disputeId: row.id, amount: -out.amount, fee: out.fee })))
    ) {
      Object.assign(row, { withdrawnAt: this.clock.now(), amountCents: -out.amount });
    }
    if (out && back)
      await this.ledger.post(
        tx,
        disputeIn(deal, { disputeId: row.id, amount: back.amount, fee: -back.fee, lostBefore: row.outcome === 'lost' }),
      );
  }

  /** A decision counts once its money has moved; a loss also not until we know whether the card was refunded as well. */
  private async outcomeOf(tx: Tx, row: Chargeback, dispute: Stripe.Dispute): Promise<'won' | 'lost' | null> {
    const outcome = OUTCOMES[dispute.status] ?? null;
    if (outcome === 'lost' && (row.withdrawnAt === null || (await this.isRefundUnderWay(tx, row.chargeId))))
      return null;
    return outcome === 'won' && row.withdrawnAt !== null && !movesOf(dispute).back ? null : outcome;
  }

  /** Is there a refund of the charge that may have been made, or is being made right now? None can start before the transaction ends. */
  private async isRefundUnderWay(tx: Tx, chargeId: string): Promise<boolean> {
    const open = await tx.rows<{ state: OperationState }>(
      `SELECT state FROM money_operations WHERE charge_id = $1 AND kind = 'refund' AND state <> 'succeeded' ORDER BY id FOR UPDATE`,
      [chargeId],
    );
    return open.some(({ state }) => state === 'in_flight' || state === 'unknown');
  }

  /** Refunds of the charge decided but not made, as many as the chargeback pays. */
  private async owedOf(tx: Tx, row: Chargeback): Promise<OwedRefund[]> {
    const owed = await tx.rows<OwedRefund>(
      `SELECT r.id, (r.amount * 100)::bigint AS cents FROM refunds r JOIN money_operations o ON o.refund_id = r.id
        WHERE r.charge_id = $1 AND r.status IN ('pending', 'failed') AND (r.stripe_refund_id IS NULL OR r.status = 'failed')
          AND o.state IN ('pending', 'blocked', 'needs_attention') ORDER BY r.created_at, r.id FOR UPDATE OF r, o`,
      [row.chargeId],
    );
    let sum = 0;
    return owed.filter(({ cents }) => {
      const isPaid = sum + cents <= row.amountCents;
      if (isPaid) sum += cents;
      return isPaid;
    });
  }

  /** They can no longer be made: the bank has given the money back. */
  private async coverRefunds(tx: Tx, row: Chargeback, owed: readonly OwedRefund[]): Promise<void> {
    for (const { id } of owed) {
      await tx.run(`UPDATE refunds SET status = 'succeeded', covered_by = $2 WHERE id = $1`, [id, row.id]);
      await tx.run(
        `UPDATE money_operations SET state = 'succeeded', provider_id = $2, last_error = NULL, updated_at = $3 WHERE refund_id = $1`,
        [id, row.id, machineNow()],
      );
    }
  }
}

/** What the provider took for a dispute, and what it gave back. */
function movesOf(dispute: Stripe.Dispute): { out?: Stripe.BalanceTransaction; back?: Stripe.BalanceTransaction } {
  const out = dispute.balance_transactions.find(({ amount }) => amount < 0);
  const back = dispute.balance_transactions.find(({ amount }) => amount > 0);
  return { ...(out ? { out } : {}), ...(back ? { back } : {}) };
}

/** Until when the bank waits for evidence. */
function dueByOf({ evidence_details: { due_by: seconds } }: Stripe.Dispute): Date | null {
  return seconds === null ? null : new Date(seconds * SECOND);
}

import fc from 'fast-check';
import { MemoryLedger, check } from '../../test/support/memory-ledger.js';
import { disputeIn, disputeLost, disputeOut } from './chargeback.postings.js';
import { claimPaid, recoveryDecided, reversed } from './claim.postings.js';
import {
  captured,
  type Deal,
  premiumEarned,
  refundDecided,
  refundPaid,
  released,
  transferred,
} from './ledger.postings.js';
import { claimShares, lostShares, recoveryOf, sharesOf } from './ledger.shares.js';

const RUNS = process.env['HAULWAY_TEST_LONG'] ? 200_000 : 20_000;
const DISPUTE_FEE = 1_500;
const deal: Deal = {
  paymentId: 'payment',
  quoteId: 'quote',
  carrierId: 'carrier',
  at: new Date('2026-11-21T12:00:00Z'),
};

/** Claims and chargebacks, in any order, for a share of what there is; before the release, then after it. */
const trouble = fc.record({
  kind: fc.constantFrom('claim', 'won', 'lost for the job', 'lost for fraud'),
  share: fc.double({ min: 0, max: 1.4, noNaN: true }),
});
const lives = fc.record({
  amount: fc.integer({ min: 100, max: 95_000_000 }),
  protection: fc.oneof(fc.constant(0), fc.integer({ min: 1_500, max: 2_375_000 })),
  feeBasisPoints: fc.integer({ min: 0, max: 3_000 }),
  before: fc.array(trouble, { maxLength: 2 }),
  after: fc.array(trouble, { maxLength: 4 }),
});
type Life = typeof lives extends fc.Arbitrary<infer Value> ? Value : never;

/** A paid deal that bad things happen to, decided as the services decide and with their formulas. */
class BadDays {
  readonly ledger = new MemoryLedger();
  /** What is left of the amount in escrow; after the release, of payout and fee. */
  private left: number;
  private released = false;
  private over = false;
  private planKept = true;
  /** What the shipper got back, and how. */
  readonly back = { card: 0, bank: 0, byHand: 0 };
  private countedFromBank = 0;
  /** What the carrier has, less what was taken back. */
  carrier = 0;
  private fees = 0;
  private number = 0;

  constructor(private readonly life: Life) {
    this.left = life.amount;
    this.ledger.post(captured(deal, { intentId: 'intent', amount: life.amount, protection: life.protection }));
  }

  private get charged(): number {
    return this.life.amount + this.life.protection;
  }

  meet({ kind, share }: Life['before'][number]): void {
    if (kind === 'claim') this.claim(Math.floor(this.charged * share));
    else this.dispute(Math.min(Math.floor(this.charged * share), this.charged - this.back.card - this.back.bank), kind);
  }

  release(): void {
    if (this.over) return;
    const shares = sharesOf(this.left, this.life.feeBasisPoints);
    this.ledger.post(released(deal, { ...shares, protection: this.life.protection }));
    this.ledger.post(transferred(deal, { operationId: 'operation', payout: shares.payout }));
    this.carrier = shares.payout;
    this.released = true;
  }

  private refund(cents: number): void {
    this.ledger.post(refundPaid(deal, { stripeRefundId: `re_${(this.number += 1)}`, amount: cents }));
    this.back.card += cents;
  }

  private claim(granted: number): void {
    const fromBank = Math.min(granted, this.back.bank - this.countedFromBank);
    this.countedFromBank += fromBank;
    const owed = granted - fromBank;
    const claimId = `claim_${(this.number += 1)}`;
    const fromEscrow = this.released || this.over ? 0 : Math.min(owed, this.left);
    if (fromEscrow > 0) {
      this.ledger.post(refundDecided(deal, { refundId: claimId, amount: fromEscrow }));
      this.refund(fromEscrow);
      this.left -= fromEscrow;
      if (this.left === 0) this.end(true);
    }
    const taken = this.recover(owed - fromEscrow);
    const { fromGuarantee, onCard, outOfBand } = claimShares(
      owed - fromEscrow,
      taken,
      this.charged - this.back.card - this.back.bank,
    );
    this.ledger.post(recoveryDecided(deal, { claimId, ...taken }));
    this.ledger.post(claimPaid(deal, { claimId, fromGuarantee, outOfBand }));
    if (onCard > 0) this.refund(onCard);
    this.back.byHand += outOfBand;
    this.reverse(taken.carrier);
  }

  private recover(amount: number): { carrier: number; fee: number } {
    const taken = recoveryOf(amount, this.released ? this.left : 0, this.life.feeBasisPoints);
    if (this.released) this.left -= taken.carrier + taken.fee;
    return taken;
  }

  private reverse(cents: number): void {
    if (cents === 0) return;
    this.ledger.post(reversed(deal, { operationId: `op_${(this.number += 1)}`, reversalId: 'trr', amount: cents }));
    this.carrier -= cents;
  }

  private dispute(amount: number, kind: string): void {
    if (amount <= 0) return;
    const disputeId = `dp_${(this.number += 1)}`;
    this.ledger.post(disputeOut(deal, { disputeId, amount, fee: DISPUTE_FEE }));
    this.fees += DISPUTE_FEE;
    if (kind === 'won') return this.ledger.post(disputeIn(deal, { disputeId, amount, fee: 0, lostBefore: false }));
    const inEscrow = !this.released && !this.over;
    const protection = inEscrow ? this.life.protection : 0;
    const shares = lostShares(amount, { refunds: 0, escrow: inEscrow ? this.left : 0, protection });
    const taken = this.recover(kind === 'lost for the job' ? shares.rest : 0);
    this.ledger.post(disputeLost(deal, { disputeId, shares, ...taken }));
    this.back.bank += amount;
    this.reverse(taken.carrier);
    if (!inEscrow) return;
    this.left -= shares.escrow;
    if (this.left > 0) return;
    this.planKept = shares.protection === 0;
    this.end(this.planKept);
  }

  private end(planKept: boolean): void {
    if (planKept) this.ledger.post(premiumEarned(deal, { protection: this.life.protection }));
    this.over = true;
  }

  /** Whatever happened: nothing is owed, nothing is lost, and one side's gain is another's loss. */
  settle(): void {
    const { ledger, back } = this;
    check(ledger.owed() === 0, `${ledger.owed()} is owed at the end`);
    check(
      ledger.of('carrier_receivable') === 0 && ledger.of('dispute_receivable') === 0,
      'somebody owes us at the end',
    );
    check(this.carrier >= 0, `the carrier has ${this.carrier}`);
    check(back.card + back.bank <= this.charged, `${back.card} + ${back.bank} went back of ${this.charged}`);
    const ours = ledger.earned() - ledger.of('guarantee_expense') - ledger.of('chargeback_loss');
    const shipper = this.charged - back.card - back.bank - back.byHand;
    check(shipper === this.carrier + ours, `the shipper paid ${shipper}; the carrier has ${this.carrier}, we ${ours}`);
    check(
      ledger.of('stripe_balance') === this.charged - back.card - back.bank - this.carrier - this.fees,
      `${ledger.of('stripe_balance')} lies at the provider`,
    );
    check(ledger.of('platform_bank') === -back.byHand, `${ledger.of('platform_bank')} left the bank`);
  }
}

it(`claims and chargebacks, before and after the release, never make or lose a cent, over ${RUNS} random deals`, () => {
  fc.assert(
    fc.property(lives, (life) => {
      const days = new BadDays(life);
      for (const each of life.before) days.meet(each);
      days.release();
      for (const each of life.after) days.meet(each);
      days.settle();
    }),
    { numRuns: RUNS },
  );
});

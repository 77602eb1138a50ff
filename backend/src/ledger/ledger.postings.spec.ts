import fc from 'fast-check';
import { MemoryLedger, check } from '../../test/support/memory-ledger.js';
import {
  cancelCompensation,
  captured,
  type Deal,
  premiumEarned,
  refundDecided,
  refundFailed,
  refundPaid,
  released,
  stripeFee,
  transferred,
} from './ledger.postings.js';
import { compensationOf, sharesOf } from './ledger.shares.js';

const RUNS = process.env['HAULWAY_TEST_LONG'] ? 200_000 : 20_000;
const deal: Deal = {
  paymentId: 'payment',
  quoteId: 'quote',
  carrierId: 'carrier',
  at: new Date('2026-11-21T12:00:00Z'),
};

/** A quote's amount of 1.00 to 950,000.00, a plan's price, a fee of 0 to 30%, and refunds that each take a share of what is left. */
const lives = fc.record({
  amount: fc.integer({ min: 100, max: 95_000_000 }),
  protection: fc.oneof(fc.constant(0), fc.integer({ min: 1_500, max: 2_375_000 })),
  feeBasisPoints: fc.integer({ min: 0, max: 3_000 }),
  refundShares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
  end: fc.constantFrom('release', 'cancel', 'refund', 'claim'),
  providerFee: fc.integer({ min: 0, max: 100_000 }),
});

type Life = typeof lives extends fc.Arbitrary<infer Value> ? Value : never;

/** Lives through one deal and returns what the card paid, what it got back, and what the carrier got. */
function live(ledger: MemoryLedger, { amount, protection, feeBasisPoints, refundShares, end, providerFee }: Life) {
  const refund = (name: string, cents: number, premium = 0): number => {
    ledger.post(refundDecided(deal, { refundId: name, amount: cents, protection: premium }));
    ledger.post(refundPaid(deal, { stripeRefundId: name, amount: cents + premium }));
    return cents + premium;
  };
  ledger.post(captured(deal, { intentId: 'intent', amount, protection }));
  ledger.post(stripeFee(deal, { transactionId: 'txn', fee: providerFee }));
  let left = amount;
  let back = 0;
  refundShares.forEach((share, index) => {
    // If nothing of the amount is left it is a full refund, which ends the deal.
    const cents = Math.min(Math.floor(left * share), left - 1);
    back += refund(`part-${index}`, cents);
    left -= cents;
  });
  let payout = 0;
  if (end === 'release') {
    const shares = sharesOf(left, feeBasisPoints);
    ledger.post(released(deal, { ...shares, protection }));
    ({ payout } = shares);
  } else if (end === 'cancel') {
    payout = compensationOf(amount, left, 1_000);
    ledger.post(cancelCompensation(deal, { compensation: payout }));
    back += refund('cancelled', left - payout, protection);
  } else if (end === 'claim') {
    back += refund('claim', left);
    ledger.post(premiumEarned(deal, { protection }));
  } else {
    back += refund('all', left, protection);
  }
  ledger.post(transferred(deal, { operationId: 'operation', payout }));
  return { charged: amount + protection, back, payout };
}

describe('money in the ledger', () => {
  it(`never makes or loses a cent, over ${RUNS} random deals`, () => {
    fc.assert(
      fc.property(lives, (life) => {
        const ledger = new MemoryLedger();
        const { charged, back, payout } = live(ledger, life);
        check(ledger.owed() === 0, `${ledger.owed()} is owed at the end`);
        check(
          charged === payout + ledger.earned() + back,
          `${charged} came in, ${payout} + ${ledger.earned()} + ${back} went out`,
        );
        check(
          ledger.of('stripe_balance') === ledger.earned() - life.providerFee,
          `${ledger.of('stripe_balance')} lies at the provider`,
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('leaves the fee on the balance after capture, release and transfer', () => {
    const ledger = new MemoryLedger();
    ledger.post(captured(deal, { intentId: 'intent', amount: 124_050, protection: 0 }));
    const shares = sharesOf(124_050, 500);
    expect(shares).toEqual({ fee: 6_203, payout: 117_847 });
    ledger.post(released(deal, { ...shares, protection: 0 }));
    ledger.post(transferred(deal, { operationId: 'operation', payout: shares.payout }));
    expect(ledger.of('stripe_balance')).toBe(6_203);
  });

  it('owes a refund that came back once more until it is made again', () => {
    const ledger = new MemoryLedger();
    ledger.post(captured(deal, { intentId: 'intent', amount: 50_000, protection: 1_500 }));
    ledger.post(refundDecided(deal, { refundId: 'refund', amount: 50_000, protection: 1_500 }));
    const first = refundPaid(deal, { stripeRefundId: 're_1', amount: 51_500 });
    const again = refundPaid(deal, { stripeRefundId: 're_2', amount: 51_500 });
    ledger.post(first);
    ledger.post(refundFailed(deal, { stripeRefundId: 're_1', amount: 51_500 }));
    expect(ledger.owed()).toBe(51_500);
    ledger.post(again);
    expect(ledger.owed()).toBe(0);
    expect(again.key).not.toBe(first.key);
  });

  it('takes a late compensation of at most what is left', () => {
    expect(compensationOf(10_000, 10_000, 1_000)).toBe(1_000);
    expect(compensationOf(10_000, 400, 1_000)).toBe(400);
  });
});

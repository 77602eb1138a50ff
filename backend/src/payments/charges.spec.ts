import { describe, expect, it } from '@jest/globals';
import {
  type ChargeSums,
  escrowOf,
  keptOf,
  type Part,
  partsOfCardRefund,
  partsOfRefund,
  partsOfReversal,
  partsOfTransfer,
  refundableOf,
  reversibleOf,
  transferableOf,
} from './charges.js';

type Named = ChargeSums & { name: string };

const charge = (name: string, amountCents: number, sums: Partial<ChargeSums> = {}): Named => ({
  name,
  amountCents,
  planCents: 0,
  refundedCents: 0,
  planRefundedCents: 0,
  lostCents: 0,
  carriedCents: 0,
  transferredCents: 0,
  reversedCents: 0,
  ...sums,
});
const named = (parts: readonly (Part<Named> & { plan?: number })[]) =>
  parts.map(({ charge: { name }, cents, plan }) => [name, cents, ...(plan ? [plan] : [])]);

const PLAN = { planCents: 1_500 };

describe('a charge has left', () => {
  it.each<[string, ChargeSums, object]>([
    ['all of itself at first', charge('first', 100_000, PLAN), { kept: 100_000, card: 101_500, carrier: 100_000 }],
    [
      'the rest after a refund',
      charge('first', 100_000, { ...PLAN, refundedCents: 25_000 }),
      { kept: 75_000, card: 76_500, carrier: 75_000 },
    ],
    [
      'a tenth for the carrier after a late cancellation, which took the plan back',
      charge('first', 100_000, { ...PLAN, refundedCents: 90_000, planRefundedCents: 1_500 }),
      { kept: 10_000, card: 10_000, carrier: 10_000 },
    ],
    [
      'no more for the carrier once that is ordered, and the card could still take it back',
      charge('first', 100_000, { refundedCents: 90_000, transferredCents: 10_000 }),
      { kept: 10_000, card: 10_000, carrier: 0, back: 10_000 },
    ],
    [
      'nothing once a bank took it',
      charge('first', 100_000, { ...PLAN, lostCents: 100_000, planRefundedCents: 1_500 }),
      { kept: 0, card: 0, carrier: 0 },
    ],
    [
      'the plan after a bank took the amount',
      charge('first', 100_000, { ...PLAN, lostCents: 100_000 }),
      { kept: 0, card: 1_500, carrier: 0 },
    ],
    [
      'what was transferred and not taken back',
      charge('first', 100_000, { transferredCents: 95_000, reversedCents: 40_000 }),
      { kept: 100_000, card: 100_000, carrier: 5_000, back: 55_000 },
    ],
    [
      'never less than nothing',
      charge('first', 100_000, { refundedCents: 60_000, lostCents: 60_000, transferredCents: 60_000 }),
      { kept: 0, card: 0, carrier: 0, back: 60_000 },
    ],
  ])('%s', (_what, sums, left) => {
    expect({
      kept: keptOf(sums),
      card: refundableOf(sums),
      carrier: transferableOf(sums),
      back: reversibleOf(sums),
    }).toEqual({
      back: 0,
      ...left,
    });
  });
});

const three = (...sums: Partial<ChargeSums>[]) => [
  charge('first', 100_000, { ...PLAN, ...sums[0] }),
  charge('second', 20_000, sums[1]),
  charge('third', 5_000, sums[2]),
];

describe('a refund out of escrow', () => {
  it.each<[string, Named[], { amount: number; plan: number }, unknown[]]>([
    ['takes the newest charge first', three(), { amount: 4_000, plan: 0 }, [['third', 4_000]]],
    [
      'goes on to the one before',
      three(),
      { amount: 26_000, plan: 0 },
      [
        ['third', 5_000],
        ['second', 20_000],
        ['first', 1_000],
      ],
    ],
    [
      'takes the plan from the first',
      three(),
      { amount: 125_000, plan: 1_500 },
      [
        ['third', 5_000],
        ['second', 20_000],
        ['first', 101_500, 1_500],
      ],
    ],
    [
      'takes the plan from the first even if the amount comes from others',
      three(),
      { amount: 5_000, plan: 1_500 },
      [
        ['third', 5_000],
        ['first', 1_500, 1_500],
      ],
    ],
    ['may be the plan alone', [charge('first', 100, PLAN)], { amount: 0, plan: 1_500 }, [['first', 1_500, 1_500]]],
    [
      'takes no more from a charge than it has left',
      three({}, { refundedCents: 15_000 }, { lostCents: 5_000 }),
      { amount: 6_000, plan: 0 },
      [
        ['second', 5_000],
        ['first', 1_000],
      ],
    ],
    [
      'of the only charge is one refund',
      [charge('first', 100_000, PLAN)],
      { amount: 90_000, plan: 1_500 },
      [['first', 91_500, 1_500]],
    ],
    ['of nothing is none', three(), { amount: 0, plan: 0 }, []],
  ])('%s', (_what, charges, refund, parts) => {
    expect(named(partsOfRefund(charges, refund))).toEqual(parts);
  });

  it('of more than was charged is a bug', () => {
    expect(() => partsOfRefund(three(), { amount: 125_001, plan: 0 })).toThrow('1 cents more');
  });
});

describe('a refund after the release', () => {
  it.each<[string, Named[], number, unknown[]]>([
    [
      'takes back the plan as well, as far as the card goes',
      three({ transferredCents: 95_000 }),
      126_500,
      [
        ['third', 5_000],
        ['second', 20_000],
        ['first', 101_500],
      ],
    ],
    [
      'passes over what a bank gave back',
      three({}, { lostCents: 20_000 }, { refundedCents: 5_000 }),
      1_000,
      [['first', 1_000]],
    ],
  ])('%s', (_what, charges, cents, parts) => {
    expect(named(partsOfCardRefund(charges, cents))).toEqual(parts);
  });

  it('of more than the cards paid is a bug', () => {
    expect(() => partsOfCardRefund(three(), 126_501)).toThrow('1 cents more');
  });
});

describe('a payout', () => {
  it.each<[string, Named[], number, unknown[], number]>([
    ['is one transfer of the only charge', [charge('first', 100_000)], 95_000, [['first', 95_000]], 0],
    [
      'fills the oldest charge first',
      three(),
      118_750,
      [
        ['first', 100_000],
        ['second', 18_750],
      ],
      0,
    ],
    [
      'passes over what went back',
      three({ refundedCents: 100_000 }, { refundedCents: 2_000 }),
      20_000,
      [
        ['second', 18_000],
        ['third', 2_000],
      ],
      0,
    ],
    [
      'says what no charge has room for',
      three({}, { lostCents: 20_000 }, { lostCents: 5_000 }),
      118_750,
      [['first', 100_000]],
      18_750,
    ],
    ['of nothing is none', three(), 0, [], 0],
  ])('%s', (_what, charges, cents, parts, rest) => {
    const found = partsOfTransfer(charges, cents);
    expect([named(found.parts), found.rest]).toEqual([parts, rest]);
  });
});

describe('what is taken back from the carrier', () => {
  const sent = three({ transferredCents: 100_000 }, { transferredCents: 18_750 });

  it.each<[string, Named[], number, unknown[]]>([
    ['comes from the newest transfer first', sent, 10_000, [['second', 10_000]]],
    [
      'and then from the one before',
      sent,
      20_000,
      [
        ['second', 18_750],
        ['first', 1_250],
      ],
    ],
    [
      'less what was taken back of it already',
      three({ transferredCents: 100_000 }, { transferredCents: 18_750, reversedCents: 18_000 }),
      1_000,
      [
        ['second', 750],
        ['first', 250],
      ],
    ],
  ])('%s', (_what, charges, cents, parts) => {
    expect(named(partsOfReversal(charges, cents))).toEqual(parts);
  });

  it('is never more than was transferred', () => {
    expect(() => partsOfReversal(sent, 118_751)).toThrow('1 cents more');
  });
});

describe('what a chargeback takes out of escrow', () => {
  it.each<[string, Partial<ChargeSums>[], number, number, number]>([
    [
      'is all of it when there is one other charge of nothing left',
      [{}, { refundedCents: 20_000 }],
      0,
      105_000,
      100_000,
    ],
    ['is the part that the other charges do not account for', [{}], 1, 125_000, 20_000],
    ['does not count its own loss twice', [{ lostCents: 100_000 }], 0, 125_000, 100_000],
    ['leaves out what is there at our expense', [{}, { lostCents: 20_000, carriedCents: 20_000 }], 0, 125_000, 100_000],
    ['is never less than nothing', [{}], 2, 110_000, 0],
  ])('%s', (_what, sums, place, inEscrow, cents) => {
    const charges = three(...sums);
    expect(escrowOf(charges, charges[place] as Named, inEscrow)).toBe(cents);
  });
});

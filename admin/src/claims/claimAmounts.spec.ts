import { describe, expect, it } from '@jest/globals';
import { grantedOf, releasedOf, sourcesOf, splitOf } from './claimAmounts';

describe('what a decision grants of a claim of $400', () => {
  const cases: [decision: Parameters<typeof grantedOf>[1], granted: number][] = [
    [{ decision: 'approved' }, 400],
    [{ decision: 'partly_approved', amount: 150 }, 150],
    [{ decision: 'partly_approved', amount: null }, 0],
    [{ decision: 'denied', amount: 150 }, 0],
    [{}, 0],
  ];
  it.each(cases)('%j', (decision, granted) => {
    expect(grantedOf(400, decision)).toBe(granted);
  });
});

describe('what a claim can be paid from', () => {
  const agreed = {
    protectionPlans: [
      { id: 'standard', limitCents: 10_000_000 },
      { id: 'plus', limitCents: 25_000_000 },
    ],
  };
  const paid: Parameters<typeof sourcesOf>[1] = {
    status: 'in_escrow',
    payoutAmount: 950,
    platformFee: 50,
    recoveredAmount: 0,
    protectionPlan: 'standard',
    frozenBy: ['claim'],
    refundedByOperators: 0,
    grantedOnClaims: 0,
  };
  const damage = { kind: 'damage', side: 'shipper' } as const;

  it('is the escrow while the money is held', () => {
    expect(sourcesOf(damage, paid, { agreed, status: 'in_progress' }, [])).toEqual({
      given: 0,
      escrow: 1000,
      carrier: 0,
      limit: 100_000,
      before: 0,
      releases: false,
    });
  });

  it('is what the carrier got once released, less what was already taken back', () => {
    expect(
      sourcesOf(
        damage,
        { ...paid, status: 'released', recoveredAmount: 200, protectionPlan: 'plus' },
        { agreed, status: 'completed' },
        [],
      ),
    ).toEqual({ given: 0, escrow: 0, carrier: 800, limit: 250_000, before: 0, releases: false });
  });

  it.each([
    ['shipper', 'delivered', ['claim'], true],
    ['shipper', 'delivered', ['claim', 'chargeback'], false],
    ['shipper', 'in_progress', ['claim'], false],
    ['carrier', 'delivered', ['claim'], false],
  ] as const)(
    'of the %s, of a job that is %s, held by %j: the rest is released with it: %s',
    (side, status, by, is) => {
      const found = sourcesOf({ kind: 'damage', side }, { ...paid, frozenBy: [...by] }, { agreed, status }, []);
      expect(found.releases).toBe(is);
    },
  );

  it('knows what went back before, by refunds and by claims', () => {
    const gaveBack = { ...paid, refundedByOperators: 150.1, grantedOnClaims: 80.2 };
    expect(sourcesOf(damage, gaveBack, { agreed }, []).before).toBe(230.3);
  });

  it('counts what was refunded for the delay, for a claim about it', () => {
    const refunds = [
      { reason: 'delay', amount: 100 },
      { reason: 'claim', amount: 30 },
      { reason: 'delay', amount: 20 },
    ] as const;
    expect(
      (['delay', 'damage'] as const).map(
        (kind) => sourcesOf({ kind, side: 'shipper' }, paid, { agreed: null }, refunds).given,
      ),
    ).toEqual([120, 0]);
  });
});

describe('who pays what is granted', () => {
  const plan = { limit: 100_000, before: 0, releases: false };
  const cases: [
    granted: number,
    sources: { given: number; escrow: number; carrier: number },
    split: ReturnType<typeof splitOf>,
  ][] = [
    [0, { given: 0, escrow: 1000, carrier: 0 }, { given: 0, escrow: 0, carrier: 0, guarantee: 0 }],
    [400, { given: 0, escrow: 1000, carrier: 0 }, { given: 0, escrow: 400, carrier: 0, guarantee: 0 }],
    [1200, { given: 0, escrow: 1000, carrier: 0 }, { given: 0, escrow: 1000, carrier: 0, guarantee: 200 }],
    [1200, { given: 0, escrow: 0, carrier: 950.1 }, { given: 0, escrow: 0, carrier: 950.1, guarantee: 249.9 }],
    [100, { given: 60, escrow: 1000, carrier: 0 }, { given: 60, escrow: 40, carrier: 0, guarantee: 0 }],
    [50, { given: 60, escrow: 1000, carrier: 0 }, { given: 50, escrow: 0, carrier: 0, guarantee: 0 }],
  ];
  it.each(cases)('$%s of %j', (granted, sources, split) => {
    expect(splitOf(granted, { ...sources, ...plan })).toEqual(split);
  });

  it('leaves the rest to be released, once it is delivered and nothing else holds it', () => {
    const held = { given: 0, escrow: 1000, carrier: 0, ...plan };
    expect(releasedOf(400, held)).toBe(0);
    expect(releasedOf(400, { ...held, releases: true })).toBe(600);
    expect(releasedOf(0, { ...held, releases: true })).toBe(1000);
  });
});

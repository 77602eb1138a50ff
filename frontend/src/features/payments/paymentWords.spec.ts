import { describe, expect, it } from '@jest/globals';
import type { Payment } from '../../kit/api/types';
import { heldOf, moneyBack } from './moneyBack';
import { payoutNote } from './payoutNote';
import { amountLines, chargeOf, paymentSteps, refundWords, rowAmount, transferWords, whatNext } from './paymentWords';

const payment = (fields: Partial<Payment>) =>
  ({
    status: 'in_escrow',
    amount: 1000,
    platformFee: 50,
    payoutAmount: 950,
    protectionPlan: 'standard',
    protectionFee: 0,
    chargedAmount: 1000,
    refundedAmount: 0,
    transferStatus: null,
    payoutStage: null,
    payoutExpectedOn: null,
    timeline: [],
    failure: null,
    ...fields,
  }) as Payment;

const TRANSFER_REFUSED = { who: 'operator', what: 'transfer', until: null, otherwise: null } as const;

describe('what happens next to a payment', () => {
  const cases: [fields: Partial<Payment>, payer: string, payee: string][] = [
    [
      { status: 'pending' },
      'Waiting for your payment. Nothing is charged until you pay.',
      'Waiting for the shipper to pay.',
    ],
    [
      { status: 'paid' },
      'The card provider is settling it. You do not need to do anything.',
      'The card provider is settling it. You do not need to do anything.',
    ],
    [
      { status: 'in_escrow' },
      'Held safely. The carrier is paid when you confirm delivery.',
      'Held for you until the shipper confirms delivery.',
    ],
    [
      { status: 'released', transferStatus: 'queued', payoutStage: 'on_its_way' },
      'Released to the carrier.',
      'On its way to you, within 1-2 business days.',
    ],
    [
      { status: 'released', transferStatus: 'sent', payoutStage: 'on_its_way', payoutExpectedOn: '2027-03-09' },
      'Released to the carrier.',
      'Sent to you, expected by Tue, Mar 9.',
    ],
    [
      { status: 'released', transferStatus: 'sent', payoutStage: 'paid_out', payoutExpectedOn: '2027-03-09' },
      'Released to the carrier.',
      'Paid out to your bank account.',
    ],
    [
      {
        status: 'refunded',
        refundedAmount: 900,
        payoutAmount: 100,
        transferStatus: 'queued',
        payoutStage: 'on_its_way',
      },
      '$900.00 went back to your card.',
      'The job was called off: $100.00 is yours. On its way to you, within 1-2 business days.',
    ],
    [
      { status: 'released', transferStatus: 'queued', payoutStage: 'on_its_way', next: TRANSFER_REFUSED },
      'Released to the carrier.',
      'Sending it failed. We are looking into it, and you do not need to do anything.',
    ],
    [
      { status: 'released', transferStatus: 'blocked', payoutStage: 'blocked' },
      'Released to the carrier.',
      'Set up your payout account to receive it.',
    ],
    [
      { status: 'refunded', refundedAmount: 1000, payoutAmount: 0 },
      'The money went back to your card.',
      'The money went back to the shipper.',
    ],
    [{ status: 'failed' }, 'Your card was not charged.', 'The shipper was not charged.'],
    [
      {
        status: 'failed',
        failure: { code: 'card_declined', message: 'Your card was declined.' } as Payment['failure'],
      },
      'Your card was declined.',
      'Your card was declined.',
    ],
  ];
  it.each(cases)('%j', (fields, payer, payee) => {
    expect([whatNext(payment(fields), true), whatNext(payment(fields), false)]).toEqual([payer, payee]);
  });
});

it.each([
  ['respond', 'On hold: a claim is open. The answer is due.', 'On hold: a claim is open. The answer is due.'],
  ['resolve', 'On hold: a claim is open. We decide it.', 'On hold: a claim is open. We decide it.'],
  [
    'confirm-delivery',
    'Held safely. The carrier is paid when you confirm delivery.',
    'Held for you until the shipper confirms delivery. It is released then.',
  ],
] as const)('money in escrow that waits for %s says so', (what, payer, payee) => {
  const next = { who: 'owner', what, until: null, otherwise: null } as Payment['next'];
  const held = payment({ status: 'in_escrow', next });
  expect([whatNext(held, true), whatNext(held, false)]).toEqual([payer, payee]);
});

describe('the amounts of a payment', () => {
  const lines = (fields: Partial<Payment>, isPayer: boolean) =>
    amountLines(payment(fields), isPayer).map(({ label, amount }) => `${label} ${amount}`);
  const cases: [fields: Partial<Payment>, payer: string[], payee: string[]][] = [
    [{}, ['Quote 1000', 'Paid by card 1000'], ['Quote 1000', 'Platform fee -50', 'To you 950']],
    [
      { status: 'pending' },
      ['Quote 1000', 'To be paid by card 1000'],
      ['Quote 1000', 'Platform fee -50', 'To you 950'],
    ],
    [
      { protectionPlan: 'plus', protectionFee: 30, chargedAmount: 1030 },
      ['Quote 1000', 'Protection plan, plus 30', 'Paid by card 1030'],
      ['Quote 1000', 'Platform fee -50', 'To you 950'],
    ],
    [
      { refundedAmount: 100, platformFee: 45, payoutAmount: 855 },
      ['Quote 1000', 'Refunded -100', 'Paid by card 900'],
      ['Quote 1000', 'Platform fee -45', 'Back to the shipper -100', 'To you 855'],
    ],
    [
      { status: 'refunded', refundedAmount: 1000, platformFee: 0, payoutAmount: 0 },
      ['Quote 1000', 'Refunded -1000', 'Paid by card 0'],
      ['Quote 1000', 'Back to the shipper -1000', 'To you 0'],
    ],
    [{ status: 'failed' }, ['Quote 1000', 'Not charged 1000'], ['Quote 1000', 'Platform fee -50', 'To you 950']],
  ];
  it.each(cases)('%j', (fields, payer, payee) => {
    expect([lines(fields, true), lines(fields, false)]).toEqual([payer, payee]);
  });
});

describe("a payment's row", () => {
  const cases: [fields: Partial<Payment>, payer: [number, number, boolean], payee: [number, number, boolean]][] = [
    [{}, [1000, 0, true], [950, 0, true]],
    [{ status: 'pending' }, [1000, 0, false], [950, 0, false]],
    [{ status: 'failed' }, [1000, 0, false], [950, 0, false]],
    [{ refundedAmount: 100, platformFee: 45, payoutAmount: 855 }, [900, 100, true], [855, 100, true]],
    [
      { status: 'refunded', chargedAmount: 1030, refundedAmount: 1030, platformFee: 0, payoutAmount: 0 },
      [0, 1030, true],
      [0, 1000, true],
    ],
  ];
  it.each(cases)('%j', (fields, payer, payee) => {
    const row = (isPayer: boolean) => Object.values(rowAmount(payment(fields), isPayer));
    expect([row(true), row(false)]).toEqual([payer, payee]);
  });
});

describe('the mileposts of a payment', () => {
  const at = '2027-03-05T12:00:00Z';
  const timeline: Payment['timeline'] = [
    { status: 'failed', at },
    { status: 'in_escrow', at },
    { status: 'released', at },
  ];
  const steps = (fields: Partial<Payment>, isPayer: boolean) =>
    paymentSteps(payment({ timeline, ...fields }), isPayer).map(({ title, ahead, failed, text = '' }) =>
      `${failed ? '! ' : ''}${ahead ? '> ' : ''}${title} ${text}`.trim(),
    );
  const before = ['! Payment Failed', 'Held in Escrow', 'Payment Released'];

  it('show a failed attempt as failed, and the payout as still ahead until the day it is expected by is over', () => {
    const sent = { transferStatus: 'sent', payoutExpectedOn: '2027-03-09' } as const;
    expect(steps({ ...sent, payoutStage: 'on_its_way' }, true)).toEqual(before);
    expect(steps({ ...sent, payoutStage: 'on_its_way' }, false)).toEqual([
      ...before,
      '> In your bank account Expected by Tue, Mar 9',
    ]);
    expect(steps({ ...sent, payoutStage: 'paid_out' }, false)).toEqual([...before, 'Paid out By Tue, Mar 9']);
    expect(steps({ payoutStage: 'blocked' }, false)).toEqual([
      ...before,
      '> In your bank account Once your payout account is set up',
    ]);
  });
});

describe('a refund', () => {
  const cases: [
    reason: Payment['refunds'][number]['reason'],
    status: Payment['refunds'][number]['status'],
    payer: string,
    payee: string,
  ][] = [
    ['delay', 'pending', 'Delivered late: on its way', 'Delivered late: on its way'],
    [
      'cancelled_by_carrier',
      'succeeded',
      'The carrier gave the job back: sent to your card',
      'The carrier gave the job back: sent to the card',
    ],
    [
      'claim',
      'failed',
      'A claim was upheld: was returned; we are looking into it',
      'A claim was upheld: was returned; we are looking into it',
    ],
  ];
  it.each(cases)('for %s that is %s', (reason, status, payer, payee) => {
    const refund = { reason, status } as Payment['refunds'][number];
    expect([refundWords(refund, true), refundWords(refund, false)]).toEqual([payer, payee]);
  });
});

describe('the way of the money to the carrier', () => {
  const cases: [fields: Partial<Payment>, payer: string | undefined, payee: string | undefined][] = [
    [{}, undefined, undefined],
    [{ transferStatus: 'queued', payoutAmount: 0 }, undefined, undefined],
    [{ transferStatus: 'queued' }, 'Released. It goes to the carrier next.', 'Released. It goes to you next.'],
    [{ transferStatus: 'sent' }, 'Sent to the carrier', 'Sent to your bank account'],
    [
      { transferStatus: 'blocked' },
      'Released. The carrier still has to connect a bank account.',
      'On hold: set up payouts to receive it',
    ],
  ];
  it.each(cases)('%j', (fields, payer, payee) => {
    expect([transferWords(payment(fields), true)?.text, transferWords(payment(fields), false)?.text]).toEqual([
      payer,
      payee,
    ]);
  });
});

describe('what a card pays', () => {
  const cases: [
    amount: number,
    plan: { percent: number; minimum: number } | undefined,
    protection: number,
    total: number,
  ][] = [
    [1000, undefined, 0, 1000],
    [1000, { percent: 0, minimum: 0 }, 0, 1000],
    [1000, { percent: 3, minimum: 15 }, 30, 1030],
    [100, { percent: 3, minimum: 15 }, 15, 115],
    [333.33, { percent: 1.5, minimum: 1 }, 5, 338.33],
    // As floats the sum is 1025.0700000000002, and the server's is not.
    [1000.07, { percent: 2.5, minimum: 1 }, 25, 1025.07],
  ];
  it.each(cases)('for $%s with %j', (amount, plan, protection, total) => {
    expect(chargeOf(amount, plan)).toEqual({ protection, total });
  });
});

describe('what went back', () => {
  const refund = (reason: string, amount: number) => ({ reason, amount }) as Payment['refunds'][number];

  it('is not held any more', () => {
    expect(heldOf(payment({ amount: 1500.1, protectionFee: 25, refundedAmount: 150.01 }))).toBe(1350.09);
  });

  it.each([
    ['nothing', { refunds: [refund('change_order', 50)] }, undefined, undefined],
    [
      'a late delivery',
      { refunds: [refund('delay', 150)] },
      'Delivered late: $150.00 went back to your card.',
      'Delivered late: $150.00 went back to the shipper.',
    ],
    [
      'a claim that was granted in part, of a delivery that came late',
      { status: 'released', refunds: [refund('delay', 50), refund('claim', 75.1), refund('claim', 25)] },
      'Delivered late: $50.00 went back to your card. For the claim, $100.10 went back to your card.',
      'Delivered late: $50.00 went back to the shipper. For the claim, $100.10 went back to the shipper.',
    ],
    [
      'a late cancellation',
      {
        status: 'refunded',
        refunds: [refund('cancelled_by_shipper', 900)],
        chargedAmount: 1000,
        refundedAmount: 900,
        payoutAmount: 100,
      },
      '$900.00 went back to your card. $100.00 is kept for the carrier, for the late cancellation.',
      '$900.00 went back to the shipper. $100.00 is yours, for the late cancellation.',
    ],
    [
      'a free cancellation',
      { status: 'refunded', refunds: [refund('cancelled_by_shipper', 1000)], refundedAmount: 1000, payoutAmount: 0 },
      '$1,000.00 went back to your card.',
      '$1,000.00 went back to the shipper.',
    ],
  ] as [string, Partial<Payment>, string | undefined, string | undefined][])(
    'is said of %s',
    (_, fields, payer, payee) => {
      expect([true, false].map((isPayer) => moneyBack(payment(fields), isPayer))).toEqual([payer, payee]);
    },
  );
});

describe('what a carrier is told of the money for a delivered job', () => {
  it.each([
    [{ status: 'in_escrow', next: { what: 'confirm-delivery' } }, 'You receive $1,567.50.'],
    // A claim is open, and what is left is not known.
    [{ status: 'in_escrow', next: { what: 'resolve' } }, undefined],
    [{ status: 'released', payoutStage: 'blocked' }, 'You receive $1,567.50 once your payout account is set up.'],
    [
      { status: 'released', payoutStage: 'on_its_way', payoutExpectedOn: '2027-03-11' },
      '$1,567.50 is on its way to you, expected by Thu, Mar 11.',
    ],
    [{ status: 'released', payoutStage: 'on_its_way', payoutExpectedOn: null }, '$1,567.50 is on its way to you.'],
    [{ status: 'released', payoutStage: 'paid_out' }, '$1,567.50 was paid out to your bank account.'],
    [{ status: 'released', payoutStage: 'paid_out', payoutAmount: 0 }, undefined],
    [{ status: 'refunded' }, undefined],
  ])('%j', (fields, words) => {
    expect(payoutNote(payment({ payoutAmount: 1567.5, ...(fields as Partial<Payment>) }))).toBe(words);
  });
});

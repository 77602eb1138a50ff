import { expect, it } from '@jest/globals';
import { escrowOf, refundable } from './escrow';

const cases: [name: string, amounts: Parameters<typeof escrowOf>[0], escrow: ReturnType<typeof escrowOf>][] = [
  [
    'both shares',
    { payoutAmount: 950, platformFee: 50, protectionFee: 30 },
    { payout: 950, fee: 50, plan: 30, left: 1000 },
  ],
  [
    'cents that do not add up in binary',
    { payoutAmount: 0.1, platformFee: 0.2, protectionFee: 0 },
    { payout: 0.1, fee: 0.2, plan: 0, left: 0.3 },
  ],
  ['nothing', { payoutAmount: null, platformFee: null, protectionFee: null }, { payout: 0, fee: 0, plan: 0, left: 0 }],
];
it.each(cases)('holds %s', (_name, amounts, escrow) => {
  expect(escrowOf(amounts)).toEqual(escrow);
});

const upTo = (what: string) => `Your role refunds up to ${what}. Ask finance or an owner for more.`;
const held = { payout: 570, fee: 30, plan: 15, left: 600 };
const offers: [
  name: string,
  escrow: Parameters<typeof refundable>[0],
  mostOfRole: number,
  before: number,
  offer: ReturnType<typeof refundable>,
][] = [
  [
    'all, or a part that leaves a cent',
    held,
    Infinity,
    300,
    {
      mayAll: true,
      mostOfPart: 599.99,
      tooMuch: 'Less than the $600.00 that is left, or choose all of it',
      limited: '',
    },
  ],
  [
    "a part up to the role's limit",
    held,
    200,
    0,
    {
      mayAll: false,
      mostOfPart: 200,
      tooMuch: 'Your role can refund $200.00 of it',
      limited: upTo('$200.00 of a payment'),
    },
  ],
  [
    'what is left of the limit',
    held,
    200,
    149.9,
    {
      mayAll: false,
      mostOfPart: 50.1,
      tooMuch: 'Your role can refund $50.10 of it',
      limited: upTo('$200.00 of a payment, and $149.90 went back already'),
    },
  ],
  [
    'nothing once the limit is used up',
    held,
    200,
    250,
    {
      mayAll: false,
      mostOfPart: 0,
      tooMuch: 'Your role can refund $0.00 of it',
      limited: upTo('$200.00 of a payment, and $250.00 went back already'),
    },
  ],
  [
    'no whole that is over the limit by the plan',
    held,
    600,
    0,
    {
      mayAll: false,
      mostOfPart: 599.99,
      tooMuch: 'Less than the $600.00 that is left',
      limited: upTo('$600.00 of a payment'),
    },
  ],
  [
    'no part of the last cent',
    { ...held, left: 0.01 },
    Infinity,
    0,
    { mayAll: true, mostOfPart: 0, tooMuch: 'Less than the $0.01 that is left, or choose all of it', limited: '' },
  ],
];
it.each(offers)('offers %s', (_name, escrow, mostOfRole, before, offer) => {
  expect(refundable(escrow, mostOfRole, before)).toEqual(offer);
});

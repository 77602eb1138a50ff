import { expect, it } from '@jest/globals';
import { askedWords, beforeWords, outcomeWords, whatFollows } from './words';

const NONE = { decision: null, claimed: null, side: null, granted: null, part: null, counts: null };
const claim = { ...NONE, act: 'claims.resolve', claimed: 1415, side: 'shipper' as const };

const cases: [asked: Parameters<typeof askedWords>[0], what: string, follows: string][] = [
  [
    { ...claim, decision: 'denied', granted: 0, amount: 12_000 },
    'Denial of a claim of $1,415.00',
    'Nothing goes to the shipper. $12,000.00 is released from escrow: the payout to the carrier, and our fee.',
  ],
  [
    { ...claim, decision: 'approved', granted: 1415, amount: 1415 },
    'Grant of a claim of $1,415.00',
    '$1,415.00 goes to the shipper. Nothing is released from escrow.',
  ],
  [
    { ...claim, decision: 'partly_approved', granted: 415.1, amount: 1415 },
    'Grant of $415.10 of a claim of $1,415.00',
    '$415.10 goes to the shipper. $999.90 is released from escrow: the payout to the carrier, and our fee.',
  ],
  [
    { ...claim, side: 'carrier', decision: 'approved', granted: 1415, amount: 1415 },
    'Grant of a claim of $1,415.00',
    'The carrier is found right about $1,415.00, which moves no money by itself.',
  ],
  [
    { ...NONE, act: 'payments.refund', amount: 615 },
    'Refund of $615.00',
    'All that is left, $615.00, goes back to the card. The deal ends and the shipment is cancelled.',
  ],
  [
    { ...NONE, act: 'payments.refund', amount: 600, part: 600 },
    'Refund of $600.00',
    '$600.00 goes back to the card. The deal goes on, unless that is all that is left.',
  ],
  [
    { ...NONE, act: 'payments.release', amount: 600 },
    'Release of $600.00',
    '$600.00 is released from escrow: the payout to the carrier, and our fee.',
  ],
  [
    { ...NONE, act: 'shipments.cancel', amount: 600 },
    'Cancellation with a refund of $600.00',
    '$600.00 goes back to the card, and the shipment is cancelled.',
  ],
  [
    { ...NONE, act: 'change-orders.decide', amount: 60, granted: 60, counts: 'shipper' },
    'Grant for an empty trip of $60.00',
    '$60.00 goes to the carrier for the empty trip, from Haulway. It counts against the shipper.',
  ],
  [{ ...NONE, act: 'parcels.burn', amount: 60 }, 'Parcels.burn of $60.00', ''],
];
it.each(cases)('says what is asked for: %j', (asked, what, follows) => {
  expect([askedWords(asked), whatFollows(asked)]).toEqual([what, follows]);
});

it.each([
  [cases[0], 'Nothing to the shipper, $12,000.00 released'],
  [cases[1], '$1,415.00 to the shipper, nothing released'],
  [cases[2], '$415.10 to the shipper, $999.90 released'],
  [cases[3], 'The carrier is right; no money moves'],
  [cases[4], 'All that is left, to the card; ends the deal'],
  [cases[5], 'To the card'],
  [cases[6], 'Payout to the carrier, and our fee'],
  [cases[7], 'To the card; cancels the shipment'],
  [cases[8], 'From Haulway, counts against the shipper'],
  [cases[9], ''],
])('says in a row who gets how much: %j', (asked, outcome) => {
  expect(asked && outcomeWords(asked[0])).toBe(outcome);
});

it.each([
  [{ givenBefore: 600.5, status: 'waiting' }, '$600.50 given back on this deal before'],
  [{ givenBefore: 0, status: 'waiting' }, 'Nothing given back before'],
  [{ givenBefore: null, status: 'approved' }, ''],
  [{ givenBefore: 0, status: 'lapsed' }, ''],
])('says what went back before: %j', (approval, words) => {
  expect(beforeWords(approval)).toBe(words);
});

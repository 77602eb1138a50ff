import { describe, expect, it } from '@jest/globals';
import { moneyWords, stuckWords } from './moneyWords';

const SIDES = { payer: 'Grace M.', payee: 'Dale R.', isPayeeSuspended: false };
const PAYMENT = {
  status: 'released',
  chargedAmount: 1240,
  refundedAmount: 0,
  payoutAmount: 1178,
  transferStatus: 'queued',
  payoutExpectedOn: '2026-12-02',
  frozenBy: [],
  failureMessage: null,
  can: [],
  next: null,
} satisfies Parameters<typeof moneyWords>[0];
const TRANSFER = {
  kind: 'transfer',
  state: 'blocked',
  amount: 1178,
  lastError: 'The carrier has not finished payout setup.',
} as const;

const told = (change: object, sides = SIDES) => {
  const { where, todo } = moneyWords({ ...PAYMENT, ...change }, sides);
  return `${where} ${todo}`.trim();
};
const stuck = (operation: object, change: object = {}, sides = SIDES) => {
  const { where, todo } = stuckWords({ ...TRANSFER, ...operation }, { ...PAYMENT, ...change }, sides);
  return `${where} ${todo}`;
};
const next = (who: string, what: string) => ({ next: { who, what, until: null, otherwise: null } });

describe('where the money is', () => {
  it.each([
    [{ transferStatus: 'sent' }, '$1,178.00 was sent to Dale R., expected at the bank by Dec 2, 2026.'],
    [{}, '$1,178.00 goes to Dale R., expected at the bank by Dec 2, 2026. Nobody has to do anything.'],
    [{ status: 'pending', ...next('owner', 'pay') }, 'Nothing is charged yet. It waits until Grace M. pays.'],
    [{ status: 'failed', failureMessage: 'Your card was declined.' }, 'Nothing was charged. Your card was declined.'],
    [
      { status: 'in_escrow', can: ['release'], ...next('owner', 'confirm-delivery') },
      'Grace M. confirms it, or $1,178.00 goes to Dale R. automatically. Release pays the carrier now',
    ],
    [{ status: 'in_escrow', ...next('carrier', 'deliver') }, 'It waits until Dale R. delivers it.'],
    [{ status: 'in_escrow', ...next('carrier', 'respond') }, 'Dale R. can answer the claim. Then we decide it.'],
    [{ status: 'in_escrow', ...next('operator', 'resolve') }, 'It is our turn: decide the claim.'],
    [{ status: 'in_escrow', ...next('provider', 'close-dispute') }, 'the bank decides a chargeback'],
    [
      { status: 'refunded', refundedAmount: 1240, transferStatus: null, payoutAmount: 0 },
      '$1,240.00 of $1,240.00 is refunded to the card.',
    ],
  ])('%j', (change, words) => {
    expect(told(change)).toContain(words);
  });

  it('says that a suspended carrier is paid all the same', () => {
    const change = { status: 'in_escrow', ...next('owner', 'confirm-delivery') };
    expect(told(change)).not.toContain('suspended');
    expect(told(change, { ...SIDES, isPayeeSuspended: true })).toContain(
      'Dale R. is suspended, and is paid all the same.',
    );
  });
});

describe('why it does not move, and whose turn it is', () => {
  it('a payout account that is not finished: the turn of the carrier', () => {
    expect(stuck({}, { transferStatus: 'blocked' })).toBe(
      'Dale R. was not paid $1,178.00 yet: their payout account is not finished. It is their turn: in the app, under Payments, they finish the setup, and it is sent at once. Retry looks now.',
    );
  });

  it('a refusal: our turn', () => {
    expect(stuck({ state: 'needs_attention', lastError: "No such destination: 'acct_1QxLz2'" })).toContain(
      'The payout account of the carrier cannot receive money. It is our turn',
    );
  });

  it('too little in the balance: tried again', () => {
    expect(stuck({ lastError: 'You have insufficient available funds in your Stripe account.' })).toContain(
      'It is tried again every hour, and at once with Retry.',
    );
  });

  it('no clear answer: asked again', () => {
    expect(stuck({ state: 'unknown' })).toContain('Nothing is sent twice.');
  });

  it('a chargeback: nobody can do anything', () => {
    expect(stuck({}, { frozenBy: ['chargeback'] })).toContain(
      'the bank decides a chargeback. Nothing is sent until then.',
    );
  });

  it('a refund that no card accepts', () => {
    expect(stuck({ kind: 'refund', state: 'needs_attention', amount: 200 })).toContain(
      '$200.00 did not go back to the card of Grace M. yet',
    );
  });

  it('a suspended carrier is paid all the same', () => {
    expect(stuck({}, { transferStatus: 'blocked' }, { ...SIDES, isPayeeSuspended: true })).toContain(
      'paid all the same',
    );
  });
});

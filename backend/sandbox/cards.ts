import type { CardFace } from './objects.js';

/**
 * The published test cards and what each does. Source: https://docs.stripe.com/testing (2026). Nobody's real card is among
 * them, and a number outside this table is refused before anything is stored.
 */
export type Attempt =
  | {
      outcome: 'succeeds';
      funds?: 'available_at_once';
      review?: true;
      disputes?: 'fraudulent' | 'product_not_received' | 'inquiry' | 'twice';
      fraudWarning?: true;
      laterRefund?: 'succeeds' | 'fails';
    }
  | { outcome: 'declined'; code: string; declineCode?: string; blocked?: true };

export interface CardInput {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

/** A refusal in Stripe's words. */
export interface CardProblem {
  code: string;
  declineCode?: string;
  message: string;
}

export interface TestCard {
  brand: string;
  funding: string;
  country: string;
  /** The cardholder must authenticate before the attempt is made. */
  challenge: boolean;
  attempt: Attempt;
}

const SUCCEEDS: Attempt = { outcome: 'succeeds' };

function card(attempt: Attempt, more: Partial<Omit<TestCard, 'attempt'>> = {}): TestCard {
  return { brand: 'visa', funding: 'credit', country: 'US', challenge: false, attempt, ...more };
}

function declined(declineCode: string): Attempt {
  return { outcome: 'declined', code: 'card_declined', declineCode };
}

function refusedWith(code: string): Attempt {
  return { outcome: 'declined', code };
}

const CHALLENGE = { challenge: true };

export const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', card(SUCCEEDS)],
  ['4000056655665556', card(SUCCEEDS, { funding: 'debit' })],
  ['5555555555554444', card(SUCCEEDS, { brand: 'mastercard' })],
  ['2223003122003222', card(SUCCEEDS, { brand: 'mastercard' })],
  ['5200828282828210', card(SUCCEEDS, { brand: 'mastercard', funding: 'debit' })],
  ['378282246310005', card(SUCCEEDS, { brand: 'amex' })],
  ['6011111111111117', card(SUCCEEDS, { brand: 'discover' })],
  ['3056930009020004', card(SUCCEEDS, { brand: 'diners' })],
  ['3566002020360505', card(SUCCEEDS, { brand: 'jcb', country: 'JP' })],
  ['4000000000000077', card({ outcome: 'succeeds', funds: 'available_at_once' })],
  ['4000000000000002', card(declined('generic_decline'))],
  ['4000000000009995', card(declined('insufficient_funds'))],
  ['4000000000009987', card(declined('lost_card'))],
  ['4000000000009979', card(declined('stolen_card'))],
  ['4000000000006975', card(declined('card_velocity_exceeded'))],
  ['4000000000000069', card(refusedWith('expired_card'))],
  ['4000000000000127', card(refusedWith('incorrect_cvc'))],
  ['4000000000000119', card(refusedWith('processing_error'))],
  ['4100000000000019', card({ outcome: 'declined', code: 'card_declined', declineCode: 'fraudulent', blocked: true })],
  ['4000000000009235', card({ outcome: 'succeeds', review: true })],
  ['4000002500003155', card(SUCCEEDS, CHALLENGE)],
  ['4000002760003184', card(SUCCEEDS, { challenge: true, country: 'DE' })],
  ['4000000000003220', card(SUCCEEDS, { challenge: true, country: 'IE' })],
  ['4000008400000027', card(SUCCEEDS, CHALLENGE)],
  ['4000008400001629', card(declined('generic_decline'), CHALLENGE)],
  ['4000008400001280', card(declined('generic_decline'))],
  ['4000008260003178', card(declined('insufficient_funds'), { challenge: true, country: 'GB' })],
  ['4000000000003055', card(SUCCEEDS)],
  ['4000000032200000', card(SUCCEEDS)],
  ['4000000000000259', card({ outcome: 'succeeds', disputes: 'fraudulent' })],
  ['4000000000002685', card({ outcome: 'succeeds', disputes: 'product_not_received' })],
  ['4000000000001976', card({ outcome: 'succeeds', disputes: 'inquiry' })],
  ['4000000000005423', card({ outcome: 'succeeds', fraudWarning: true })],
  ['4000000404000079', card({ outcome: 'succeeds', disputes: 'twice' })],
  ['4000000000007726', card({ outcome: 'succeeds', laterRefund: 'succeeds' })],
  ['4000000000005126', card({ outcome: 'succeeds', laterRefund: 'fails' })],
]);

/** Stripe's ready-made payment methods, for callers that confirm on the server. */
export const TEST_PAYMENT_METHODS: ReadonlyMap<string, string> = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_mastercard', '5555555555554444'],
  ['pm_card_bypassPending', '4000000000000077'],
  ['pm_card_visa_chargeDeclined', '4000000000000002'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', '4000000000009995'],
  ['pm_card_authenticationRequired', '4000002760003184'],
  ['pm_card_createDispute', '4000000000000259'],
  ['pm_card_createDisputeProductNotReceived', '4000000000002685'],
  ['pm_card_createDisputeInquiry', '4000000000001976'],
]);

const DECLINED = 'Your card was declined.';
const WORDS: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
  card_velocity_exceeded:
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
};

/** The sentence for the cardholder. A card reported lost or stolen is only ever called declined. */
export function declineMessage(code: string, declineCode: string | undefined): string {
  return WORDS[declineCode ?? code] ?? DECLINED;
}

/** Reads a card as a person typed it; `now` is business time. */
export function readCard(input: CardInput, now: Date): { face: CardFace; card: TestCard } | { problem: CardProblem } {
  const number = input.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    return { problem: { code: 'incorrect_number', message: 'Your card number is incorrect.' } };
  }
  if (!Number.isInteger(input.expMonth) || input.expMonth < 1 || input.expMonth > 12) {
    return { problem: { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." } };
  }
  const year = input.expYear < 100 ? 2000 + input.expYear : input.expYear;
  const thisYear = now.getUTCFullYear();
  if (!Number.isInteger(year) || year < thisYear || year > thisYear + 50) {
    return { problem: { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." } };
  }
  if (year === thisYear && input.expMonth < now.getUTCMonth() + 1) {
    return { problem: { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." } };
  }
  if (!(/^3[47]/.test(number) ? /^\d{3,4}$/ : /^\d{3}$/).test(input.cvc)) {
    return { problem: { code: 'invalid_cvc', message: "Your card's security code is invalid." } };
  }
  const known = TEST_CARDS.get(number);
  if (!known) {
    const message = 'Your card was declined. Only published test card numbers are accepted here, never a real card.';
    return { problem: { code: 'card_declined', declineCode: 'test_mode_live_card', message } };
  }
  const { brand, country, funding } = known;
  const face = { brand, country, funding, last4: number.slice(-4), exp_month: input.expMonth, exp_year: year };
  return { face, card: known };
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

import { call } from '../../kit/api/calls';
import { ApiError } from '../../kit/api/errors';
import type { SandboxAnswer } from '../../kit/api/types';

export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

/** Test numbers published by Stripe (docs.stripe.com/testing), with what each one does. */
export const testNumbers = [
  { number: '4242 4242 4242 4242', does: 'succeeds' },
  { number: '4000 0025 0000 3155', does: 'asks you to approve it (3-D Secure)' },
  { number: '4000 0000 0000 0002', does: 'is declined' },
  { number: '4000 0000 0000 9995', does: 'has insufficient funds' },
];

/** A decline by the card provider, in the provider's words. */
export class CardRefused extends Error {}

/** Confirms a sandbox intent with a card. Returns the intent's status. @throws CardRefused */
export async function confirmCard(clientSecret: string, card: Card): Promise<string> {
  return statusOf(() => call('POST', '/api/sandbox/payment-intents/confirm', { body: { clientSecret, card } }));
}

/** Ends the 3-D Secure step. Returns the intent's status. @throws CardRefused */
export async function authenticate(clientSecret: string, outcome: 'pass' | 'fail'): Promise<string> {
  return statusOf(() => call('POST', '/api/sandbox/payment-intents/authenticate', { body: { clientSecret, outcome } }));
}

async function statusOf(ask: () => Promise<SandboxAnswer>): Promise<string> {
  try {
    const answer = await ask();
    if (answer.error) throw new CardRefused(answer.error.message ?? 'Your card was declined.');
    return answer.status;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 402 || error.status === 400))
      throw new CardRefused(refusal(error));
    throw error;
  }
}

/** A decline arrives as problem+json, or as the provider's own `{error: {message}}`. */
function refusal(error: ApiError): string {
  const text = error.message.replace(/^\d+: /, '');
  try {
    const body = JSON.parse(text) as { detail?: string; error?: { message?: string } };
    return body.error?.message ?? error.problem?.errors?.[0]?.message ?? body.detail ?? 'Your card was declined.';
  } catch {
    return 'Your card was declined.';
  }
}

import type Stripe from 'stripe';
import { makeUnderKey } from './provider.js';

/** Makes the account that a carrier is paid through; asked again for the same carrier it answers the same one. */
export function createPayoutAccount(client: Stripe, userId: string): Promise<Stripe.Account> {
  return makeUnderKey(`account:${userId}`, (idempotencyKey) =>
    client.accounts.create(
      {
        controller: { stripe_dashboard: { type: 'express' }, fees: { payer: 'application' }, losses: { payments: 'application' }, requirement_collection: 'stripe' },
        capabilities: { transfers: { requested: true } },
        country: 'US',
        metadata: { userId },
      },
      { idempotencyKey },
    ),
  );
}

/** Has its owner finished the provider's questions, so that transfers arrive? */
export function canBePaid(account: Stripe.Account): boolean {
  return account.capabilities?.transfers === 'active';
}

import type Stripe from 'stripe';
import type { ProviderKeys } from './provider-keys.js';

/** Creates the account a carrier is paid through; repeated for the same carrier, it returns the same one. */
export function createPayoutAccount(
  client: Stripe,
  keys: ProviderKeys,
  userId: string,
  tries?: number,
): Promise<Stripe.Account> {
  return keys.make(
    `account:${userId}`,
    (idempotencyKey) =>
      client.accounts.create(
        {
          controller: {
            stripe_dashboard: { type: 'express' },
            fees: { payer: 'application' },
            losses: { payments: 'application' },
            requirement_collection: 'stripe',
          },
          capabilities: { transfers: { requested: true } },
          country: 'US',
          metadata: { userId },
        },
        { idempotencyKey },
      ),
    tries,
  );
}

/** Has its owner answered all of the provider's questions, so that transfers arrive? */
export function canBePaid(account: Stripe.Account): boolean {
  return account.capabilities?.transfers === 'active';
}

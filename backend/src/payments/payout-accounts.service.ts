import { Inject, Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { User } from '../common/actor.js';
import { machineNow } from '../common/clock.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import { UsersService } from '../users/users.service.js';
import { canBePaid, createPayoutAccount } from './payout-account.js';
import type { OnboardingAnswer, PayoutAccountAnswer } from './payout-accounts.dto.js';
import { ask, Provider } from './provider.js';
import { ProviderKeys } from './provider-keys.js';

/** The account at the card provider that a carrier is paid through. */
@Injectable()
export class PayoutAccountsService {
  constructor(
    private readonly db: Db,
    private readonly users: UsersService,
    private readonly provider: Provider,
    private readonly keys: ProviderKeys,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** The state of the setup; while it is pending the provider is asked. @throws 503 */
  async read(user: User): Promise<PayoutAccountAnswer> {
    const row = await this.db.tx((tx) => this.users.row(tx, user.id));
    if (row.payoutStatus !== 'pending' || !row.stripeAccountId) return { status: row.payoutStatus };
    const accountId = row.stripeAccountId;
    const client = await this.provider.client();
    return this.remember(user, await ask(() => client.accounts.retrieve(accountId)));
  }

  /** Starts or continues the setup at the provider, and returns where it goes on. @throws 503 */
  async onboard(user: User): Promise<OnboardingAnswer> {
    const row = await this.db.tx((tx) => this.users.row(tx, user.id));
    const client = await this.provider.client();
    const account = row.stripeAccountId ?? (await this.open(client, user));
    // The page says how far it is.
    const back = `${this.env.publicUrl}/payments?payouts=back`;
    const link = await ask(() =>
      client.accountLinks.create({ account, type: 'account_onboarding', return_url: back, refresh_url: back }),
    );
    return { onboardingUrl: link.url };
  }

  /** The provider says an account changed: asks about it, and retries what waited for it. Returns false for an account that is not ours. */
  async changed(accountId: string): Promise<boolean> {
    const owner = await this.db.one<{ id: string }>('SELECT id FROM users WHERE stripe_account_id = $1', [accountId]);
    if (!owner) return false;
    const client = await this.provider.client();
    const status = canBePaid(await client.accounts.retrieve(accountId)) ? 'ready' : 'pending';
    await this.db.tx(async (tx) => {
      await this.users.setPayoutAccount(tx, owner.id, accountId, status);
      if (status === 'pending') return;
      // One that is running may have asked before the news: a time later than the one it knows keeps it from waiting.
      await tx.run(
        `UPDATE money_operations SET next_attempt_at = $2 WHERE kind = 'transfer' AND state IN ('blocked', 'in_flight')
          AND payment_id IN (SELECT id FROM payments WHERE payee_id = $1)`,
        [owner.id, machineNow()],
      );
      tx.wake('money');
    });
    return true;
  }

  private async open(client: Stripe, user: User): Promise<string> {
    const account = await ask(() => createPayoutAccount(client, this.keys, user.id));
    await this.remember(user, account);
    return account.id;
  }

  private async remember(user: User, account: Stripe.Account): Promise<PayoutAccountAnswer> {
    const status = canBePaid(account) ? 'ready' : 'pending';
    await this.db.tx((tx) => this.users.setPayoutAccount(tx, user.id, account.id, status));
    return { status };
  }
}

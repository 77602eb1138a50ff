import { record } from './balance.js';
import { newId, type TopUp } from './objects.js';
import type { Store } from './store.js';

/**
 * The platform adds money to its own balance from its bank, as its owner does in Stripe's dashboard. Here it arrives at once.
 * Source: https://docs.stripe.com/api/topups (2026).
 */
export async function createTopUp(store: Store, amount: number): Promise<TopUp> {
  await store.lockBalance(null);
  const id = newId('tu');
  const came = await record(store, { type: 'topup', source: id, amount });
  const topUp: TopUp = {
    id,
    object: 'topup',
    amount,
    balance_transaction: came.id,
    created: store.seconds,
    currency: 'usd',
    description: null,
    expected_availability_date: store.seconds,
    failure_code: null,
    failure_message: null,
    initiated_by: 'user',
    livemode: false,
    metadata: {},
    source: null,
    statement_descriptor: null,
    status: 'succeeded',
    transfer_group: null,
  };
  await store.insert(topUp);
  await store.emit('topup.succeeded', topUp);
  return topUp;
}

import { record } from './balance.js';
import { fundsOf } from './captures.js';
import { invalid, missing, refused } from './failures.js';
import { newId, type Account, type BalanceTransaction, type Charge, type Reversal, type Transfer } from './objects.js';
import type { Params } from './params.js';
import { schedulePayout } from './payouts.js';
import type { Store } from './store.js';

/**
 * Moves money from the platform to a connected account. With `source_transaction` it may be money still on its way, and all
 * transfers out of one charge together never exceed it; without, only what is available.
 */
export async function createTransfer(store: Store, params: Params): Promise<Transfer> {
  requireUsd(params);
  const amount = params.requiredCents('amount');
  const destination = params.required('destination');
  const account = await store.find<Account>('account', destination);
  if (!account) throw missing('destination', destination, 'destination', 400);
  const sourceId = params.text('source_transaction');
  const source = sourceId ? await store.lock<Charge>('charge', sourceId, 'source_transaction') : undefined;
  if (account.capabilities.transfers !== 'active') {
    const message =
      'Your destination account needs to have at least one of the following capabilities enabled: transfers';
    throw refused(message, { code: 'insufficient_capabilities_for_transfer', param: 'destination' });
  }
  const group = params.text('transfer_group') ?? source?.transfer_group ?? (source ? `group_${source.id}` : null);
  const availableOn = source ? await withinSource(store, source, amount) : await withinBalance(store, amount);
  const id = newId('tr');
  const paymentId = newId('py');
  const recorded = await record(store, { type: 'transfer', source: id, amount: -amount, availableOn });
  await record(store, { type: 'payment', source: paymentId, amount, availableOn, account: destination });
  const transfer: Transfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: recorded.id,
    created: store.seconds,
    currency: 'usd',
    description: params.text('description') ?? null,
    destination,
    destination_payment: paymentId,
    livemode: false,
    metadata: params.metadata(),
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: source?.id ?? null,
    source_type: 'card',
    transfer_group: group,
  };
  await store.insert(transfer);
  await schedulePayout(store, account, availableOn);
  await store.emit('transfer.created', transfer);
  return transfer;
}

async function withinSource(store: Store, source: Charge, amount: number): Promise<number> {
  if (source.status !== 'succeeded') {
    throw refused('source_transaction must be a charge that succeeded.', { param: 'source_transaction' });
  }
  const sent = await store.all<Transfer>('transfer', 'source_transaction', source.id);
  const left = source.amount - sent.reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0);
  if (amount > left) {
    throw refused(`The transfers out of this charge would exceed it: ${left} cents of ${source.id} are left.`, {
      param: 'amount',
    });
  }
  return fundsOf(store, source);
}

async function withinBalance(store: Store, amount: number): Promise<number> {
  await store.lockBalance(null);
  const { available } = await store.balance(null);
  if (amount > available)
    throw refused('You have insufficient available funds in your Stripe account.', { code: 'balance_insufficient' });
  return store.seconds;
}

/** Takes back a transfer, in whole or part, as far as the connected account still has the money. */
export async function createReversal(store: Store, transferId: string, params: Params): Promise<Reversal> {
  const transfer = await store.lock<Transfer>('transfer', transferId);
  const left = transfer.amount - transfer.amount_reversed;
  const amount = params.cents('amount') ?? left;
  if (left === 0)
    throw refused(`Transfer ${transfer.id} is already fully reversed.`, { code: 'transfer_already_reversed' });
  if (amount > left)
    throw refused(`Reversal amount is greater than what is left of the transfer (${left} cents).`, { param: 'amount' });
  await store.lockBalance(transfer.destination);
  const { available, pending } = await store.balance(transfer.destination);
  if (amount > available + pending) {
    throw refused('The connected account does not have the balance to cover this reversal.', {
      code: 'balance_insufficient',
    });
  }
  const id = newId('trr');
  const takenId = newId('pyr');
  const availableOn = (
    await store.get<BalanceTransaction>('balance_transaction', String(transfer['balance_transaction']))
  ).available_on;
  const settlesOn = Math.max(store.seconds, availableOn);
  const recorded = await record(store, { type: 'transfer_refund', source: id, amount, availableOn: settlesOn });
  await record(store, {
    type: 'payment_refund',
    source: takenId,
    amount: -amount,
    availableOn: settlesOn,
    account: transfer.destination,
  });
  const reversal: Reversal = {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: recorded.id,
    created: store.seconds,
    currency: 'usd',
    destination_payment_refund: takenId,
    metadata: params.metadata(),
    source_refund: null,
    transfer: transfer.id,
  };
  await store.insert(reversal);
  transfer.amount_reversed += amount;
  transfer.reversed = transfer.amount_reversed === transfer.amount;
  transfer.reversals.data.unshift(reversal);
  await store.save(transfer);
  await store.emit('transfer.reversed', transfer);
  return reversal;
}

export function requireUsd(params: Params): void {
  const currency = params.required('currency').toLowerCase();
  if (currency !== 'usd') throw invalid(`Invalid currency: ${currency}. This account settles in usd only.`, 'currency');
}

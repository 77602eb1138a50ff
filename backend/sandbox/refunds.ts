import { record } from './balance.js';
import { fundsOf } from './captures.js';
import { invalid, refused } from './failures.js';
import { newId, type Charge, type Intent, type Refund } from './objects.js';
import type { Params } from './params.js';
import { closeReview } from './reviews.js';
import type { Store } from './store.js';

/** Refunds to the test cards for that change after a minute of business time. In ms. */
export const LATER = 60 * 1000;

/** A refund of money still on its way is taken from that money, not from what can be spent today. */
export async function createRefund(store: Store, params: Params): Promise<Refund> {
  const charge = await refundedCharge(store, params);
  const left = charge.amount - charge.amount_refunded;
  const amount = params.cents('amount') ?? left;
  if (charge.disputed) {
    throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  }
  if (left === 0) throw refused(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount > left) {
    throw refused(`Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`, {
      param: 'amount',
    });
  }
  const { laterRefund } = await store.hidden(charge.id);
  const id = newId('re');
  const recorded = await record(store, {
    type: 'refund',
    source: id,
    amount: -amount,
    availableOn: await fundsOf(store, charge),
  });
  const refund: Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: recorded.id,
    charge: charge.id,
    created: store.seconds,
    currency: 'usd',
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: params.metadata(),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(laterRefund === 'succeeds' ? { pending_reason: 'processing' } : {}),
    reason: params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: laterRefund === 'succeeds' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  await store.insert(refund, laterRefund ? { dueAt: new Date(store.businessNow.getTime() + LATER) } : {});
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  await store.save(charge);
  if (charge.refunded) await closeReview(store, charge, 'refunded');
  await store.emit('refund.created', refund);
  await store.emit('charge.refunded', charge);
  return refund;
}

/** Settles a refund that changes later; the caller has locked both. */
export async function settleRefund(store: Store, refund: Refund, charge: Charge): Promise<void> {
  const { laterRefund } = await store.hidden(charge.id);
  if (laterRefund === 'succeeds' && refund.status === 'pending') {
    refund.status = 'succeeded';
    delete refund.pending_reason;
    await store.save(refund);
    await store.emit('refund.updated', refund);
  } else if (laterRefund === 'fails' && refund.status === 'succeeded') {
    const returned = await record(store, {
      type: 'refund_failure',
      source: refund.id,
      amount: refund.amount,
      availableOn: await fundsOf(store, charge),
    });
    Object.assign(refund, {
      failure_balance_transaction: returned.id,
      failure_reason: 'expired_or_canceled_card',
      status: 'failed',
    });
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    await store.save(refund);
    await store.save(charge);
    await store.emit('refund.updated', refund);
    await store.emit('refund.failed', refund);
  }
}

async function refundedCharge(store: Store, params: Params): Promise<Charge> {
  const intentId = params.text('payment_intent');
  const chargeId = params.text('charge');
  if (!intentId && !chargeId) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'charge',
      'parameter_missing',
    );
  }
  if (!intentId) return paidCharge(await store.lock<Charge>('charge', chargeId ?? '', 'charge'));
  const intent = await store.lock<Intent>('payment_intent', intentId, 'payment_intent');
  if (!intent.latest_charge || intent.status !== 'succeeded') {
    throw refused(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }
  if (chargeId && chargeId !== intent.latest_charge)
    throw invalid('The charge does not belong to the PaymentIntent.', 'charge');
  return store.lock<Charge>('charge', intent.latest_charge);
}

function paidCharge(charge: Charge): Charge {
  if (charge.status !== 'succeeded')
    throw refused('This charge failed; there is nothing to refund.', { param: 'charge' });
  return charge;
}

function dollars(cents: number): string {
  return `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

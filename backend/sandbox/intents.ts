import { invalid, refused } from './failures.js';
import { newId, randomText, type Intent } from './objects.js';
import type { Params } from './params.js';
import type { Store } from './store.js';
import { requireUsd } from './transfers.js';

/** Stripe's limits for a charge, in US cents. */
const LEAST = 50;
const MOST = 99_999_999;

/** In these statuses an intent can be paid, changed and cancelled. */
export const OPEN: readonly Intent['status'][] = ['requires_payment_method', 'requires_action'];

export async function createIntent(store: Store, params: Params): Promise<Intent> {
  requireUsd(params);
  const id = newId('pi');
  const intent: Intent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: cardOnly(params),
    amount: bounded(params.requiredCents('amount')),
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: params.has('automatic_payment_methods')
      ? { allow_redirects: 'never', enabled: true }
      : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: captureMethod(params) ?? 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: store.seconds,
    currency: 'usd',
    customer: null,
    customer_account: null,
    description: params.text('description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: params.metadata(),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: params.text('receipt_email') ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: params.text('statement_descriptor') ?? null,
    statement_descriptor_suffix: params.text('statement_descriptor_suffix') ?? null,
    status: 'requires_payment_method',
    transfer_group: params.text('transfer_group') ?? null,
  };
  await store.insert(intent);
  await store.emit('payment_intent.created', intent);
  return intent;
}

export async function updateIntent(store: Store, id: string, params: Params): Promise<Intent> {
  const intent = await store.lock<Intent>('payment_intent', id);
  const amount = params.cents('amount');
  if (params.has('currency')) requireUsd(params);
  if (amount !== undefined && !OPEN.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
    );
  }
  if (amount !== undefined) intent.amount = bounded(amount);
  intent.capture_method = captureMethod(params) ?? intent.capture_method;
  for (const field of ['description', 'receipt_email', 'transfer_group'] as const) {
    const value = params.text(field);
    if (value !== undefined) intent[field] = value;
  }
  intent.metadata = params.metadata(intent.metadata);
  await store.save(intent);
  return intent;
}

export async function cancelIntent(store: Store, id: string, params: Params): Promise<Intent> {
  const intent = await store.lock<Intent>('payment_intent', id);
  if (!OPEN.includes(intent.status)) {
    throw unexpectedState(intent, `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`);
  }
  const reason =
    params.oneOf('cancellation_reason', ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']) ?? null;
  Object.assign(intent, {
    canceled_at: store.seconds,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  await store.save(intent);
  await store.hide(intent.id, {});
  await store.emit('payment_intent.canceled', intent);
  return intent;
}

export function unexpectedState(intent: Intent, message: string) {
  return refused(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

function bounded(amount: number): number {
  if (amount < LEAST) throw invalid('Amount must be at least $0.50 usd', 'amount', 'amount_too_small');
  if (amount > MOST) throw invalid('Amount must be no more than $999,999.99', 'amount', 'amount_too_large');
  return amount;
}

/** Money is taken at once, or a moment later; this account does not authorize a card for later capture. */
export function captureMethod(params: Params): Intent['capture_method'] | undefined {
  if (params.text('capture_method') === 'manual') {
    throw invalid(
      'This account captures automatically: capture_method must be automatic or automatic_async.',
      'capture_method',
      'payment_intent_invalid_parameter',
    );
  }
  return params.oneOf('capture_method', ['automatic', 'automatic_async']);
}

function cardOnly(params: Params): string[] {
  const types = params.list('allowed_payment_method_types');
  if (types.some((type) => type !== 'card')) {
    throw invalid(
      'This account accepts cards only.',
      'allowed_payment_method_types',
      'payment_intent_invalid_parameter',
    );
  }
  return ['card'];
}

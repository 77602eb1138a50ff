import { timingSafeEqual } from 'node:crypto';

import { readCard, TEST_PAYMENT_METHODS, type CardInput } from './cards.js';
import { charge, giveBack } from './charges.js';
import { invalid, missing, refused, type ErrorBody } from './failures.js';
import { newId, randomText, type Intent } from './objects.js';
import type { Params } from './params.js';
import type { Store } from './store.js';
import { requireUsd } from './transfers.js';

/** Stripe's bounds of a charge in US cents. */
const LEAST = 50;
const MOST = 99_999_999;

const OPEN: readonly Intent['status'][] = ['requires_payment_method', 'requires_action'];

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
    automatic_payment_methods: params.has('automatic_payment_methods') ? { allow_redirects: 'never', enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: captureMethod(params) ?? 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: store.seconds,
    currency: 'usd',
    customer: null,
    description: params.text('description') ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: params.metadata(),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    processing: null,
    receipt_email: params.text('receipt_email') ?? null,
    review: null,
    setup_future_usage: null,
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
    throw unexpectedState(intent, `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`);
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
  const reason = params.oneOf('cancellation_reason', ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']) ?? null;
  Object.assign(intent, { canceled_at: store.seconds, cancellation_reason: reason, next_action: null, status: 'canceled' });
  await store.save(intent);
  await store.hide(intent.id, {});
  await store.emit('payment_intent.canceled', intent);
  return intent;
}

/** What a confirmation or an authentication led to; with an error the change of the intent stands all the same. */
export interface Attempted {
  intent: Intent;
  error?: ErrorBody;
}

/** Confirmation with the secret key and one of Stripe's ready-made payment methods. */
export async function confirmWithMethod(store: Store, id: string, params: Params): Promise<Attempted> {
  const method = params.required('payment_method');
  const number = TEST_PAYMENT_METHODS.get(method);
  if (!number) throw missing('PaymentMethod', method, 'payment_method', 400);
  const intent = await store.lock<Intent>('payment_intent', id);
  return confirmWithCard(store, intent, { number, expMonth: 12, expYear: store.businessNow.getUTCFullYear() + 1, cvc: '123' });
}

/** Confirmation of an intent that the caller has locked. What is wrong with the card as typed leaves the intent untouched. */
export async function confirmWithCard(store: Store, intent: Intent, input: CardInput): Promise<Attempted> {
  if (!OPEN.includes(intent.status)) {
    throw unexpectedState(intent, `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`);
  }
  const read = readCard(input, store.businessNow);
  if ('problem' in read) {
    const { code, declineCode, message } = read.problem;
    return { intent, error: { type: 'card_error', code, ...(declineCode ? { decline_code: declineCode } : {}), message } };
  }
  if (!read.card.challenge) {
    const error = await charge(store, intent, read.face, read.card.attempt, false);
    return error ? { intent, error } : { intent };
  }
  Object.assign(intent, {
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
    last_payment_error: null,
    status: 'requires_action',
  });
  await store.save(intent);
  await store.hide(intent.id, { waiting: { attempt: read.card.attempt, card: read.face } });
  await store.emit('payment_intent.requires_action', intent);
  return { intent };
}

/** The cardholder passed, or failed, their bank's check (3-D Secure). */
export async function authenticateIntent(store: Store, intent: Intent, outcome: 'pass' | 'fail'): Promise<Attempted> {
  const { waiting } = await store.hidden(intent.id);
  if (intent.status !== 'requires_action' || !waiting) {
    throw unexpectedState(intent, `This PaymentIntent does not wait for authentication; it has a status of ${intent.status}.`);
  }
  if (outcome === 'fail') {
    const message = 'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
    const error: ErrorBody = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message };
    await giveBack(store, intent, error, null);
    return { intent, error };
  }
  const error = await charge(store, intent, waiting.card, waiting.attempt, true);
  return error ? { intent, error } : { intent };
}

/** Locks the intent that a browser names by its client secret; 404 when the secret is nobody's. */
export async function lockBySecret(store: Store, clientSecret: string): Promise<Intent> {
  const id = /^(pi_\w{1,80}?)_secret_/.exec(clientSecret)?.[1] ?? '';
  const intent = await store.find<Intent>('payment_intent', id);
  const given = Buffer.from(clientSecret);
  const right = Buffer.from(intent?.client_secret ?? '');
  if (!intent || given.length !== right.length || !timingSafeEqual(given, right)) throw missing('payment_intent', id, 'client_secret', 404);
  return store.lock<Intent>('payment_intent', id);
}

function unexpectedState(intent: Intent, message: string) {
  return refused(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

function bounded(amount: number): number {
  if (amount < LEAST) throw invalid('Amount must be at least $0.50 usd', 'amount', 'amount_too_small');
  if (amount > MOST) throw invalid('Amount must be no more than $999,999.99', 'amount', 'amount_too_large');
  return amount;
}

/** Money is taken at once, or a moment later; this account holds none on a card to take it another day. */
function captureMethod(params: Params): Intent['capture_method'] | undefined {
  if (params.text('capture_method') === 'manual') {
    throw invalid('This account captures automatically: capture_method must be automatic or automatic_async.', 'capture_method', 'payment_intent_invalid_parameter');
  }
  return params.oneOf('capture_method', ['automatic', 'automatic_async']);
}

function cardOnly(params: Params): string[] {
  const types = params.list('allowed_payment_method_types');
  if (types.some((type) => type !== 'card')) {
    throw invalid('This account accepts cards only.', 'allowed_payment_method_types', 'payment_intent_invalid_parameter');
  }
  return ['card'];
}

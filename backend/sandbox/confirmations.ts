import { timingSafeEqual } from 'node:crypto';

import { readCard, TEST_PAYMENT_METHODS, type CardInput } from './cards.js';
import { charge, giveBack } from './charges.js';
import { invalid, missing, refused, type ErrorBody } from './failures.js';
import { captureMethod, createIntent, OPEN, unexpectedState } from './intents.js';
import { newId, type Intent } from './objects.js';
import type { Params } from './params.js';
import type { Store } from './store.js';

/** The result of a confirmation or authentication; even with an error, the change to the intent stands. */
export interface Attempted {
  intent: Intent;
  error?: ErrorBody;
}

/** Parameters of a confirmation. */
export const CONFIRM_FIELDS = ['off_session', 'payment_method', 'return_url', 'use_stripe_sdk'];

/** A new intent; with `confirm=true` it is confirmed at once. @throws 400 for a payment method to be kept for later */
export async function createAndConfirm(store: Store, params: Params): Promise<Attempted> {
  if (params.flag('confirm')) return confirmWithMethod(store, await createIntent(store, params), params);
  const early = CONFIRM_FIELDS.find((name) => params.has(name));
  if (early)
    throw invalid(`This account takes ${early} only with confirm=true, or when the PaymentIntent is confirmed.`, early);
  return { intent: await createIntent(store, params) };
}

/**
 * Confirmation with the secret key and one of Stripe's ready-made payment methods; the caller has locked the intent.
 * Source: https://docs.stripe.com/api/payment_intents/confirm and https://docs.stripe.com/testing (2026).
 */
export async function confirmWithMethod(store: Store, intent: Intent, params: Params): Promise<Attempted> {
  const method = params.text('payment_method');
  if (method === undefined) {
    const message =
      "You cannot confirm this PaymentIntent because it's missing a payment method. Confirm it again with a payment method.";
    throw refused(message, { code: 'payment_intent_unexpected_state', param: 'payment_method' });
  }
  const number = TEST_PAYMENT_METHODS.get(method);
  if (!number) throw missing('PaymentMethod', method, 'payment_method', 400);
  if (params.flag('off_session'))
    throw invalid('This account charges cards in the presence of their holders only.', 'off_session');
  intent.capture_method = captureMethod(params) ?? intent.capture_method;
  return confirmWithCard(store, intent, {
    number,
    expMonth: 12,
    expYear: store.businessNow.getUTCFullYear() + 1,
    cvc: '123',
  });
}

/** Confirms an intent the caller has locked. If the card as typed is wrong, the intent stays untouched. */
export async function confirmWithCard(store: Store, intent: Intent, input: CardInput): Promise<Attempted> {
  if (!OPEN.includes(intent.status)) {
    throw unexpectedState(intent, `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`);
  }
  const read = readCard(input, store.businessNow);
  if ('problem' in read) {
    const { code, declineCode, message } = read.problem;
    return {
      intent,
      error: { type: 'card_error', code, ...(declineCode ? { decline_code: declineCode } : {}), message },
    };
  }
  if (!read.card.challenge) {
    const error = await charge(store, intent, read.face, read.card.attempt, false);
    return error ? { intent, error } : { intent };
  }
  Object.assign(intent, {
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
    last_payment_error: null,
    payment_method: newId('pm'),
    status: 'requires_action',
  });
  await store.save(intent);
  await store.hide(intent.id, { waiting: { attempt: read.card.attempt, card: read.face } });
  await store.emit('payment_intent.requires_action', intent);
  return { intent };
}

/** The cardholder passed or failed their bank's check (3-D Secure). */
export async function authenticateIntent(store: Store, intent: Intent, outcome: 'pass' | 'fail'): Promise<Attempted> {
  const { waiting } = await store.hidden(intent.id);
  if (intent.status !== 'requires_action' || !waiting) {
    throw unexpectedState(
      intent,
      `This PaymentIntent does not wait for authentication; it has a status of ${intent.status}.`,
    );
  }
  if (outcome === 'fail') {
    const message =
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
    const error: ErrorBody = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message };
    await giveBack(store, intent, error, null);
    return { intent, error };
  }
  const error = await charge(store, intent, waiting.card, waiting.attempt, true);
  return error ? { intent, error } : { intent };
}

/** Locks the intent a browser names by its client secret; 404 when the secret is nobody's. */
export async function lockBySecret(store: Store, clientSecret: string): Promise<Intent> {
  const id = /^(pi_\w{1,80}?)_secret_/.exec(clientSecret)?.[1] ?? '';
  const intent = await store.find<Intent>('payment_intent', id);
  const given = Buffer.from(clientSecret);
  const right = Buffer.from(intent?.client_secret ?? '');
  if (!intent || given.length !== right.length || !timingSafeEqual(given, right))
    throw missing('payment_intent', id, 'client_secret', 404);
  return store.lock<Intent>('payment_intent', id);
}

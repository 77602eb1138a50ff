import { capture, captureEnds } from './captures.js';
import { declineMessage, type Attempt } from './cards.js';
import { openDispute } from './disputes.js';
import type { ErrorBody } from './failures.js';
import { BLOCKED, declinedBy, newCharge, REVIEWED } from './new-charge.js';
import { newId, type CardFace, type Charge, type Intent } from './objects.js';
import { openReview } from './reviews.js';
import type { Store } from './store.js';

/**
 * Charges the card of an intent the caller has locked, and moves the intent to `succeeded` or back to
 * `requires_payment_method`. Returns the card's error, if any; the change stands in both cases.
 */
export async function charge(
  store: Store,
  intent: Intent,
  face: CardFace,
  attempt: Attempt,
  authenticated: boolean,
): Promise<ErrorBody | undefined> {
  return attempt.outcome === 'declined'
    ? decline(store, intent, face, attempt, authenticated)
    : succeed(store, intent, face, attempt, authenticated);
}

async function decline(
  store: Store,
  intent: Intent,
  face: CardFace,
  attempt: Extract<Attempt, { outcome: 'declined' }>,
  authenticated: boolean,
): Promise<ErrorBody> {
  const message = declineMessage(attempt.code, attempt.declineCode);
  const failed: Charge = {
    ...newCharge(store, intent, face, authenticated),
    amount_captured: 0,
    captured: false,
    failure_code: attempt.code,
    failure_message: message,
    outcome: attempt.blocked ? BLOCKED : declinedBy(attempt.declineCode ?? attempt.code),
    paid: false,
    status: 'failed',
  };
  const error: ErrorBody = {
    type: 'card_error',
    code: attempt.code,
    ...(attempt.declineCode ? { decline_code: attempt.declineCode } : {}),
    message,
    charge: failed.id,
  };
  await store.insert(failed);
  await store.emit('charge.failed', failed);
  await giveBack(store, intent, error, failed.id);
  return error;
}

/** The intent can be tried again with another card. */
export async function giveBack(store: Store, intent: Intent, error: ErrorBody, chargeId: string | null): Promise<void> {
  Object.assign(intent, {
    last_payment_error: error,
    latest_charge: chargeId ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  await store.save(intent);
  await store.hide(intent.id, {});
  await store.emit('payment_intent.payment_failed', intent);
}

async function succeed(
  store: Store,
  intent: Intent,
  face: CardFace,
  attempt: Extract<Attempt, { outcome: 'succeeds' }>,
  authenticated: boolean,
): Promise<undefined> {
  const made = newCharge(store, intent, face, authenticated);
  const atOnce = attempt.funds === 'available_at_once';
  const isAsync = intent.capture_method === 'automatic_async';
  if (!isAsync) await capture(store, made, atOnce);
  if (attempt.review) made.outcome = REVIEWED;
  const hidden = {
    ...(atOnce ? { atOnce } : {}),
    ...(attempt.laterRefund ? { laterRefund: attempt.laterRefund } : {}),
  };
  await store.insert(made, { hidden, ...(isAsync ? { dueAt: await captureEnds(store) } : {}) });
  Object.assign(intent, {
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: made.id,
    next_action: null,
    payment_method: made.payment_method,
    status: 'succeeded',
  });
  if (attempt.review) await openReview(store, intent, made);
  await store.save(intent);
  await store.hide(intent.id, {});
  await store.emit('charge.succeeded', made);
  await store.emit('payment_intent.succeeded', intent);
  if (attempt.fraudWarning) await warnOfFraud(store, made);
  await disputeAtOnce(store, made, attempt.disputes);
}

async function disputeAtOnce(
  store: Store,
  made: Charge,
  kind: Extract<Attempt, { outcome: 'succeeds' }>['disputes'],
): Promise<void> {
  if (kind === 'inquiry') await openDispute(store, made, { reason: 'fraudulent', amount: made.amount, inquiry: true });
  else if (kind === 'twice') {
    const half = Math.floor(made.amount / 2);
    await openDispute(store, made, { reason: 'fraudulent', amount: half, inquiry: false });
    await openDispute(store, made, { reason: 'fraudulent', amount: made.amount - half, inquiry: false });
  } else if (kind) await openDispute(store, made, { reason: kind, amount: made.amount, inquiry: false });
}

async function warnOfFraud(store: Store, made: Charge): Promise<void> {
  const warning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: made.id,
    created: store.seconds,
    fraud_type: 'misc',
    livemode: false,
    payment_intent: made.payment_intent,
  };
  await store.insert(warning);
  await store.emit('radar.early_fraud_warning.created', warning);
}

import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import type { User } from '../common/actor.js';
import { after, machineNow, MINUTE, SECOND } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { type Cents, centsToDollars, formatCents } from '../common/money.js';
import { requireState } from '../common/rules.js';
import { Payment, type PlanId } from '../payments/payment.entity.js';
import type { PayAnswer } from '../payments/payments.dto.js';
import { ask } from '../payments/provider.js';
import { intentKey, planPrice, transferGroup } from '../payments/payments.service.js';
import type { ProtectionPlan } from '../platform/settings/settings.js';
import { Quote } from '../quotes/quote.entity.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import { agreedOf, type Desk } from './desk.js';
import { settle } from './settle.js';

/** Longer than all calls to the provider can take that one turn makes. */
const TURN_MS = 2 * MINUTE;
const LONGEST_WAIT_MS = 30 * SECOND;
const PAUSE_MS = 50;

/** What the owner wants to pay. */
export interface Wanted {
  /** Left out: the earlier choice, else `standard`. */
  plan?: PlanId | undefined;
  /** In cents: what the form shows. Anything else is refused. */
  amount?: Cents | undefined;
}

/** One call's turn at the intent of a payment: no other changes it meanwhile, so that row and provider agree when it is over. */
interface Turn {
  payment: Payment;
  plan: ProtectionPlan;
  charged: Cents;
  until: Date;
}

/**
 * The owner begins to pay an accepted quote: one payment, one intent at the provider, updated to the plan chosen last.
 * @throws 404; 403; 409 `already_paid`, `payment_changed` or when it is not accepted; 503 when the provider does not answer
 */
export async function pay(desk: Desk, user: User, quoteId: string, wanted: Wanted): Promise<PayAnswer> {
  const turn = await waitForTurn(desk, user, quoteId, wanted);
  const intent = await ask(() => intentFor(desk, turn)).finally(() => endTurn(desk, turn));
  if (intent.status === 'succeeded' || intent.status === 'processing') {
    await ask(() => settle(desk, quoteId));
    throw problem('already_paid');
  }
  if (!intent.client_secret) throw new Error(`intent ${intent.id} has no client secret`);
  return { clientSecret: intent.client_secret, amount: centsToDollars(intent.amount), currency: 'USD', protectionPlan: turn.plan.id, provider: desk.provider.name };
}

async function waitForTurn(desk: Desk, user: User, quoteId: string, wanted: Wanted): Promise<Turn> {
  const end = after(machineNow(), LONGEST_WAIT_MS);
  for (;;) {
    const turn = await takeTurn(desk, user, quoteId, wanted);
    if (turn) return turn;
    while (await isHeld(desk, quoteId)) {
      if (machineNow() > end) throw problem('unavailable', { detail: 'This payment is being begun elsewhere. Try again in a moment.', retryAfter: 5 });
      await pause(PAUSE_MS);
    }
  }
}

/** Waiting locks nothing that the one whose turn it is needs. */
async function isHeld(desk: Desk, quoteId: string): Promise<boolean> {
  return (await desk.db.one('SELECT 1 AS one FROM payments WHERE quote_id = $1 AND intent_held_until > $2', [quoteId, machineNow()])) !== undefined;
}

/** The payment's row, before the provider is asked; undefined while another call has its turn. */
async function takeTurn(desk: Desk, user: User, quoteId: string, wanted: Wanted): Promise<Turn | undefined> {
  return desk.db.tx(async (tx) => {
    const { shipment, quote, payment } = await desk.lockDeal(tx, quoteId, user, 'pay');
    requireState(QUOTE_RULES, 'pay', quote.status);
    if (payment?.status === 'paid') throw problem('already_paid');
    const now = machineNow();
    if (payment?.intentHeldUntil && payment.intentHeldUntil > now) return undefined;
    const agreed = agreedOf(quote);
    const plan = agreed.protectionPlans.find((each) => each.id === (wanted.plan ?? payment?.protectionPlan ?? 'standard'));
    if (!plan) throw problem('invalid_input', { errors: [{ path: 'protectionPlan', message: 'This plan is not offered' }] });
    const charged = quote.amountCents + planPrice(quote.amountCents, plan);
    if (wanted.amount !== undefined && wanted.amount !== charged) throw problem('payment_changed', { detail: `The amount of this payment is ${formatCents(charged)} now.` });
    const payable = { quoteId, shipmentId: shipment.id, payerId: shipment.userId, payeeId: quote.carrierId, amountCents: quote.amountCents };
    const row = payment ?? (await desk.payments.open(tx, { ...payable, feeBasisPoints: agreed.platformFeeBasisPoints }, plan, user));
    const until = after(now, TURN_MS);
    await tx.update(Payment, row.id, { intentHeldUntil: until });
    return { payment: row, plan, charged, until };
  });
}

/** The next one may begin; another call whose turn began later, because this one took too long, keeps its own. */
async function endTurn(desk: Desk, { payment, until }: Turn): Promise<void> {
  await desk.db.rows('UPDATE payments SET intent_held_until = NULL WHERE id = $1 AND intent_held_until = $2', [payment.id, until]);
}

/** The payment's intent at the provider, over what the plan costs; once the provider has it, the plan is the row's, too. */
async function intentFor(desk: Desk, { payment, plan, charged }: Turn): Promise<Stripe.PaymentIntent> {
  const client = await desk.provider.client();
  const id = payment.stripePaymentIntentId ?? (await makeIntent(desk, client, payment));
  const intent = await updated(client, id, { amount: charged, metadata: metadataOf(payment, plan.id) });
  if (!intent.status.startsWith('requires_')) return intent;
  await desk.db.tx(async (tx) => {
    const row = await desk.payments.lock(tx, payment.quoteId);
    const isOpen = row?.status === 'pending' || row?.status === 'failed';
    if (row && isOpen && row.protectionPlan !== plan.id) await desk.payments.choosePlan(tx, row, plan);
  });
  return intent;
}

async function updated(client: Stripe, id: string, wanted: { amount: Cents; metadata: { protectionPlan: PlanId } }): Promise<Stripe.PaymentIntent> {
  const intent = await client.paymentIntents.retrieve(id);
  const isSame = intent.amount === wanted.amount && intent.metadata['protectionPlan'] === wanted.metadata.protectionPlan;
  if (isSame || !intent.status.startsWith('requires_')) return intent;
  try {
    return await client.paymentIntents.update(id, wanted);
  } catch (error) {
    // The card was charged between the two.
    if (error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state') return client.paymentIntents.retrieve(id);
    throw error;
  }
}

/** Makes the intent, the same way whatever the plan: what was made by a call that nobody heard the answer of is found under its key. */
async function makeIntent(desk: Desk, client: Stripe, payment: Payment): Promise<string> {
  const first = { amount: payment.amountCents, currency: 'usd', metadata: metadataOf(payment, 'standard'), transfer_group: transferGroup(payment.quoteId) };
  const made = await desk.providerKeys.make(intentKey(payment.quoteId), (idempotencyKey) =>
    client.paymentIntents.create({ ...first, allowed_payment_method_types: ['card'] }, { idempotencyKey }),
  );
  return keepIntent(desk, payment, made.id);
}

function metadataOf({ quoteId, id: paymentId }: Payment, protectionPlan: PlanId) {
  return { quoteId, paymentId, protectionPlan };
}

/**
 * Writes the intent down, unless another call was faster; answers the one that stands.
 * @throws 409 when the deal fell through meanwhile; the intent is cancelled then
 */
async function keepIntent(desk: Desk, payment: Payment, intentId: string): Promise<string> {
  const { id, status } = await desk.db.tx(async (tx) => {
    const quote = await tx.lock(Quote, { id: payment.quoteId });
    const row = await tx.lock(Payment, { id: payment.id });
    if (!quote || !row) throw problem('not_found');
    if (row.stripePaymentIntentId) return { id: row.stripePaymentIntentId, status: quote.status };
    await tx.update(Payment, row.id, { stripePaymentIntentId: intentId });
    await tx.update(Quote, quote.id, { stripePaymentIntentId: intentId });
    if (quote.status === 'declined') await desk.payments.orderCancelIntent(tx, { ...row, stripePaymentIntentId: intentId });
    return { id: intentId, status: quote.status };
  });
  requireState(QUOTE_RULES, 'pay', status);
  return id;
}

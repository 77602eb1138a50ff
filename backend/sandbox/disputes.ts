import type { DisputeReason } from '../src/payments/card-sandbox.js';
import { record } from './balance.js';
import { addEvidence, noEvidence } from './evidence.js';
import { invalid, refused } from './failures.js';
import { newId, type Charge, type Dispute, type Intent } from './objects.js';
import type { Params } from './params.js';
import { closeReview } from './reviews.js';
import type { Store } from './store.js';

/** Cents a chargeback costs on top of its amount, which are not given back. Source: https://stripe.com/pricing (2026). */
const DISPUTE_FEE = 1500;
/** Seconds to answer. */
const TIME_TO_ANSWER = 9 * 24 * 60 * 60;

/** Opens a chargeback (the money is withdrawn at once) or an inquiry (no money moves) on a charge the caller has locked. */
export async function openDispute(
  store: Store,
  charge: Charge,
  how: { reason: DisputeReason; amount: number; inquiry: boolean },
): Promise<Dispute> {
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: how.amount,
    balance_transactions: [],
    charge: charge.id,
    created: store.seconds,
    currency: 'usd',
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: store.seconds + TIME_TO_ANSWER,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: how.inquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: how.reason,
    status: how.inquiry ? 'warning_needs_response' : 'needs_response',
  };
  await store.insert(dispute);
  await store.emit('charge.dispute.created', dispute);
  if (!how.inquiry) await withdraw(store, dispute, charge);
  return dispute;
}

/** A dispute by the cardholder's bank over what has not been refunded. */
export async function createDispute(store: Store, paymentIntentId: string, reason: DisputeReason): Promise<Dispute> {
  const intent = await store.lock<Intent>('payment_intent', paymentIntentId);
  if (intent.status !== 'succeeded' || !intent.latest_charge)
    throw refused('Only a payment that succeeded can be disputed.');
  const charge = await store.lock<Charge>('charge', intent.latest_charge);
  if (charge.refunded)
    throw refused('A payment that was refunded in full cannot be disputed.', { code: 'charge_already_refunded' });
  const disputes = await store.all<Dispute>('dispute', 'charge', charge.id);
  if (disputes.some((dispute) => dispute.status !== 'won' && dispute.status !== 'warning_closed')) {
    throw refused('This payment is disputed already.', { code: 'charge_disputed' });
  }
  return openDispute(store, charge, { reason, amount: charge.amount - charge.amount_refunded, inquiry: false });
}

/** Decides a dispute. A won inquiry is closed without moving money; a lost one becomes a chargeback first. */
export async function closeDispute(store: Store, id: string, outcome: 'won' | 'lost'): Promise<Dispute> {
  const { dispute, charge } = await lockDispute(store, id);
  return decide(store, dispute, charge, outcome);
}

/** Evidence for the bank. Stripe's three test sentences decide at once; anything else leaves it under review. */
export async function updateDispute(store: Store, id: string, params: Params): Promise<Dispute> {
  const { dispute, charge } = await lockDispute(store, id);
  dispute.metadata = params.metadata(dispute.metadata);
  const text = params.part('evidence').text('uncategorized_text');
  const submitted = params.has('evidence') && params.flag('submit') !== false;
  if (params.has('evidence')) {
    addEvidence(dispute.evidence, params);
    dispute.evidence_details.has_evidence = true;
  }
  if (submitted) {
    dispute.evidence_details.submission_count += 1;
    dispute.evidence_details.submission_method = 'manual';
  }
  if (submitted && text === 'winning_evidence') return decide(store, dispute, charge, 'won');
  if (submitted && text === 'losing_evidence') return decide(store, dispute, charge, 'lost');
  if (submitted && text === 'escalate_inquiry_evidence' && dispute.status.startsWith('warning_')) {
    dispute.status = 'needs_response';
    await withdraw(store, dispute, charge);
  } else if (submitted) {
    dispute.status = dispute.status.startsWith('warning_') ? 'warning_under_review' : 'under_review';
  }
  await store.save(dispute);
  await store.emit('charge.dispute.updated', dispute);
  return dispute;
}

async function decide(store: Store, dispute: Dispute, charge: Charge, outcome: 'won' | 'lost'): Promise<Dispute> {
  const inquiry = dispute.status.startsWith('warning_');
  if (inquiry && outcome === 'lost') await withdraw(store, dispute, charge);
  if (!inquiry && outcome === 'won') {
    const back = await record(store, {
      type: 'adjustment',
      source: dispute.id,
      amount: dispute.amount,
      description: `Chargeback reversal for ${charge.id}`,
    });
    dispute.balance_transactions.push(back);
    const others = await store.all<Dispute>('dispute', 'charge', charge.id);
    charge.disputed = others.some((other) => other.id !== dispute.id && other.balance_transactions.length === 1);
    await store.save(charge);
  }
  dispute.status = inquiry && outcome === 'won' ? 'warning_closed' : outcome;
  dispute['is_charge_refundable'] = outcome === 'won';
  await store.save(dispute);
  if (!inquiry && outcome === 'won') await store.emit('charge.dispute.funds_reinstated', dispute);
  await store.emit('charge.dispute.closed', dispute);
  return dispute;
}

async function withdraw(store: Store, dispute: Dispute, charge: Charge): Promise<void> {
  const taken = await record(store, {
    type: 'adjustment',
    source: dispute.id,
    amount: -dispute.amount,
    fee: DISPUTE_FEE,
    description: `Chargeback withdrawal for ${charge.id}`,
  });
  dispute.balance_transactions.push(taken);
  dispute['is_charge_refundable'] = false;
  charge.disputed = true;
  await store.save(dispute);
  await store.save(charge);
  await closeReview(store, charge, 'disputed');
  await store.emit('charge.dispute.funds_withdrawn', dispute);
}

async function lockDispute(store: Store, id: string): Promise<{ dispute: Dispute; charge: Charge }> {
  const charge = await store.lock<Charge>('charge', (await store.get<Dispute>('dispute', id)).charge);
  const dispute = await store.lock<Dispute>('dispute', id);
  if (['won', 'lost', 'warning_closed'].includes(dispute.status))
    throw invalid('This dispute is already closed.', 'id', 'dispute_already_closed');
  return { dispute, charge };
}

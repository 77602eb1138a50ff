import { newId, type CardFace, type Charge, type Intent } from './objects.js';
import type { Store } from './store.js';

/** What the network and the provider's own rules said. Source: https://docs.stripe.com/api/charges/object (2026). */
export interface Outcome {
  advice_code: 'try_again_later' | null;
  network_advice_code: null;
  network_decline_code: string | null;
  network_status: 'approved_by_network' | 'declined_by_network' | 'not_sent_to_network';
  reason: string | null;
  risk_level: 'normal' | 'elevated' | 'highest';
  seller_message: string;
  type: 'authorized' | 'manual_review' | 'issuer_declined' | 'blocked';
}

const AUTHORIZED: Outcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  seller_message: 'Payment complete.',
  type: 'authorized',
};

export const REVIEWED: Outcome = {
  ...AUTHORIZED,
  reason: 'elevated_risk_level',
  risk_level: 'elevated',
  seller_message: 'Stripe evaluated this payment as having elevated risk, and placed it in your manual review queue.',
  type: 'manual_review',
};

export const BLOCKED: Outcome = {
  ...AUTHORIZED,
  network_status: 'not_sent_to_network',
  reason: 'highest_risk_level',
  risk_level: 'highest',
  seller_message: 'Stripe blocked this payment as too risky.',
  type: 'blocked',
};

export function declinedBy(reason: string): Outcome {
  return {
    ...AUTHORIZED,
    advice_code: reason === 'processing_error' ? 'try_again_later' : null,
    network_decline_code: '01',
    network_status: 'declined_by_network',
    reason,
    seller_message: 'The bank did not approve the payment.',
    type: 'issuer_declined',
  };
}

/** A charge that succeeds, with nothing posted for it yet. */
export function newCharge(store: Store, intent: Intent, face: CardFace, authenticated: boolean): Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'HAULWAY',
    captured: true,
    created: store.seconds,
    currency: 'usd',
    customer: null,
    description: intent['description'] ?? null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: AUTHORIZED,
    paid: true,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: { card: cardDetails(face, intent.amount, authenticated), type: 'card' },
    receipt_email: intent['receipt_email'] ?? null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent['statement_descriptor'] ?? null,
    statement_descriptor_suffix: intent['statement_descriptor_suffix'] ?? null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
}

function cardDetails(face: CardFace, amount: number, authenticated: boolean) {
  return {
    ...face,
    amount_authorized: amount,
    authorization_code: null,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    electronic_commerce_indicator: authenticated ? '05' : null,
    installments: null,
    mandate: null,
    network: face.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: authenticated ? AUTHENTICATED : null,
    transaction_link_id: null,
    wallet: null,
  };
}

const AUTHENTICATED = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
};

import { PAYMENT_STATUSES, type PaymentStatus } from '../common/payment-status.js';
import { defineMachine } from '../common/rules.js';

export type PaymentVerb = 'pay' | 'refuse' | 'succeed' | 'escrow' | 'fail' | 'release' | 'refund' | 'cancel';

/** A payment's life; bookings calls every verb. */
export const PAYMENT_RULES = defineMachine<PaymentStatus, PaymentVerb>({
  noun: 'payment',
  table: 'payments',
  states: PAYMENT_STATUSES,
  verbs: {
    pay: { who: ['owner'], from: [], to: ['pending'] },
    // The card was refused; another can be tried on the same intent.
    refuse: { who: ['provider'], from: ['pending', 'failed'], to: ['failed'] },
    succeed: { who: ['provider'], from: ['pending', 'failed'], to: ['paid'] },
    escrow: { who: ['provider'], from: ['paid'], to: ['in_escrow'] },
    // It looked paid, but a payment method that settles later, or a review, said no.
    fail: { who: ['provider'], from: ['paid'], to: ['failed'] },
    release: {
      who: ['owner', 'clock', 'admin'],
      from: ['in_escrow'],
      to: ['released'],
      needs: ['escrowNotDisputed', 'escrowNotClaimed', 'pickedUp'],
      call: { by: ['admin'] },
      clears: ['escrow_age'],
    },
    refund: {
      who: ['owner', 'carrier', 'clock', 'admin', 'provider'],
      from: ['in_escrow'],
      to: ['refunded'],
      needs: ['escrowNotDisputed'],
      call: { by: ['admin'] },
      clears: ['escrow_age'],
    },
    cancel: { who: ['owner', 'carrier', 'clock', 'admin'], from: ['pending', 'failed'], to: ['failed'] },
  },
});

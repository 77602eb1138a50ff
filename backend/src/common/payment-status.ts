/** A payment's states; a quote mirrors them. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'in_escrow', 'released', 'refunded', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Money that is held or was paid out: from then on the two sides know each other. After a give-back or refund they are strangers again. */
export const MET: readonly PaymentStatus[] = ['in_escrow', 'released'];

/** The product's own words for them. */
export const PAYMENT_LABELS: Record<PaymentStatus, string> = {
  pending: 'Payment Pending',
  paid: 'Payment Completed',
  in_escrow: 'Held in Escrow',
  released: 'Payment Released',
  failed: 'Payment Failed',
  refunded: 'Payment Refunded',
};

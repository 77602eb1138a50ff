/** A payment's states; a quote mirrors them. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'in_escrow', 'released', 'refunded', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

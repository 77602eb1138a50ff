/** The words of the statuses, as the filters of the console take them. */
export const SHIPMENT_STATES = ['draft', 'listed', 'quoted', 'booked', 'in_transit', 'delivered', 'cancelled'] as const;
export const QUOTE_STATES = ['pending', 'accepted', 'declined', 'paid', 'in_progress', 'delivered', 'completed'] as const;
export const PAYMENT_STATES = ['pending', 'paid', 'in_escrow', 'released', 'refunded', 'failed'] as const;
export const PLANS = ['standard', 'plus', 'premium'] as const;

/** The states of the quote that a shipment is booked on, from its acceptance to the end of the deal. */
export const BOOKED = ['accepted', 'paid', 'in_progress', 'delivered', 'completed'] as const;

/** SQL: is this quote the one that its shipment is booked on? */
export const isBooked = (quote: string): string =>
  `${quote}.status IN (${BOOKED.map((status) => `'${status}'`).join(', ')})`;

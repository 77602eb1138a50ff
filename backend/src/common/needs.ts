/** What a verb can need of its deal, beside who does it and the state; in words that a rules table can name. */
export type Need =
  /** No quote is accepted. */
  | 'notBooked'
  /** The shipment is as the quote answered it. */
  | 'fresh'
  /** The quote is still valid, and its last day of the pick-up is not over. */
  | 'notExpired'
  /** Its carrier is not suspended. */
  | 'carrierActive'
  /** The card has not been charged yet. */
  | 'notPaid'
  | 'inEscrow'
  /** No chargeback is open. */
  | 'notDisputed'
  /** No chargeback is open on money in escrow: it would go back twice. */
  | 'escrowNotDisputed'
  /** No claim is open on money in escrow. */
  | 'escrowNotClaimed'
  /** Of money in escrow: the shipment is on its way, or the first agreed day of the pick-up has begun. */
  | 'pickupDayReached'
  /** The carrier has not set the day of the pick-up, and there is still one to set. */
  | 'pickupDayOpen'
  /** The money is in escrow, or nothing was paid by card at all. */
  | 'settledOrUnpaid'
  | 'pickedUp';

/** What a verb can need of its deal, besides who does it and the state; as words for rules tables. */
export type Need =
  /** No quote is accepted. */
  | 'notBooked'
  /** The quote was made for the listing as it is now. */
  | 'fresh'
  /** The quote is still valid, and its last pickup day has not passed. */
  | 'notExpired'
  /** Neither of the two has blocked the other. */
  | 'notBlocked'
  /** Its carrier is not suspended. */
  | 'carrierActive'
  /** It is not paid, or its owner may let the carrier go: who is suspended, or lost a badge that the booking was made on. */
  | 'unpaidOrLetGo'
  /** Its carrier has had checked what the operators ask for in the category of the listing. */
  | 'factsChecked'
  /** The card has not been charged yet. */
  | 'notPaid'
  | 'inEscrow'
  /** No chargeback is open. */
  | 'notDisputed'
  /** No chargeback is open on money in escrow: it would go back twice. */
  | 'escrowNotDisputed'
  /** No claim is open on money in escrow. */
  | 'escrowNotClaimed'
  /** For money in escrow: the shipment is on its way, or the first agreed pickup day has begun. */
  | 'pickupDayReached'
  /** The carrier has not set the pickup day, and there is still one that can be set. */
  | 'pickupDayOpen'
  /** The money is in escrow, or nothing was paid by card at all. */
  | 'settledOrUnpaid'
  | 'pickedUp'
  /** By the carrier's phone it was delivered on an earlier day than the one on which we heard of it, and the earlier one counts. */
  | 'earlierDayCounts'
  /** A claim about the delivery could still be made. */
  | 'claimsOpen'
  /** The money is in escrow, and nothing of it went back for the delay. */
  | 'delayNotSettled';

import type { ClaimKind } from '../common/claim-kinds.js';
import type { DeadlineKind } from '../common/deadlines.js';
import type { Fact } from '../common/facts.js';
import type { Hours } from '../common/hours.js';

export interface Person {
  id: string;
  firstName: string | null;
  lastInitial: string | null;
}

/** What a notification's words are made of; amounts are decimal texts of dollars. */
export interface NoticeData {
  shipmentId: string | null;
  title: string | null;
  owner: Person | null;
  carrier: Person | null;
  /** The owner's account is suspended: they can neither accept, pay, cancel nor end a booking. */
  isOwnerSuspended: boolean;
  quoteStatus: string | null;
  declineReason: string | null;
  /** An operator cancelled the shipment. */
  cancelledByHaulway: boolean;
  amount: string | null;
  paymentStatus: string | null;
  chargedAmount: string | null;
  payoutAmount: string | null;
  refundedAmount: string | null;
  /** The last refund, and why; how many days after the promised one it was delivered. */
  lastRefund: string | null;
  refundReason: string | null;
  daysLate: number | null;
  /** Taken back after the release. */
  recoveredAmount: string | null;
  failureMessage: string | null;
  conversationId: string | null;
  sender: Person | null;
  receiver: Person | null;
  content: string | null;
  /** A review's stars. */
  rating: number | null;
  /** For a claim; `amount` is then the amount claimed. */
  claimKind: ClaimKind | null;
  claimStatus: string | null;
  approvedAmount: string | null;
  /** The approved part that the card cannot take back; operators pay it by bank transfer. */
  outOfBandAmount: string | null;
  /** The granted part that had gone back before: for the delay, or by the shipper's bank. */
  goneBackAmount: string | null;
  claimNote: string | null;
  claimDueAt: Date | null;
  /** For a change order: by how many cents the amount changes, and the new days, YYYY-MM-DD. */
  changeStatus: string | null;
  changeCents: number | null;
  changePickup: string | null;
  /** The last new pickup day, if they are several. */
  changePickupUntil: string | null;
  changeDelivery: string | null;
  /** The place it goes to instead. */
  changeAddress: string | null;
  changeAtTheDoor: boolean;
  /** Once it lapsed: what the deal did that ended it, null if its time ran out; and had both agreed on it? */
  changeLapsedBy: string | null;
  changeWasAgreed: boolean;
  /** Is it the end of the job, did the job end by it, and what did operators decide? */
  changeEnds: boolean;
  changeEnded: boolean;
  changeCounts: string | null;
  changeGranted: number;
  /** The ticket's or fact's id. */
  recordId: string | null;
  /** For a ticket, whose topic is the title, and what was written last the content. */
  ticketStatus: string | null;
  /** For a counter-offer, whose sender made it: where it stands, what it offers, in cents, and who ended it if it lapsed; null: the clock. */
  offerStatus: string | null;
  offerCents: number | null;
  offerEndedBy: string | null;
  /** For a deal: which side made the offer that it was booked on; null if it was the quote itself. */
  bookedOnOffer: 'shipper' | 'carrier' | null;
  /** Did its carrier take the deal at the owner's price, and until when is book now off for the owner? */
  wasTaken: boolean;
  bookNowOffUntil: Date | null;
  /** For a question: where it stands, and the carriers whose quotes are pending, but for whoever asked. */
  questionStatus: string | null;
  quoting: readonly Person[];
  /** For a listing: the carriers who see it before all others, and until when. */
  offered: readonly Person[];
  onlyUntil: string | null;
  /** What had been checked about the carrier of a booking and is not any longer, until the pickup. */
  lapsedFacts: Fact[];
  /** For a carrier's fact, whose receiver is the carrier. */
  fact: Fact | null;
  factStatus: string | null;
  factReason: string | null;
  /** The last day it is valid, YYYY-MM-DD, and how many days are left until then. */
  factExpiresOn: string | null;
  factDaysLeft: number | null;
  /** When it was told; deadlines and days left are counted from here, and the zones are those of the deal's ends. */
  at: Date | null;
  /** For the quote: when each of its open deadlines is due, by kind. */
  due: Partial<Record<DeadlineKind, string>>;
  pickupZone: string | null;
  deliveryZone: string | null;
  /** Nobody was told the street of an end. */
  lacksStreet: boolean;
  /** The carrier of a paid deal came to the pickup. */
  wasAtPickup: boolean;
  /** The deal ended at the door, or as if it had: operators decide against whom it counts. */
  endIsReviewed: boolean;
  /** The pickup day the carrier set, YYYY-MM-DD, and its hours. */
  pickupDay: string | null;
  pickupDayHours: Hours | null;
  /** While no day is set: the last day of the pickup window, YYYY-MM-DD. */
  pickupUntil: string | null;
  /** What the owner gives the carrier at the door; null before the pickup and once it is of no more use. */
  releaseCode: string | null;
  claimWindowHours: number | null;
  /** The payment is frozen, whatever else has ended. */
  isHeld: boolean;
  /** It is frozen by a chargeback. */
  isDisputed: boolean;
  /** Until then a proposed change can be accepted. */
  changeExpiresAt: string | null;
  /** The bank's latest dispute of the payment. */
  chargebackId: string | null;
}

/** What a notice is made of that is about none of this. */
export const NOTHING: NoticeData = {
  shipmentId: null,
  title: null,
  owner: null,
  carrier: null,
  isOwnerSuspended: false,
  quoteStatus: null,
  declineReason: null,
  cancelledByHaulway: false,
  amount: null,
  paymentStatus: null,
  chargedAmount: null,
  payoutAmount: null,
  refundedAmount: null,
  lastRefund: null,
  refundReason: null,
  daysLate: null,
  recoveredAmount: null,
  failureMessage: null,
  conversationId: null,
  sender: null,
  receiver: null,
  content: null,
  rating: null,
  claimKind: null,
  claimStatus: null,
  approvedAmount: null,
  outOfBandAmount: null,
  goneBackAmount: null,
  claimNote: null,
  claimDueAt: null,
  changeStatus: null,
  changeCents: null,
  changePickup: null,
  changePickupUntil: null,
  changeDelivery: null,
  changeAddress: null,
  changeAtTheDoor: false,
  changeLapsedBy: null,
  changeWasAgreed: false,
  changeEnds: false,
  changeEnded: false,
  changeCounts: null,
  changeGranted: 0,
  recordId: null,
  ticketStatus: null,
  offerStatus: null,
  offerCents: null,
  offerEndedBy: null,
  bookedOnOffer: null,
  wasTaken: false,
  bookNowOffUntil: null,
  questionStatus: null,
  quoting: [],
  offered: [],
  onlyUntil: null,
  lapsedFacts: [],
  fact: null,
  factStatus: null,
  factReason: null,
  factExpiresOn: null,
  factDaysLeft: null,
  at: null,
  due: {},
  pickupZone: null,
  deliveryZone: null,
  lacksStreet: false,
  wasAtPickup: false,
  endIsReviewed: false,
  pickupDay: null,
  pickupDayHours: null,
  pickupUntil: null,
  releaseCode: null,
  claimWindowHours: null,
  isHeld: false,
  isDisputed: false,
  changeExpiresAt: null,
  chargebackId: null,
};

import { DEADLINE_KINDS } from '../common/deadlines.js';
import type { NoticeWords } from '../mails/mail-kind.js';
import type { MailedEvent } from '../mails/notice.mails.js';
import { HIDDEN_CODE } from '../platform/security/sealed.js';
import type { NoticeData } from './notice-data.js';
import type { Notice } from './notices.js';
import { NOTICES } from './notifications.words.js';

/** A deal that nobody has, which the examples of mails are about. */
export const EXAMPLE_DATA: NoticeData = {
  shipmentId: '8b0d8f0e-0000-4000-8000-000000000001',
  title: 'Sailing boat',
  owner: { id: 'o', firstName: 'Dana', lastInitial: 'R.' },
  carrier: { id: 'c', firstName: 'Cole', lastInitial: null },
  quoteStatus: 'accepted',
  declineReason: null,
  cancelledByHaulway: false,
  amount: '1240.00',
  paymentStatus: 'in_escrow',
  chargedAmount: '1265.00',
  payoutAmount: '1178.00',
  refundedAmount: '62.00',
  lastRefund: '62.00',
  refundReason: 'delay',
  daysLate: 1,
  recoveredAmount: '0.00',
  failureMessage: 'Your card was declined.',
  conversationId: '8b0d8f0e-0000-4000-8000-000000000002',
  sender: { id: 's', firstName: null, lastInitial: null },
  receiver: { id: 'r', firstName: 'Dana', lastInitial: 'R.' },
  content: 'Is there a ramp at the pickup? My trailer is low.',
  rating: 4,
  claimKind: 'damage',
  claimStatus: 'under_review',
  approvedAmount: '150.00',
  outOfBandAmount: '0.00',
  goneBackAmount: '0.00',
  claimNote: 'The photos show it.',
  claimDueAt: new Date('2027-03-12T22:00:00Z'),
  changeStatus: 'proposed',
  changeAddress: null,
  changeAtTheDoor: false,
  changeLapsedBy: null,
  changeWasAgreed: false,
  changeEnds: false,
  changeEnded: false,
  changeCounts: null,
  changeGranted: 0,
  changeExpiresAt: '2027-03-13T22:00:00.000Z',
  changeCents: -10_000,
  changePickup: '2027-01-08',
  changePickupUntil: '2027-01-09',
  changeDelivery: '2027-01-12',
  recordId: '8b0d8f0e-0000-4000-8000-000000000003',
  ticketStatus: 'open',
  offerStatus: 'open',
  offerCents: 76_000,
  offerEndedBy: null,
  bookedOnOffer: null,
  wasTaken: false,
  bookNowOffUntil: null,
  questionStatus: 'open',
  quoting: [],
  offered: [],
  onlyUntil: '2027-03-14T22:00:00Z',
  lapsedFacts: [],
  fact: 'cargo_insurance',
  factStatus: 'submitted',
  factReason: 'The certificate names another company.',
  factExpiresOn: '2027-04-11',
  factDaysLeft: 30,
  isOwnerSuspended: false,
  isHeld: false,
  isDisputed: false,
  chargebackId: 'du_1',
  at: new Date('2027-03-12T22:00:00Z'),
  due: Object.fromEntries(DEADLINE_KINDS.map((kind) => [kind, '2027-03-13T22:00:00Z'])),
  pickupZone: 'America/Chicago',
  deliveryZone: 'America/Denver',
  lacksStreet: false,
  wasAtPickup: false,
  endIsReviewed: false,
  pickupDay: '2027-03-15',
  pickupDayHours: { from: '08:00', to: '12:30' },
  pickupUntil: null,
  releaseCode: '402913',
  claimWindowHours: 48,
};

const { owner, carrier } = EXAMPLE_DATA;

/** Who is told by a mail when operators look at it, and what of {@link EXAMPLE_DATA} is otherwise by then. */
interface Example {
  to: Notice['who'];
  data?: Partial<NoticeData>;
}

const BY_CARRIER = { sender: carrier, receiver: owner };
const BY_OWNER = { sender: owner, receiver: carrier };
const ASKED = { ...BY_CARRIER, content: 'Is there a ramp at the pickup? My trailer is low.' };
/** A claim of the shipper's; `amount` is what is claimed. */
const CLAIM = { ...BY_OWNER, amount: '350.00' };
/** New days, a week later, and no other price. */
const NEW_DAYS = {
  ...BY_CARRIER,
  changeCents: 0,
  changePickup: '2027-03-18',
  changePickupUntil: '2027-03-19',
  changeDelivery: '2027-03-23',
};
const EXTRA = { ...NEW_DAYS, changeCents: 10_000 };
/** The carrier could not take it at the door. */
const ENDED = { ...BY_CARRIER, changeEnds: true, changeEnded: true };
const FACT = { receiver: carrier };
const HOURS_12 = '2027-03-13T10:00:00Z';

/** An example for each mail of a notification, to one of those who get it: a deal is not refused, granted and disputed at once. */
const EXAMPLES: Readonly<Record<MailedEvent, Example>> = {
  'quote.submitted': { to: 'owner', data: { quoteStatus: 'pending' } },
  'quote.accepted': { to: 'owner', data: { wasTaken: true } },
  'quote.pickup_day_set': { to: 'owner', data: { quoteStatus: 'paid' } },
  'quote.staled': { to: 'carrier', data: { quoteStatus: 'pending' } },
  'counter_offer.made': { to: 'receiver', data: { ...BY_OWNER, quoteStatus: 'pending', offerCents: 116_000 } },
  'counter_offer.accepted': { to: 'owner', data: { ...BY_OWNER, amount: '1160.00', bookedOnOffer: 'shipper' } },
  'question.asked': { to: 'owner', data: ASKED },
  'question.waiting': { to: 'owner', data: ASKED },
  'question.answered': {
    to: 'sender',
    data: { ...ASKED, questionStatus: 'answered', content: 'There is no ramp, but a forklift that lifts two tons.' },
  },
  'message.sent': {
    to: 'receiver',
    data: { ...BY_CARRIER, content: 'I can be there on Monday by noon. Is that fine?' },
  },

  'shipment.listed_again': { to: 'owner' },
  'shipment.offered': { to: 'offered' },
  'shipment.repeat_paused': { to: 'owner' },
  'shipment.addresses_given': { to: 'carrier', data: { quoteStatus: 'paid' } },
  'shipment.pickup_late': { to: 'owner', data: { quoteStatus: 'paid' } },
  'shipment.carrier_suspended': { to: 'owner', data: { quoteStatus: 'paid' } },
  'shipment.carrier_restored': { to: 'owner', data: { quoteStatus: 'paid' } },
  'shipment.facts_lapsed': { to: 'owner', data: { quoteStatus: 'paid', lapsedFacts: ['cargo_insurance'] } },
  'shipment.facts_renewed': { to: 'owner', data: { quoteStatus: 'paid' } },
  'shipment.picked_up': { to: 'owner', data: { quoteStatus: 'in_progress' } },
  'shipment.attempted': { to: 'owner', data: { quoteStatus: 'paid' } },
  'shipment.overdue': { to: 'owner', data: { quoteStatus: 'in_progress' } },
  'shipment.delivered': { to: 'owner', data: { quoteStatus: 'delivered' } },
  'shipment.acted_too_late': { to: 'owner', data: { quoteStatus: 'declined' } },
  'shipment.cancelled': {
    to: 'carrier',
    data: {
      quoteStatus: 'declined',
      declineReason: 'cancelled_by_shipper',
      paymentStatus: 'refunded',
      payoutAmount: '124.00',
    },
  },
  'shipment.reopened': {
    to: 'owner',
    data: { quoteStatus: 'declined', declineReason: 'cancelled_by_carrier', paymentStatus: 'refunded' },
  },

  'change_order.proposed': { to: 'receiver', data: EXTRA },
  'change_order.accepted': { to: 'owner', data: { ...EXTRA, changeStatus: 'accepted' } },
  'change_order.undone': { to: 'carrier', data: { ...EXTRA, changeStatus: 'undone' } },
  'change_order.done': { to: 'sender', data: { ...NEW_DAYS, changeStatus: 'done' } },
  'change_order.declined': { to: 'sender', data: { ...ENDED, changeStatus: 'declined' } },
  'change_order.lapsed': { to: 'sender', data: { ...ENDED, changeStatus: 'lapsed' } },
  'change_order.withdrawn': { to: 'receiver', data: { ...ENDED, changeEnded: false, changeStatus: 'withdrawn' } },
  'change_order.reviewed': {
    to: 'carrier',
    data: { ...ENDED, changeStatus: 'declined', changeCounts: 'none', changeGranted: 8_500 },
  },
  'change_order.paid_by_hand': { to: 'carrier', data: { ...ENDED, changeStatus: 'declined', changeGranted: 8_500 } },
  'change_order.review_overdue': { to: 'operators', data: { ...ENDED, changeStatus: 'declined' } },
  'change_order.refused': { to: 'owner', data: { quoteStatus: 'in_progress' } },

  'payment.escrowed': { to: 'carrier', data: { quoteStatus: 'paid' } },
  'payment.released': { to: 'carrier', data: { paymentStatus: 'released' } },
  'payment.refunded': { to: 'owner' },
  'payment.failed': { to: 'owner', data: { paymentStatus: 'failed' } },
  'payment.sent_back': { to: 'owner' },
  'payment.refund_failed': { to: 'owner' },
  'payment.disputed': { to: 'carrier', data: { isHeld: true } },
  'payment.dispute_won': { to: 'owner' },
  'payment.dispute_lost': { to: 'carrier', data: { paymentStatus: 'released', recoveredAmount: '1178.00' } },
  'payment.aged': { to: 'operators' },
  'payment.payout_late': { to: 'carrier', data: { paymentStatus: 'released' } },

  'claim.opened': { to: 'receiver', data: { ...CLAIM, claimStatus: 'open' } },
  'claim.answered': { to: 'sender', data: CLAIM },
  'claim.reviewed': { to: 'receiver', data: CLAIM },
  'claim.withdrawn': { to: 'receiver', data: { ...CLAIM, claimStatus: 'withdrawn' } },
  'claim.decided': { to: 'sender', data: { ...CLAIM, claimStatus: 'partly_approved' } },
  'claim.paid_by_hand': {
    to: 'sender',
    data: {
      ...CLAIM,
      claimStatus: 'approved',
      amount: '1900.00',
      approvedAmount: '1900.00',
      outOfBandAmount: '635.00',
    },
  },
  'claim.warned': { to: 'operators', data: CLAIM },
  'claim.overdue': { to: 'operators', data: CLAIM },

  'reminder.payment_window': { to: 'owner' },
  'reminder.auto_release': { to: 'owner', data: { quoteStatus: 'delivered' } },
  'reminder.claim_window': { to: 'owner', data: { quoteStatus: 'completed', due: { claim_window: HOURS_12 } } },
  'reminder.quote_expiry': { to: 'owner', data: { quoteStatus: 'pending', due: { quote_expiry: HOURS_12 } } },
  'reminder.pickup_choice': {
    to: 'carrier',
    data: {
      quoteStatus: 'paid',
      pickupDay: null,
      pickupDayHours: null,
      pickupUntil: '2027-03-17',
      due: { pickup_choice: '2027-03-14T23:00:00Z', pickup_day: '2027-03-15T05:00:00Z' },
    },
  },
  'reminder.pickup_day': { to: 'owner', data: { quoteStatus: 'paid' } },

  'ticket.opened': {
    to: 'operators',
    data: { ...BY_OWNER, title: 'Insurance', content: 'Is a harp covered while it waits in a warehouse?' },
  },
  'verification.submitted': { to: 'operators', data: FACT },
  'verification.approved': { to: 'receiver', data: { ...FACT, factStatus: 'verified' } },
  'verification.rejected': { to: 'receiver', data: { ...FACT, factStatus: 'rejected' } },
  'verification.expiring': { to: 'receiver', data: { ...FACT, factStatus: 'verified' } },
  'verification.expired': { to: 'receiver', data: { ...FACT, factStatus: 'expired', factExpiresOn: '2027-03-11' } },
};

/** What whoever gets each mail of a notification reads, by its example. */
export function exampleNotices(): [kind: MailedEvent, NoticeWords][] {
  return (Object.keys(EXAMPLES) as MailedEvent[]).map((kind) => [kind, exampleOf(kind)]);
}

/** @throws if that person would not be told of it so */
function exampleOf(kind: MailedEvent): NoticeWords {
  const { to, data: otherwise } = EXAMPLES[kind];
  const data = { ...EXAMPLE_DATA, ...otherwise };
  const notice = NOTICES[kind].find(({ who, when }) => who === to && (when?.(data) ?? true));
  if (!notice) throw new Error(`The example of ${kind} tells ${to} nothing`);
  // The code is put in when it is sent.
  const body = notice.body(data).replaceAll(HIDDEN_CODE, data.releaseCode ?? '');
  return { title: notice.title(data), body, link: notice.link(data) };
}

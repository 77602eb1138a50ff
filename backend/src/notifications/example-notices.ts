import { DEADLINE_KINDS } from '../common/deadlines.js';
import type { NoticeWords } from '../mails/mail-kind.js';
import type { NoticeData } from './notice-data.js';
import { NOTICES } from './notifications.words.js';

/** A deal that nobody has, for those who look at what people are told. */
export const EXAMPLE_DATA: NoticeData = {
  shipmentId: '8b0d8f0e-0000-4000-8000-000000000001',
  title: 'Sailing boat',
  owner: { id: 'o', firstName: 'Dana', lastInitial: 'R.' },
  carrier: { id: 'c', firstName: 'Cole', lastInitial: null },
  quoteStatus: 'accepted',
  declineReason: null,
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
  fact: 'cargo_insurance',
  factStatus: 'submitted',
  factReason: 'The certificate names another company.',
  factExpiresOn: '2027-04-11',
  factDaysLeft: 30,
  isHeld: false,
  chargebackId: 'du_1',
  at: new Date('2027-03-12T22:00:00Z'),
  due: Object.fromEntries(DEADLINE_KINDS.map((kind) => [kind, '2027-03-13T22:00:00Z'])),
  pickupZone: 'America/Chicago',
  deliveryZone: 'America/Denver',
  lacksStreet: false,
  pickupDay: '2027-03-15',
  pickupDayHours: { from: '08:00', to: '12:30' },
  pickupUntil: null,
  releaseCode: '402913',
  claimWindowHours: 48,
};

/** The words of each kind of notice for that deal, as the first side reads them. */
export function exampleNotices(): [kind: string, NoticeWords][] {
  return Object.entries(NOTICES).flatMap(([kind, notices]) => {
    const notice = notices.find(({ when, mustAct }) => mustAct && (when?.(EXAMPLE_DATA) ?? true)) ?? notices[0];
    if (!notice) return [];
    return [
      [
        kind,
        { title: notice.title(EXAMPLE_DATA), body: notice.body(EXAMPLE_DATA), link: notice.link(EXAMPLE_DATA) },
      ] as [string, NoticeWords],
    ];
  });
}

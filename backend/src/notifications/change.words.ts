import { formatCents, parseCents } from '../common/money.js';
import type { ToldEvent } from '../platform/events/catalog.js';
import { amount, dayWords, momentWords, name, type Notice, shipment } from './notices.js';
import type { NoticeData } from './notice-data.js';

const ends = ({ changeEnds }: NoticeData): boolean => changeEnds;
const changes = ({ changeEnds }: NoticeData): boolean => !changeEnds;

/** Nobody answers what the clock writes for a carrier who came, once the shipper or the clock ended the job. */
const cameForNothing = ({ declineReason }: NoticeData): boolean =>
  declineReason === 'no_show' || declineReason === 'cancelled_by_shipper';
/** Does the shipper pay for it? */
const isPaid = ({ changeCents }: NoticeData): boolean => (changeCents ?? 0) > 0;

/** By when a proposal can be answered, by the clocks of the pickup. */
const answerBy = ({ changeExpiresAt, pickupZone }: NoticeData): string =>
  momentWords(changeExpiresAt ?? undefined, pickupZone);

/** How long there is to pay. */
const time = ({ changeAtTheDoor }: NoticeData): string => (changeAtTheDoor ? 'two hours' : 'a day');

/** What is told about a change order: `sender` proposed it, `receiver` is the other side. */
export const CHANGE_NOTICES = {
  'change_order.proposed': [
    {
      who: 'receiver',
      mustAct: true,
      when: (data) => data.changeStatus === 'proposed' && changes(data),
      title: (data) => `"${data.title}": a change is proposed`,
      body: (data) =>
        `${name(data.sender, 'The other side')} proposes ${proposal(data)}. Accept or decline it by ${answerBy(data)}. If you do not, what was agreed stands.`,
      link: shipment,
    },
    {
      who: 'receiver',
      mustAct: true,
      when: (data) => data.changeStatus === 'proposed' && ends(data),
      title: (data) => `"${data.title}": the carrier cannot take it`,
      body: (data) =>
        `${name(data.sender, 'The carrier')} is at the pickup and says that it is not what was listed. Look at the photos and answer by ${answerBy(data)}. If you agree, they get the share of a late cancellation, and the rest goes back to you. If you decline or do not answer, all of it goes back. Either way this job ends, and the shipment is open for quotes again.`,
      link: shipment,
    },
  ],
  'change_order.accepted': [
    {
      who: 'owner',
      mustAct: true,
      when: ({ changeStatus }) => changeStatus === 'accepted',
      title: (data) => `Pay the extra ${extra(data)}`,
      body: (data) =>
        `You and ${name(data.carrier, 'the carrier')} agreed on ${extra(data)} more for "${data.title}". Pay it within ${time(data)}. If you do not, what was agreed before stands.`,
      link: shipment,
    },
    {
      who: 'carrier',
      title: (data) => `Agreed: ${extra(data)} more`,
      body: (data) =>
        `${name(data.owner, 'The shipper')} has ${time(data)} to pay the extra for "${data.title}". Until it is paid, what was agreed before stands.`,
      link: shipment,
    },
  ],
  'change_order.undone': [
    {
      who: 'carrier',
      mustAct: true,
      title: () => 'A bank took back what was paid for a change',
      body: (data) =>
        `The extra for "${data.title}" is gone, so the agreed price is ${amount(data)} again. You can carry out the job for that, or give it back, which does not count against you.`,
      link: shipment,
    },
    {
      who: 'owner',
      title: () => 'Your bank gave back what you paid for a change',
      body: (data) => `The agreed price of "${data.title}" is ${amount(data)} again.`,
      link: shipment,
    },
  ],
  'change_order.done': [
    {
      who: 'sender',
      mustAct: true,
      when: (data) => data.changeStatus === 'done' && changes(data) && !isPaid(data),
      title: () => 'Your change was accepted',
      body: (data) =>
        `${name(data.receiver, 'The other side')} accepted the change to "${data.title}". ${agreed(data)}`,
      link: shipment,
    },
    {
      // Whoever proposed it: its shipper has just paid it.
      who: 'carrier',
      mustAct: true,
      when: (data) => data.changeStatus === 'done' && changes(data) && isPaid(data),
      title: (data) => `The extra ${extra(data)} is paid`,
      body: (data) => `${name(data.owner, 'The shipper')} paid it for "${data.title}". ${agreed(data)}`,
      link: shipment,
    },
    {
      who: 'sender',
      mustAct: true,
      when: ends,
      title: () => 'The shipper agreed, and the job is over',
      body: (data) =>
        `"${data.title}" is no longer yours. The share of a late cancellation is yours for the empty trip. ${LOOKED_AT}`,
      link: shipment,
    },
  ],
  'change_order.declined': [
    {
      who: 'sender',
      when: changes,
      title: () => 'Your change was declined',
      body: (data) => `${name(data.receiver, 'The other side')} declined the change to "${data.title}". ${STANDS}`,
      link: shipment,
    },
    {
      who: 'sender',
      mustAct: true,
      when: ends,
      title: () => 'The shipper did not agree, and the job is over',
      body: (data) =>
        `"${data.title}" is no longer yours, and the shipper got a full refund. ${LOOKED_AT} We also decide what you get for the empty trip.`,
      link: shipment,
    },
  ],
  'change_order.withdrawn': [
    {
      who: 'receiver',
      when: changes,
      title: () => 'A proposed change was withdrawn',
      body: (data) => `${name(data.sender, 'The other side')} withdrew the change to "${data.title}". ${STANDS}`,
      link: shipment,
    },
    {
      who: 'receiver',
      mustAct: true,
      when: ends,
      title: () => 'The carrier is taking it after all',
      body: (data) => `${name(data.sender, 'The carrier')} no longer ends the job "${data.title}". ${STANDS}`,
      link: shipment,
    },
  ],
  'change_order.lapsed': [
    {
      who: 'sender',
      when: (data) => data.changeStatus === 'lapsed' && changes(data),
      title: lapsedTitle,
      body: lapsed,
      link: shipment,
    },
    {
      who: 'sender',
      mustAct: true,
      when: (data) => data.changeEnded && cameForNothing(data),
      title: () => 'You came, and the job ended without a pickup',
      body: (data) =>
        `"${data.title}" is no longer yours, and the shipper got a full refund. ${LOOKED_AT} We also decide what you get for the empty trip.`,
      link: shipment,
    },
    {
      who: 'sender',
      mustAct: true,
      when: (data) => data.changeEnded && !cameForNothing(data),
      title: () => 'The shipper did not answer, and the job is over',
      body: (data) =>
        `"${data.title}" is no longer yours, and the shipper got a full refund. ${LOOKED_AT} We also decide what you get for the empty trip.`,
      link: shipment,
    },
  ],
  'change_order.reviewed': [
    {
      who: 'carrier',
      mustAct: true,
      title: (data) => `Decided: how the job "${data.title}" ended`,
      body: (data) => `${granted(data)} ${counted(data, 'carrier', 'your cancellations')}`,
      link: shipment,
    },
    {
      who: 'owner',
      mustAct: true,
      title: (data) => `Decided: how the job "${data.title}" ended`,
      body: (data) =>
        `We looked at what the carrier found at the door. ${counted(data, 'shipper', 'how often your items are as described')}`,
      link: shipment,
    },
  ],
  'change_order.paid_by_hand': [
    {
      who: 'carrier',
      mustAct: true,
      title: (data) => `Sent by bank transfer: ${formatCents(data.changeGranted)}`,
      body: (data) =>
        `We sent you the ${formatCents(data.changeGranted)} for the empty trip for "${data.title}". Your bank should show it within a few days.`,
      link: shipment,
    },
  ],
  'change_order.review_overdue': [
    {
      who: 'operators',
      mustAct: true,
      title: () => 'Nobody has looked at how a job ended',
      body: (data) => `"${data.title}" ended at the door two business days ago. Look at the photos, and decide.`,
      link: shipment,
    },
  ],
  'change_order.refused': [
    {
      who: 'owner',
      mustAct: true,
      title: () => 'The carrier asked for more money, and we refused',
      body: (data) =>
        `${name(data.carrier, 'The carrier')} asked for more than the agreed ${amount(data)} for "${data.title}" after the pickup. You owe nothing more, and we keep a record. If they make the delivery depend on it, contact us.`,
      link: shipment,
    },
  ],
} as const satisfies Partial<Record<ToldEvent, readonly Notice[]>>;

const STANDS = 'What was agreed stands.';
const LOOKED_AT =
  'Haulway will look at what you recorded within 2 business days. It counts against you only if we decide that it should.';

/** What the carrier gets for an empty trip. */
function granted({ changeGranted }: NoticeData): string {
  return changeGranted > 0
    ? `We send you ${formatCents(changeGranted)} by bank transfer for the empty trip.`
    : 'We add nothing for the empty trip.';
}

/** Whether it counts against this side. */
function counted({ changeCounts }: NoticeData, side: string, among: string): string {
  return changeCounts === side ? `It counts toward ${among}.` : 'It does not count against you.';
}

function lapsedTitle({ changeLapsedBy }: NoticeData): string {
  return changeLapsedBy === null ? 'Your change expired' : 'Your change is no longer open';
}

/** What of the deal ends a change while the deal goes on. */
const OVERTAKEN: Readonly<Record<string, string>> = {
  pickup: 'was picked up before the change was settled, which ended it',
  deliver: 'was delivered before the change was settled, which ended it',
  'confirm-delivery': 'was delivered before the change was settled, which ended it',
};

/** Why it lapsed: its time ran out, or something else came first. */
function lapsed({ title, changeLapsedBy, changeWasAgreed }: NoticeData): string {
  if (changeLapsedBy === null)
    return changeWasAgreed
      ? `The extra for "${title}" was not paid in time. ${STANDS}`
      : `The change to "${title}" was not accepted in time. ${STANDS}`;
  if (changeLapsedBy === 'freeze')
    return `The payment for "${title}" was put on hold, which ended the change. ${STANDS}`;
  const overtaken = OVERTAKEN[changeLapsedBy];
  return overtaken ? `"${title}" ${overtaken}. ${STANDS}` : `The booking of "${title}" ended, and the change with it.`;
}

/** By how much the price rises. */
function extra({ changeCents }: NoticeData): string {
  return formatCents(changeCents ?? 0);
}

/** "$900.00 instead of $1,000.00, pickup on Sat, Nov 28", as far as it changes. */
function proposal(data: NoticeData): string {
  const { changeCents, changePickup, changeDelivery, changeAddress } = data;
  const now = parseCents(data.amount) ?? 0;
  return [
    ...(changeCents ? [`${formatCents(now + changeCents)} instead of ${formatCents(now)}`] : []),
    ...(changePickup ? [`pickup on ${pickupDays(data)}`] : []),
    ...(changeDelivery ? [`delivery on ${dayWords(changeDelivery)}`] : []),
    ...(changeAddress ? [`delivery to ${changeAddress}`] : []),
  ].join(', ');
}

/** The new day, or the first and the last of them. */
function pickupDays({ changePickup, changePickupUntil }: NoticeData): string {
  return [changePickup, changePickupUntil].flatMap((day) => (day ? [dayWords(day)] : [])).join(' to ');
}

/** What is agreed now, as far as it changed. */
function agreed(data: NoticeData): string {
  const { changeCents, changePickup, changeDelivery, changeAddress } = data;
  return [
    ...(changeCents ? [`The agreed price is now ${amount(data)}.`] : []),
    ...(changePickup ? [`Pickup is now ${pickupDays(data)}.`] : []),
    ...(changeDelivery ? [`Delivery is now by ${dayWords(changeDelivery)}.`] : []),
    ...(changeAddress ? [`It is delivered to ${changeAddress}.`] : []),
  ].join(' ');
}

import { HOUR } from '../common/clock.js';
import type { ReminderKind } from '../common/deadlines.js';
import { amount, dayWords, hoursWords, inZone, momentWords, name, type Notice, shipment } from './notices.js';
import type { NoticeData } from './notice-data.js';

/** What is told before money moves by itself or a right ends; not of what is over by then. */
export const REMINDER_NOTICES = {
  'reminder.payment_window': [
    {
      who: 'owner',
      mustAct: true,
      when: (data) => stands('payment_window')(data) && !data.isOwnerSuspended,
      title: (data) => `${inHours(data, 'payment_window')} left to pay for "${data.title}"`,
      body: (data) =>
        `Pay by ${momentWords(data.due.payment_window, data.pickupZone)} to keep ${name(data.carrier, 'the carrier')} as your carrier. After that, the booking ends and your shipment is open for quotes again.`,
      link: shipment,
    },
  ],
  'reminder.auto_release': [
    {
      who: 'owner',
      mustAct: true,
      when: stands('auto_release'),
      title: (data) => `"${data.title}": your payment is released in ${inHours(data, 'auto_release')}`,
      body: (data) =>
        `${name(data.carrier, 'The carrier')} says it was delivered. If all is well, confirm the delivery. If not, contact support. On ${momentWords(data.due.auto_release, data.deliveryZone)} the payment goes to the carrier.`,
      link: shipment,
    },
  ],
  'reminder.claim_window': [
    {
      who: 'owner',
      mustAct: true,
      when: stands('claim_window'),
      title: (data) => `${inHours(data, 'claim_window')} left to claim damage to "${data.title}"`,
      body: (data) =>
        `Is something broken or missing? Open a claim by ${momentWords(data.due.claim_window, data.deliveryZone)}. You cannot open one after that.`,
      link: shipment,
    },
  ],
  'reminder.quote_expiry': [
    {
      who: 'owner',
      mustAct: true,
      when: (data) => stands('quote_expiry')(data) && !data.isOwnerSuspended,
      title: (data) => `A quote of ${amount(data)} expires in ${inHours(data, 'quote_expiry')}`,
      body: (data) =>
        `To ship "${data.title}" with ${name(data.carrier, 'this carrier')} at this price, accept the quote by ${momentWords(data.due.quote_expiry, data.pickupZone)}.`,
      link: shipment,
    },
    {
      who: 'carrier',
      when: stands('quote_expiry'),
      title: (data) => `Your quote of ${amount(data)} expires in ${inHours(data, 'quote_expiry')}`,
      body: (data) =>
        `Your quote for "${data.title}" is good until ${momentWords(data.due.quote_expiry, data.pickupZone)}. If you still want the job, give it more time.`,
      link: shipment,
    },
  ],
  'reminder.pickup_choice': [
    {
      who: 'carrier',
      mustAct: true,
      when: stands('pickup_choice'),
      title: (data) => `Which day will you pick up "${data.title}"?`,
      body: (data) =>
        `You agreed to pick it up ${daysOf(data)}. Set the day so ${name(data.owner, 'the shipper')} can be there.`,
      link: shipment,
    },
  ],
  'reminder.pickup_day': [
    {
      who: 'owner',
      mustAct: true,
      when: stands('pickup_day'),
      title: (data) => `The pickup of "${data.title}" ${data.pickupUntil ? 'can start tomorrow' : 'is tomorrow'}`,
      body: (data) =>
        `${name(data.carrier, 'Your carrier')} plans to pick it up ${daysOf(data)}. Have it ready, and take photos of it first.`,
      link: shipment,
    },
    {
      who: 'carrier',
      mustAct: true,
      when: stands('pickup_day'),
      title: (data) =>
        data.pickupUntil ? `You can pick up "${data.title}" starting tomorrow` : `You pick up "${data.title}" tomorrow`,
      body: (data) =>
        `${name(data.owner, 'The shipper')} expects you ${daysOf(data)}. Everything you need is on the shipment page.`,
      link: shipment,
    },
  ],
} satisfies Record<`reminder.${ReminderKind}`, readonly Notice[]>;

function stands(kind: ReminderKind): (data: NoticeData) => boolean {
  return ({ due }) => due[kind] !== undefined;
}

function inHours({ at, due }: NoticeData, kind: ReminderKind): string {
  const hours = Math.max(1, Math.round((Date.parse(due[kind] ?? '') - (at?.getTime() ?? 0)) / HOUR));
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** The agreed days of the pickup: "on Sat, Nov 28", with its hours where they are set, or "between Sat, Nov 28 and Tue, Dec 1". */
function daysOf({ due, pickupZone, pickupDayHours, pickupUntil }: NoticeData): string {
  const first = inZone(due.pickup_day, pickupZone);
  return pickupUntil
    ? `between ${first} and ${dayWords(pickupUntil)}`
    : `on ${first}${pickupDayHours ? `, ${hoursWords(pickupDayHours)}` : ''}`;
}

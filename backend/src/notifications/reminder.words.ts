import { HOUR } from '../common/clock.js';
import type { ReminderKind } from '../common/deadlines.js';
import { amount, dayWords, hoursWords, name, type Notice, shipment } from './notices.js';
import type { Facts } from './notifications.queries.js';

/** What is told before money moves by itself or a right ends; not of what is over by then. */
export const REMINDER_NOTICES = {
  'reminder.payment_window': [
    {
      who: 'owner',
      mustAct: true,
      when: stands('payment_window'),
      title: (facts) => `${inHours(facts, 'payment_window')} left to pay for "${facts.title}"`,
      body: (facts) =>
        `Pay by ${time(facts.due.payment_window, facts.pickupZone)} to keep ${name(facts.carrier, 'the carrier')} as your carrier. After that, the booking ends and your shipment is open for quotes again.`,
      link: shipment,
    },
  ],
  'reminder.auto_release': [
    {
      who: 'owner',
      mustAct: true,
      when: stands('auto_release'),
      title: (facts) => `"${facts.title}": your payment is released in ${inHours(facts, 'auto_release')}`,
      body: (facts) =>
        `${name(facts.carrier, 'The carrier')} says it was delivered. If all is well, confirm the delivery. If not, contact support. On ${time(facts.due.auto_release, facts.deliveryZone)} the payment goes to the carrier.`,
      link: shipment,
    },
  ],
  'reminder.claim_window': [
    {
      who: 'owner',
      mustAct: true,
      when: stands('claim_window'),
      title: (facts) => `${inHours(facts, 'claim_window')} left to claim damage to "${facts.title}"`,
      body: (facts) =>
        `Is something broken or missing? Open a claim by ${time(facts.due.claim_window, facts.deliveryZone)}. You cannot open one after that.`,
      link: shipment,
    },
  ],
  'reminder.quote_expiry': [
    {
      who: 'owner',
      mustAct: true,
      when: stands('quote_expiry'),
      title: (facts) => `A quote of ${amount(facts)} expires in ${inHours(facts, 'quote_expiry')}`,
      body: (facts) =>
        `To ship "${facts.title}" with ${name(facts.carrier, 'this carrier')} at this price, accept the quote by ${time(facts.due.quote_expiry, facts.pickupZone)}.`,
      link: shipment,
    },
    {
      who: 'carrier',
      when: stands('quote_expiry'),
      title: (facts) => `Your quote of ${amount(facts)} expires in ${inHours(facts, 'quote_expiry')}`,
      body: (facts) =>
        `Your quote for "${facts.title}" is good until ${time(facts.due.quote_expiry, facts.pickupZone)}. If you still want the job, give it more time.`,
      link: shipment,
    },
  ],
  'reminder.pickup_choice': [
    {
      who: 'carrier',
      mustAct: true,
      when: stands('pickup_choice'),
      title: (facts) => `Which day will you pick up "${facts.title}"?`,
      body: (facts) =>
        `You agreed on ${daysOf(facts)}. Set the day so ${name(facts.owner, 'the shipper')} can be there.`,
      link: shipment,
    },
  ],
  'reminder.pickup_day': [
    {
      who: 'owner',
      mustAct: true,
      when: stands('pickup_day'),
      title: (facts) => `The pick-up of "${facts.title}" ${facts.pickupUntil ? 'can start tomorrow' : 'is tomorrow'}`,
      body: (facts) =>
        `${name(facts.carrier, 'Your carrier')} plans to pick it up ${daysOf(facts)}. Have it ready, and take photos of it first.`,
      link: shipment,
    },
    {
      who: 'carrier',
      mustAct: true,
      when: stands('pickup_day'),
      title: (facts) =>
        facts.pickupUntil
          ? `You can pick up "${facts.title}" starting tomorrow`
          : `You pick up "${facts.title}" tomorrow`,
      body: (facts) =>
        `${name(facts.owner, 'The shipper')} expects you ${daysOf(facts)}. Everything you need is on the shipment page.`,
      link: shipment,
    },
  ],
} satisfies Record<`reminder.${ReminderKind}`, readonly Notice[]>;

function stands(kind: ReminderKind): (facts: Facts) => boolean {
  return ({ due }) => due[kind] !== undefined;
}

function inHours({ at, due }: Facts, kind: ReminderKind): string {
  const hours = Math.max(1, Math.round((Date.parse(due[kind] ?? '') - (at?.getTime() ?? 0)) / HOUR));
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** An instant by the clocks of a place, which people there recognize: "Sat, Mar 13, 4:00 PM CST". */
function time(instant: string | undefined, timeZone: string | null): string {
  return format(instant, timeZone, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
}

/** The agreed days of the pick-up: "on Sat, Nov 28", with its hours where they are set, or "between Sat, Nov 28 and Tue, Dec 1". */
function daysOf({ due, pickupZone, pickupDayHours, pickupUntil }: Facts): string {
  const first = format(due.pickup_day, pickupZone, {});
  return pickupUntil
    ? `between ${first} and ${dayWords(pickupUntil)}`
    : `on ${first}${pickupDayHours ? `, ${hoursWords(pickupDayHours)}` : ''}`;
}

function format(instant: string | undefined, timeZone: string | null, more: Intl.DateTimeFormatOptions): string {
  const shown = { weekday: 'short', month: 'short', day: 'numeric', ...more } as const;
  // Node writes a narrow space before AM and PM, which some mail programs show as a box.
  return new Intl.DateTimeFormat('en-US', { ...shown, timeZone: timeZone ?? 'UTC' })
    .format(new Date(instant ?? NaN))
    .replaceAll('\u202F', ' ');
}

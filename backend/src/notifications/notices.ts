import { SECOND } from '../common/clock.js';
import type { Hours } from '../common/hours.js';
import { formatCents, parseCents } from '../common/money.js';
import type { NoticeData, Person } from './notice-data.js';

/** How long a person has to read it on screen before it is mailed. */
export const MAIL_PAUSE_MS = 30 * SECOND;

/** One thing that one side is told when an event happened. */
export interface Notice {
  /** `quoting`: the other carriers with a pending quote; `offered`: those who see a listing before all others. */
  who: 'owner' | 'carrier' | 'sender' | 'receiver' | 'quoting' | 'offered' | 'operators';
  title: (data: NoticeData) => string;
  body: (data: NoticeData) => string;
  link: (data: NoticeData) => string;
  /** Somebody has to act: it is also mailed if not read soon. */
  mustAct?: true;
  /** Is it still true, and news to them? Left out: always. */
  when?: (data: NoticeData) => boolean;
}

/** The page of the shipment. */
export function shipment({ shipmentId }: NoticeData): string {
  return `/shipments/${shipmentId}`;
}

/** The page of the user's payments. */
export function payments(): string {
  return '/payments';
}

/** The page of a carrier's facts. */
export function passport(): string {
  return '/become-carrier';
}

/** The quote's amount. */
export function amount(data: NoticeData): string {
  return dollars(data.amount);
}

/** A decimal dollar amount as a person reads it. */
export function dollars(decimal: string | null): string {
  return formatCents(parseCents(decimal) ?? 0);
}

/** Which of these people a text names. */
export function mentioned(people: readonly (Person | null)[], text: string): { id: string; name: string }[] {
  const known = people.flatMap((person) => (person ? [{ id: person.id, name: name(person, '') }] : []));
  return known.filter(
    (each, at) => each.name !== '' && text.includes(each.name) && known.findIndex(({ id }) => id === each.id) === at,
  );
}

/** Once one of the reasons to hold a payment has gone. */
export const freed = ({ isHeld }: NoticeData): string =>
  isHeld ? 'The payment is still on hold for another reason.' : 'The payment is no longer on hold.';

/** What a person is called. */
export function name(person: Person | null, unnamed: string): string {
  return [person?.firstName, person?.lastInitial].filter(Boolean).join(' ') || unnamed;
}

/** A calendar day as a person says it: "Sat, Nov 28". */
export function dayWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}

/** An instant by the clocks of a place, which people there recognize: "Sat, Mar 13, 4:00 PM CST". */
export function momentWords(instant: string | undefined, timeZone: string | null): string {
  return inZone(instant, timeZone, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
}

/** The day of an instant there: "Sat, Nov 28", and more of it if asked for. */
export function inZone(
  instant: string | undefined,
  timeZone: string | null,
  more: Intl.DateTimeFormatOptions = {},
): string {
  const shown = { weekday: 'short', month: 'short', day: 'numeric', ...more } as const;
  // Node writes a narrow space before AM and PM, which some mail programs show as a box.
  return new Intl.DateTimeFormat('en-US', { ...shown, timeZone: timeZone ?? 'UTC' })
    .format(new Date(instant ?? NaN))
    .replaceAll('\u202F', ' ');
}

/** Hours of a day as a person says them: "8:00 AM to 12:00 PM". */
export function hoursWords({ from, to }: Hours): string {
  return `${timeWords(from)} to ${timeWords(to)}`;
}

function timeWords(time: string): string {
  const words = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  // Node puts a narrow space before AM and PM, which some mail programs show as a box.
  return words.format(new Date(`2000-01-01T${time}:00Z`)).replaceAll('\u202F', ' ');
}

const LONGEST_BODY = 200;

/** What somebody wrote, as much of it as a notification holds. */
export function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= LONGEST_BODY ? text : `${characters.slice(0, LONGEST_BODY - 1).join('')}…`;
}

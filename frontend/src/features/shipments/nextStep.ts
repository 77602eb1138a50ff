import { may } from '../../kit/api/acts';
import type { Quote, Shipment, Timeline, User } from '../../kit/api/types';
import { calendarDate, deadline } from '../../kit/format/dates';
import { endOfQuote } from '../../kit/format/ends';
import type { NextStep } from '../../kit/format/nextStep';
import { daysLate } from '../../kit/format/terms';
import { pickupPlanned } from '../../kit/format/windows';
import { isTaken, isWaiting, whyNotNow } from '../../kit/format/quotes';
import { count, personName } from '../../kit/format/words';

/** Somebody's role in a shipment. A `bidder` has a quote on it that is not accepted. */
export type Role = 'owner' | 'carrier' | 'bidder' | 'admin' | 'stranger';

type Next = NonNullable<Shipment['next']>;

interface Situation {
  shipment: Shipment;
  role: Role;
  /** The quote that was accepted. */
  deal?: Quote;
  /** The viewer's own quote, or their last declined one. */
  own?: Quote;
  /** All that the viewer may see. */
  quotes?: readonly Quote[];
  deadlines: Timeline['deadlines'];
  /** The reader's account is suspended: it finishes what is on the road. */
  isSuspended?: boolean;
  /** The reader's day; left out: today. */
  today?: string;
}

/** Somebody's role in a shipment, its accepted quote, and their own quote. */
export function standingOf(
  me: Pick<User, 'id' | 'isAdmin'>,
  shipment: Shipment,
  quotes: readonly Quote[],
): { role: Role; deal: Quote | undefined; own: Quote | undefined } {
  const deal = quotes.find(isTaken);
  const own = quotes.find(({ carrierId }) => carrierId === me.id);
  const role =
    shipment.userId === me.id
      ? 'owner'
      : deal?.carrierId === me.id
        ? 'carrier'
        : me.isAdmin
          ? 'admin'
          : own
            ? 'bidder'
            : 'stranger';
  return { role, deal, own };
}

/** Who acts next on a shipment, in words for this person. */
export function nextStep(situation: Situation): NextStep {
  const { shipment, role } = situation;
  if (role === 'bidder' || role === 'stranger') return fromOutside(situation);
  if (shipment.template) return { who: 'You', text: 'This is a template. Make a listing of it, or let it repeat.' };
  if (role === 'owner' && situation.isSuspended && isRefused(shipment.next))
    return {
      who: 'Nobody',
      text: 'This has to wait while your account is suspended.',
      ...dueOf(shipment.next, situation),
    };
  const offered = role === 'owner' ? (whileOffered(situation) ?? whileNoneCanBe(situation)) : undefined;
  if (offered) return offered;
  if (shipment.next) return { ...stepOf(shipment.next, situation), ...dueOf(shipment.next, situation) };
  return shipment.status === 'cancelled' ? cancelled(shipment) : done(situation);
}

/** Is it the owner's turn with what nobody suspended can do? They can still answer and confirm. */
function isRefused(next: Shipment['next']): boolean {
  return next?.who === 'owner' && !['answer', 'confirm-delivery', 'respond'].includes(next.what);
}

/** The owner has made an offer, which its carrier has not answered yet; undefined where none waits. */
function whileOffered({ shipment, quotes }: Situation): NextStep | undefined {
  if (shipment.next?.what !== 'accept') return undefined;
  const offered = quotes?.find(({ next }) => next?.who === 'carrier' && next.what === 'accept');
  return (
    offered && {
      who: 'The carrier',
      text: `Your offer to ${personName(offered.carrier)} waits for an answer. You can still accept any quote as it stands.`,
      ...untilOf(offered, 'Your offer stands until'),
    }
  );
}

/** The carriers of all quotes that wait cannot be booked; undefined where one can be. */
function whileNoneCanBe({ quotes = [] }: Situation): NextStep | undefined {
  const waiting = quotes.filter(isWaiting);
  return waiting.length > 0 && waiting.every(whyNotNow)
    ? { who: 'Carriers', text: 'None of your quotes can be accepted at the moment. Other carriers can still quote.' }
    : undefined;
}

/** What a deadline is called, and what it means to the two sides, where the server's words are not theirs. */
const DUE: Partial<Record<Next['what'], { label: string } & Partial<Record<Role, string>>>> = {
  accept: { label: 'First quote expires', owner: 'Then it can no longer be accepted.' },
  pay: {
    label: 'Due',
    owner: 'After that the booking ends, and your listing is open for quotes again.',
    carrier: 'After that the booking ends. You can send a new quote then.',
  },
  pickup: {
    label: 'No later than',
    owner: 'Otherwise you get the whole payment back, and your listing is open for quotes again.',
    carrier: 'Otherwise you lose the job, and the shipper gets the whole payment back.',
  },
  unaccept: {
    label: 'No later than',
    owner: 'Then it ends by itself.',
    carrier: 'Then you lose the job.',
  },
  deliver: {
    label: 'We follow up by',
    owner: 'If it is not there by then, we notify you, the carrier and our operators.',
    carrier: 'If it is not there by then, we notify you, the shipper and our operators.',
  },
  'confirm-delivery': { label: 'Released automatically' },
  respond: {
    label: 'Answer due',
    owner: 'After that, Haulway decides without it.',
    carrier: 'After that, Haulway decides without it.',
  },
  resolve: { label: 'Decided by', owner: 'No money moves until then.', carrier: 'No money moves until then.' },
};

function dueOf(next: Shipment['next'], { role, deadlines }: Situation): Pick<NextStep, 'due'> {
  if (!next?.until || !next.otherwise) return {};
  const words = DUE[next.what];
  const otherwise =
    next.what === 'confirm-delivery'
      ? atRelease(role, next.until, deadlines.find(({ kind }) => kind === 'claim_window')?.dueAt)
      : words?.[role];
  return {
    due: {
      label: words?.label ?? 'Until',
      at: next.until,
      otherwise: otherwise ?? next.otherwise,
      ...(next.what === 'pickup' ? { isDayThere: true } : {}),
      ...(next.what === 'deliver' ? { isDayOnly: true } : {}),
    },
  };
}

/** Claims usually end before the release, so both days are said together. */
function atRelease(role: Role, until: string, claimBy: string | undefined): string | undefined {
  if (role !== 'owner' && role !== 'carrier') return undefined;
  const isOwner = role === 'owner';
  const paid = `${isOwner ? 'The carrier is' : 'You are'} paid then`;
  if (!claimBy) return `${paid}.`;
  const by = Date.parse(claimBy) <= Date.parse(until) ? ` by ${deadline(claimBy)}` : '';
  return `${paid}, unless ${isOwner ? 'you open' : 'the shipper opens'} a claim${by}.`;
}

/** A step of the server's, with what its words are made of. */
interface Told extends Situation {
  next: Next;
  isOwner: boolean;
  /** What the carrier of the deal is called. */
  carrier: string;
}

/** What is said of each step, to a party or to an operator looking on. A new one does not compile until it stands here. */
const STEPS: Record<Next['what'], (told: Told) => NextStep> = {
  publish: (told) => forOwner(told, 'Only you can see this draft. List it when it is complete.', 'This is a draft.'),
  quotes: ({ isOwner }) => ({
    who: 'Carriers',
    text: `Carriers can quote now.${isOwner ? ' We will let you know when one does.' : ''}`,
  }),
  accept: (told) =>
    forOwner(
      told,
      'Compare the quotes and accept one. Nothing is charged before you pay.',
      'The shipper is choosing a quote.',
    ),
  change: renew,
  pay: (told) =>
    forOwner(
      told,
      `Pay so ${told.carrier} can pick up. The money is held until you confirm delivery.`,
      told.role === 'carrier'
        ? `Wait for the payment to be in escrow before you pick up.${told.deal?.takenAt ? ' Until then you can back out.' : ''}`
        : 'The shipper pays into escrow. Then the carrier picks up.',
    ),
  unaccept: halted,
  settle: () => ({
    who: 'Nobody',
    text: 'The card provider is processing the payment. Pickup can happen once it is held in escrow.',
  }),
  pickup: pickUp,
  answer: (told) =>
    forOwner(
      told,
      `${told.carrier} is at the pickup and cannot take it. See why, and answer.`,
      'The carrier cannot take it. The shipper answers, and the job ends.',
    ),
  deliver,
  'confirm-delivery': (told) =>
    forOwner(
      told,
      `${told.carrier} says it was delivered. Inspect it, then confirm or tell us what is wrong.`,
      'The shipper confirms the delivery or opens a claim.',
    ),
  respond,
  resolve: () => ({ who: 'Haulway', text: 'We are reviewing both sides of the claim.' }),
  'close-dispute': () => ({
    who: 'Nobody',
    text: "The shipper's bank is deciding on a chargeback. No money moves until then.",
  }),
  'payout-account': (told) =>
    told.role === 'carrier'
      ? { who: 'You', text: 'Set up your payout account so we can send you the money.' }
      : done(told),
  // What is left of these is between us, the provider and the bank.
  transfer: done,
  'paid-by-hand': done,
  approve: done,
};

function stepOf(next: Next, situation: Situation): NextStep {
  // A server that is newer than this page may wait for something else.
  if (!Object.hasOwn(STEPS, next.what)) return done(situation);
  const { role, deal } = situation;
  const carrier = deal ? personName(deal.carrier) : 'the carrier';
  return STEPS[next.what]({ ...situation, next, isOwner: role === 'owner', carrier });
}

/** It is the owner's turn. */
function forOwner({ isOwner }: Told, toThem: string, toOthers: string): NextStep {
  return isOwner ? { who: 'You', text: toThem } : { who: 'The shipper', text: toOthers };
}

function pickUp({ shipment, role, deal, carrier, today }: Told): NextStep {
  const date = deal ? pickupDays(deal) : '';
  if (role === 'carrier') return { who: 'You', text: `Pick up${date}. The money is held in escrow.` };
  const last = deal && (deal.pickupDay ?? deal.estimatedPickupUntil ?? deal.estimatedPickupDate);
  const picks = last && daysLate(last, today) > 0 ? 'was to pick' : 'picks';
  // Carriers ask for them at the pickup, which is too late to get them.
  const papers =
    role === 'owner' && shipment.category === 'animals'
      ? ' Have its health papers ready; a horse also needs a negative Coggins test.'
      : '';
  return { who: 'The carrier', text: `${carrier} ${picks} up${date}. The money is held in escrow.${papers}` };
}

/** One side answers the claim of the other. */
function respond({ role, next, isOwner, carrier }: Told): NextStep {
  if (role === next.who) return { who: 'You', text: 'Answer the claim below: say what happened and add photos.' };
  const who = next.who === 'owner' ? 'The shipper' : 'The carrier';
  return {
    who,
    text: isOwner
      ? `Waiting for ${carrier}'s answer to your claim. Then Haulway decides.`
      : `${who} answers the claim. Then Haulway decides.`,
  };
}

/** Nothing can be accepted as it stands: the listing's own days are over, or those of its quotes, or they answer an older listing. */
function renew(told: Told): NextStep {
  if (told.next.who === 'owner')
    return forOwner(
      told,
      'The days you asked for have passed. Set new ones, so that carriers can quote.',
      'The days that were asked for have passed. The shipper sets new ones.',
    );
  return {
    who: 'Carriers',
    text: `No quote can be accepted as it stands: the listing changed, or its day has passed. ${told.isOwner ? 'Message the carriers: they can renew theirs.' : 'Carriers can renew theirs.'}`,
  };
}

/** The carrier is suspended, so nobody comes. */
function halted(told: Told): NextStep {
  if (told.role === 'carrier')
    return {
      who: 'You',
      text: 'You cannot pick up while your account is suspended. Contact us, or give up the job so that the shipper gets the money back.',
    };
  const text = `${told.carrier} is suspended and cannot pick up for now.`;
  return forOwner(
    told,
    `${text} Wait, or end the booking: your money comes back, and your listing is open again.`,
    text,
  );
}

/** On the agreed day, or between the days of a window if no day is set yet. */
function pickupDays(deal: Quote): string {
  const days = pickupPlanned(deal);
  if (!days) return '';
  const { estimatedPickupDate: first, estimatedPickupUntil: last } = deal;
  return !deal.pickupDay && first && last && last !== first
    ? ` between ${calendarDate(first)} and ${calendarDate(last)}`
    : ` on ${days}`;
}

function deliver({ role, deal, today }: Situation): NextStep {
  const promised = deal?.estimatedDeliveryDate;
  const day = promised && calendarDate(promised);
  const late = promised ? daysLate(promised, today) : 0;
  if (deal && day && late > 0) return deliverLate(role, deal, day, late);
  if (role === 'carrier')
    return {
      who: 'You',
      text: `${day ? `Deliver by ${day}, as promised.` : 'Deliver it. You did not promise a date.'} Share where you are on the way.`,
    };
  const when =
    deal && day
      ? `${personName(deal.carrier)} delivers by ${day}, as promised.`
      : 'It is on the road. No delivery date was promised.';
  return { who: 'The carrier', text: `${when}${role === 'owner' ? ' See under Tracking where it is.' : ''}` };
}

/** The day has passed, by the reader's calendar; what a late day costs is of this deal. */
function deliverLate(role: Role, { carrier, agreed }: Quote, day: string, late: number): NextStep {
  if (role === 'carrier')
    return { who: 'You', text: `It was due ${day}. Deliver it, and share where you are on the way.` };
  const { delayPercentPerDay: each = 0, delayMaxPercent: most = 0 } = agreed ?? {};
  const back =
    each > 0 ? ` When it is delivered, you get back ${each}% of the price for each day, ${most}% at most.` : '';
  return {
    who: 'The carrier',
    text: `${count(late, 'day')} late: ${personName(carrier)} promised it by ${day}.${role === 'owner' ? `${back} See under Tracking where it is.` : ''}`,
  };
}

/** A claim is possible until the claim deadline. */
function done({ shipment, role, deadlines }: Situation): NextStep {
  const window = deadlines.find(({ kind }) => kind === 'claim_window');
  const claimable = role === 'owner' && window !== undefined && may(shipment, 'claims');
  return {
    who: 'Nobody',
    text: claimable
      ? 'This shipment is complete. If something is damaged, you can still open a claim.'
      : 'This shipment is complete.',
    ...(claimable
      ? {
          due: {
            label: 'Claims open until',
            at: window.dueAt,
            otherwise: 'After that, damage can no longer be claimed.',
          },
        }
      : {}),
  };
}

function cancelled({ cancelReason }: Shipment): NextStep {
  return {
    who: 'Nobody',
    text: cancelReason ? `This shipment was cancelled: ${cancelReason}` : 'This shipment was cancelled.',
  };
}

/** What people see who are not a party to the deal. */
function fromOutside({ shipment, role, own, isSuspended }: Situation): NextStep {
  switch (shipment.status) {
    case 'draft':
    case 'listed':
    case 'quoted':
      return whileOpen(shipment, own, isSuspended);
    case 'booked':
      return role === 'bidder'
        ? {
            who: 'Nobody',
            text: `Another quote was accepted.${own?.status === 'pending' ? ' Yours counts again if that booking ends.' : ''}`,
          }
        : { who: 'Nobody', text: 'A carrier is booked. No more quotes can be sent.' };
    case 'in_transit':
      return { who: 'The carrier', text: 'It is on the road.' };
    case 'delivered':
      return { who: 'Nobody', text: 'It has arrived.' };
    case 'cancelled':
      return cancelled(shipment);
  }
}

/** Is what falls due next the quote itself, rather than an offer on it? */
function isEndOfQuote({ validUntil, next }: Quote): boolean {
  return validUntil !== null && typeof next?.until === 'string' && Date.parse(validUntil) <= Date.parse(next.until);
}

function untilOf(own: Quote, label: string): Pick<NextStep, 'due'> {
  if (!own.next?.until || !own.next.otherwise) return {};
  const otherwise = isEndOfQuote(own) ? 'Then it can no longer be accepted.' : 'Then the quote stands as it was.';
  return { due: { label, at: own.next.until, otherwise } };
}

function whileOpen(shipment: Shipment, own: Quote | undefined, isSuspended = false): NextStep {
  if (isSuspended && own && isWaiting(own))
    return {
      who: 'Nobody',
      text: 'Your quote stands, but nobody can accept it while your account is suspended. You can withdraw it.',
    };
  if (own?.next?.what === 'change')
    return {
      who: 'You',
      text: own.stale
        ? 'The listing changed after your quote. Confirm it or change your price.'
        : 'The pickup day of your quote has passed. Change it to a day to come.',
    };
  if (own?.next?.who === 'carrier')
    return {
      who: 'You',
      text: 'The shipper made you an offer. Accept it, counter it or decline it.',
      ...untilOf(own, 'Their offer stands until'),
    };
  if (own?.next)
    return {
      who: 'The shipper',
      text: 'The shipper is choosing a quote. We will let you know what happens to yours.',
      ...untilOf(own, isEndOfQuote(own) ? 'Your quote expires' : 'Your offer stands until'),
    };
  const end = own && endOfQuote(own, 'carrier');
  if (may(shipment, 'quotes'))
    return {
      who: 'You',
      text: end ? `${end} You can send another while the listing is open.` : 'Send a quote while the listing is open.',
    };
  return shipment.quoteCount === 0
    ? { who: 'Carriers', text: 'Carriers can quote now.' }
    : { who: 'The shipper', text: 'The shipper is choosing a quote.' };
}

import { may } from '../../kit/api/acts';
import type { Quote, Shipment, Timeline, User } from '../../kit/api/types';
import { calendarDate } from '../../kit/format/dates';
import { pickupPlanned } from '../../kit/format/windows';
import { isTaken } from '../../kit/format/quotes';
import { personName } from '../../kit/format/words';

/** Somebody's role in a shipment. A `bidder` has a quote on it that is not accepted. */
export type Role = 'owner' | 'carrier' | 'bidder' | 'admin' | 'stranger';

export interface NextStep {
  /** Whose turn it is. */
  who: 'You' | 'The shipper' | 'The carrier' | 'Carriers' | 'Haulway' | 'Nobody';
  text: string;
  /** When it happens automatically, or the chance is lost, and what happens then. */
  due?: { at: string; otherwise: string };
}

interface Situation {
  shipment: Shipment;
  role: Role;
  /** The quote that was accepted. */
  deal?: Quote;
  /** The viewer's own quote, or their last declined one. */
  own?: Quote;
  deadlines: Timeline['deadlines'];
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
  if (shipment.next) return { ...stepOf(shipment.next, situation), ...dueOf(shipment.next) };
  return shipment.status === 'cancelled' ? cancelled(shipment) : done(situation);
}

function dueOf(next: Shipment['next']): Pick<NextStep, 'due'> {
  return next?.until && next.otherwise ? { due: { at: next.until, otherwise: next.otherwise } } : {};
}

/** One of the server's steps, in words for a party or for an operator looking on. */
function stepOf({ who, what }: NonNullable<Shipment['next']>, situation: Situation): NextStep {
  const { role, deal } = situation;
  const mine = (one: Role, other: NextStep['who']): NextStep['who'] => (role === one ? 'You' : other);
  const carrier = deal ? personName(deal.carrier) : 'the carrier';
  switch (what) {
    case 'publish':
      return {
        who: mine('owner', 'The shipper'),
        text: role === 'owner' ? 'List it when it is complete. Until then, only you can see it.' : 'This is a draft.',
      };
    case 'quotes':
      return {
        who: 'Carriers',
        text: role === 'owner' ? 'Send you their quotes. We let you know when one arrives.' : 'Send their quotes.',
      };
    case 'accept':
      return {
        who: mine('owner', 'The shipper'),
        text:
          role === 'owner'
            ? 'Compare the quotes and accept one. Nothing is charged before you pay.'
            : 'Chooses a quote.',
      };
    case 'pay':
      return {
        who: mine('owner', 'The shipper'),
        text:
          role === 'owner'
            ? `Pay, so that ${carrier} can pick up. The money is held until you confirm delivery.`
            : 'Pays into escrow. Pickup comes after that.',
      };
    case 'settle':
      return {
        who: 'Nobody',
        text: 'The card provider is settling the payment. The pickup can happen once it is held in escrow.',
      };
    case 'pickup': {
      const date = deal ? pickupDays(deal) : '';
      return {
        who: mine('carrier', 'The carrier'),
        text: `${role === 'carrier' ? 'Pick' : 'Picks'} up${date}. The money is held in escrow.`,
      };
    }
    case 'deliver':
      return deliver(situation);
    case 'confirm-delivery':
      return {
        who: mine('owner', 'The shipper'),
        text:
          role === 'owner'
            ? `${carrier} says it was delivered. Inspect it, then confirm or tell us what is wrong.`
            : 'Confirms the delivery or opens a claim.',
      };
    case 'respond':
      return role === who
        ? { who: 'You', text: 'Answer the claim below: say what happened and add photos.' }
        : {
            who: who === 'owner' ? 'The shipper' : 'The carrier',
            text: 'Answers the claim. Then Haulway decides.',
          };
    case 'resolve':
      return { who: 'Haulway', text: 'Reviews both sides of the claim and decides.' };
    case 'close-dispute':
      return { who: 'Nobody', text: "The shipper's bank decides on the chargeback. No money moves until then." };
    case 'payout-account':
      return role === 'carrier'
        ? { who: 'You', text: 'Set up your payout account so we can send you the money.' }
        : done(situation);
    default:
      return done(situation);
  }
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

function deliver({ role, deal }: Situation): NextStep {
  const promised = deal?.estimatedDeliveryDate
    ? `by ${calendarDate(deal.estimatedDeliveryDate)}, as promised`
    : 'on a date that was not promised';
  if (role === 'carrier') return { who: 'You', text: `Deliver ${promised}, and share where you are on the way.` };
  return {
    who: 'The carrier',
    text: `Delivers ${promised}.${role === 'owner' ? ' The map shows where it was last seen.' : ''}`,
  };
}

/** A claim is possible until the claim deadline. */
function done({ shipment, role, deadlines }: Situation): NextStep {
  const window = deadlines.find(({ kind }) => kind === 'claim_window');
  const claimable = role === 'owner' && window !== undefined && may(shipment, 'claims');
  return {
    who: 'Nobody',
    text: claimable ? 'Everything is done. If something is damaged you can still open a claim.' : 'Everything is done.',
    ...(claimable ? { due: { at: window.dueAt, otherwise: window.then } } : {}),
  };
}

function cancelled({ cancelReason }: Shipment): NextStep {
  return {
    who: 'Nobody',
    text: cancelReason ? `This shipment was cancelled: ${cancelReason}` : 'This shipment was cancelled.',
  };
}

/** What people see who are not a party to the deal. */
function fromOutside({ shipment, role, own }: Situation): NextStep {
  switch (shipment.status) {
    case 'draft':
    case 'listed':
    case 'quoted':
      return whileOpen(shipment, own);
    case 'booked':
      return role === 'bidder'
        ? { who: 'Nobody', text: 'Another quote was accepted. Yours counts again if that booking ends.' }
        : { who: 'Nobody', text: 'A carrier is booked, and no more quotes are taken.' };
    case 'in_transit':
      return { who: 'The carrier', text: 'It is on the road.' };
    case 'delivered':
      return { who: 'Nobody', text: 'It has arrived.' };
    case 'cancelled':
      return cancelled(shipment);
  }
}

function whileOpen(shipment: Shipment, own: Quote | undefined): NextStep {
  if (own?.next?.what === 'change')
    return { who: 'You', text: 'The listing changed after your quote. Confirm it or change your price.' };
  if (own?.next)
    return {
      who: 'The shipper',
      text: 'Chooses a quote. We let you know what happens to yours.',
      ...dueOf(own.next),
    };
  if (may(shipment, 'quotes'))
    return {
      who: 'You',
      text: own
        ? 'Your last quote was not accepted. You can send another while the listing is open.'
        : 'Send a quote while the listing is open.',
    };
  return shipment.quoteCount === 0
    ? { who: 'Carriers', text: 'Send their quotes.' }
    : { who: 'The shipper', text: 'Chooses a quote.' };
}

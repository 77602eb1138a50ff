import type { Quote, Shipment, Timeline, User } from '../../kit/api/types';
import { calendarDate } from '../../kit/format/dates';
import { personName } from '../../kit/format/words';

/** What somebody is to a shipment. A `bidder` has a quote for it that is not accepted. */
export type Role = 'owner' | 'carrier' | 'bidder' | 'admin' | 'stranger';

export interface NextStep {
  /** Whose turn it is. */
  who: 'You' | 'The shipper' | 'The carrier' | 'Carriers' | 'Nobody';
  text: string;
  /** When it is done by itself, or lost, and what happens then. */
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
  canQuote: boolean;
}

/** What somebody is to a shipment, the quote of it that was accepted, and their own. */
export function standingOf(
  me: Pick<User, 'id' | 'isAdmin'>,
  shipment: Shipment,
  quotes: readonly Quote[],
): { role: Role; deal: Quote | undefined; own: Quote | undefined } {
  const deal = quotes.find(({ status }) => status !== 'pending' && status !== 'declined');
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

/** Who acts next on a shipment, as the given person is told it. */
export function nextStep({ shipment, role, deal, own, deadlines, canQuote }: Situation): NextStep {
  const due = (kind: Timeline['deadlines'][number]['kind'], subjectId?: string): Pick<NextStep, 'due'> => {
    const found = deadlines.find(
      (deadline) => deadline.kind === kind && (!subjectId || deadline.subjectId === subjectId),
    );
    return found ? { due: { at: found.dueAt, otherwise: found.then } } : {};
  };
  const mine = (one: Role, other: NextStep['who']): NextStep['who'] => (role === one ? 'You' : other);
  switch (shipment.status) {
    case 'draft':
      return {
        who: mine('owner', 'The shipper'),
        text: role === 'owner' ? 'List it when it is complete. Until then only you see it.' : 'This is a draft.',
      };
    case 'listed':
    case 'quoted':
      return open({ shipment, role, own, canQuote, due });
    case 'booked':
      return booked({ role, deal, due, mine });
    case 'in_transit': {
      const promised = deal?.estimatedDeliveryDate
        ? `by ${calendarDate(deal.estimatedDeliveryDate)}, as promised`
        : 'on a date that was not promised';
      if (role === 'carrier') return { who: 'You', text: `Deliver ${promised}, and share where you are on the way.` };
      if (role === 'owner')
        return { who: 'The carrier', text: `Delivers ${promised}. The map shows where it was last seen.` };
      return { who: 'The carrier', text: role === 'admin' ? `Delivers ${promised}.` : 'It is on the road.' };
    }
    case 'delivered':
      if (role === 'bidder' || role === 'stranger') return { who: 'Nobody', text: 'It has arrived.' };
      if (deal && deal.status !== 'completed')
        return {
          who: mine('owner', 'The shipper'),
          text:
            role === 'owner'
              ? 'Look at it, then confirm the delivery or say what is wrong.'
              : 'Confirms the delivery or claims.',
          ...due('auto_release', deal.id),
        };
      return done(role, due('claim_window'));
    case 'cancelled':
      return {
        who: 'Nobody',
        text: shipment.cancelReason
          ? `This shipment was cancelled: ${shipment.cancelReason}`
          : 'This shipment was cancelled.',
      };
  }
}

/** A claim is possible while its window is open, which it is only where money was held. */
function done(role: Role, window: Pick<NextStep, 'due'>): NextStep {
  const claimable = role === 'owner' && window.due !== undefined;
  return {
    who: 'Nobody',
    text: claimable ? 'Everything is done. If something is damaged you can still open a claim.' : 'Everything is done.',
    ...(claimable ? window : {}),
  };
}

type Due = (kind: Timeline['deadlines'][number]['kind'], subjectId?: string) => Pick<NextStep, 'due'>;

function open({
  shipment,
  role,
  own,
  canQuote,
  due,
}: Pick<Situation, 'shipment' | 'role' | 'own' | 'canQuote'> & { due: Due }): NextStep {
  if (role === 'owner') {
    return shipment.status === 'listed'
      ? { who: 'Carriers', text: 'Send you their quotes. You are told when one arrives.' }
      : {
          who: 'You',
          text: 'Compare the quotes and accept one. Nothing is charged before you pay.',
          ...due('quote_expiry'),
        };
  }
  if (own?.status === 'pending') {
    return own.stale
      ? { who: 'You', text: 'The listing changed after your quote. Confirm it or change your price.' }
      : {
          who: 'The shipper',
          text: 'Chooses a quote. You are told what happens to yours.',
          ...due('quote_expiry', own.id),
        };
  }
  if (canQuote)
    return {
      who: 'You',
      text: own
        ? 'Your last quote was not taken. You can send another while the listing is open.'
        : 'Send a quote while the listing is open.',
    };
  return shipment.status === 'listed'
    ? { who: 'Carriers', text: 'Send their quotes.' }
    : { who: 'The shipper', text: 'Chooses a quote.' };
}

function booked({
  role,
  deal,
  due,
  mine,
}: Pick<Situation, 'role' | 'deal'> & {
  due: Due;
  mine: (one: Role, other: NextStep['who']) => NextStep['who'];
}): NextStep {
  if (role === 'bidder')
    return { who: 'Nobody', text: 'Another quote was accepted. Yours counts again if that booking ends.' };
  if (!deal) return { who: 'Nobody', text: 'A carrier is booked, and no more quotes are taken.' };
  const carrier = personName(deal.carrier);
  if (deal.status === 'accepted' && deal.paymentStatus === 'paid')
    return {
      who: 'Nobody',
      text: 'The card provider is settling the payment. The pickup can happen once it is held in escrow.',
    };
  if (deal.status === 'accepted') {
    return {
      who: mine('owner', 'The shipper'),
      text:
        role === 'owner'
          ? `Pay, so that ${carrier} can pick up. The money is held until you confirm delivery.`
          : 'Pays into escrow. There is no pickup before that.',
      ...due('payment_window', deal.id),
    };
  }
  const date = deal.estimatedPickupDate ? ` on ${calendarDate(deal.estimatedPickupDate)}` : '';
  return {
    who: mine('carrier', 'The carrier'),
    text:
      role === 'carrier'
        ? `Pick up${date}. The money is held in escrow.`
        : `Picks up${date}. The money is held in escrow.`,
    ...due('no_show_refund', deal.id),
  };
}

import type { Dashboard, Need, Quote, Shipment } from '../../kit/api/types';
import { calendarDate } from '../../kit/format/dates';
import { daysLate } from '../../kit/format/terms';
import { daysWords, pickupShort } from '../../kit/format/windows';

/** Something somebody else does next. */
export interface Waiting {
  key: string;
  to: string;
  title: string;
  /** Who does what next. */
  text: string;
  dueAt?: string | null;
}

type Next = NonNullable<Shipment['next']>;

const DECISION: Partial<Record<Next['what'], string>> = {
  settle: 'The card provider processes the payment',
  resolve: 'Haulway decides the claim',
  'close-dispute': "The shipper's bank decides on the chargeback",
};

const OTHERS_DO: Record<'owner' | 'carrier', Partial<Record<Next['what'], string>>> = {
  owner: {
    ...DECISION,
    quotes: 'Carriers can send quotes',
    pickup: 'The carrier picks up',
    deliver: 'The carrier delivers',
    respond: 'The carrier answers your claim',
  },
  carrier: {
    ...DECISION,
    accept: 'The shipper decides on your quote',
    pay: 'The shipper pays',
    unaccept: 'You are suspended and cannot pick up; the shipper can end the booking',
    answer: 'The shipper answers what you found at the pickup',
    'confirm-delivery': 'The shipper confirms, or the payment is released automatically',
    respond: 'The shipper answers your claim',
  },
};

/** What somebody else does next, in words for the one side; nothing where it is their own turn. */
function othersDo(me: 'owner' | 'carrier', next: Next | null | undefined): string | undefined {
  return next && next.who !== me ? OTHERS_DO[me][next.what] : undefined;
}

/** The day or days that are agreed or asked for; a deadline of the server's is not when a carrier means to come. */
function daysOf({ next, agreed, ...shipment }: Shipment): string | undefined {
  switch (next?.what) {
    case 'quotes':
      return shipment.pickupDate ? `, pickup ${pickupShort(shipment)}` : '';
    case 'pickup':
      return agreed?.pickupDate ? `, ${daysWords(agreed.pickupDate, agreed.pickupUntil)}` : '';
    case 'deliver':
      return agreed?.deliveryDate ? ` by ${calendarDate(agreed.deliveryDate)}` : '';
    default:
      return undefined;
  }
}

/** That it should be there already. */
function overdue({ next, agreed }: Shipment, today: string | undefined): string | undefined {
  const promised = next?.what === 'deliver' ? agreed?.deliveryDate : undefined;
  return promised && daysLate(promised, today) > 0 ? `Delivery was due ${calendarDate(promised)}` : undefined;
}

/** A shipment of the user's where somebody else is next. @param today left out: the reader's */
export function waitsForOthers(shipment: Shipment, today?: string): Waiting[] {
  const { id, title, next } = shipment;
  const late = overdue(shipment, today);
  const text = late ?? othersDo('owner', next);
  const days = late ? '' : daysOf(shipment);
  return text
    ? [
        {
          key: id,
          to: `/shipments/${id}`,
          title,
          text: text + (days ?? ''),
          dueAt: days === undefined ? next?.until : null,
        },
      ]
    : [];
}

/** A quote or job of the user's where somebody else is next. Nobody decides on a quote while its carrier is suspended. */
export function jobWaitsForOthers({ id, shipmentId, shipmentTitle, next }: Quote, isSuspended = false): Waiting[] {
  const text = isSuspended && next?.what === 'accept' ? undefined : othersDo('carrier', next);
  return text ? [{ key: id, to: `/shipments/${shipmentId}`, title: shipmentTitle, text, dueAt: next?.until }] : [];
}

/** Needs that are about the same as what the other side does next. */
const SAME: ReadonlySet<Need['kind']> = new Set(['answer_attempt', 'answer_claim', 'answer_change', 'pay_change']);

/** What waits for others only: what the user is asked to answer first stands among their own needs. */
export function onlyOthers(
  waiting: readonly Waiting[],
  needs: readonly Pick<Need, 'kind' | 'shipmentId'>[],
): Waiting[] {
  const asked = new Set(needs.filter(({ kind }) => SAME.has(kind)).map(({ shipmentId }) => `/shipments/${shipmentId}`));
  return waiting.filter(({ to }) => !asked.has(to));
}

/** Whether somebody has nothing here yet: no shipment, no quote. */
export function isNewcomer({ shipments, quotes }: Dashboard): boolean {
  return [...Object.values(shipments), ...Object.values(quotes)].every((number) => number === 0);
}

/** A carrier's jobs by the status of their shipments, matched to the state of their quotes. */
export function jobCounts({
  accepted,
  paid,
  in_progress,
  delivered,
  completed,
}: Dashboard['quotes']): Partial<Record<Shipment['status'], number>> {
  return { booked: accepted + paid, in_transit: in_progress, delivered: delivered + completed };
}

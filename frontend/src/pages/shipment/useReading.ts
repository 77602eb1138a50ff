import { useQuotes } from '../../features/quotes/quotes';
import { type Role, standingOf } from '../../features/shipments/nextStep';
import { may } from '../../kit/api/acts';
import { useTimeline } from '../../kit/api/timeline';
import type { Quote, Shipment, Timeline, User } from '../../kit/api/types';
import { hasArrived, isOnTheRoad } from '../../kit/format/shipments';
import { useOneColumn } from '../../kit/ui/FoldPanel';
import { useMe } from '../../session/session';

/** A shipment as somebody reads it: who they are to it, and what the parts of its page go by. */
export interface Reading {
  shipment: Shipment;
  me: User;
  role: Role;
  isOwner: boolean;
  isCarrierOfDeal: boolean;
  /** One of the two sides, or an operator. */
  isParty: boolean;
  /** A carrier who can quote. */
  isOffer: boolean;
  /** In one column, the form of whoever has not quoted waits behind a button below the shipment. */
  inBar: boolean;
  oneColumn: boolean;
  /** The accepted quote. */
  deal: Quote | undefined;
  /** The reader's quote. */
  own: Quote | undefined;
  /** Those that the reader may see; undefined while they are read. */
  quotes: Quote[] | undefined;
  timeline: Timeline | undefined;
  wasPickedUp: boolean;
}

export function useReading(shipment: Shipment): Reading {
  const me = useMe();
  const oneColumn = useOneColumn();
  const quotes = useQuotes(shipment.id).data;
  const timeline = useTimeline(shipment.id).data;
  const { role, deal, own } = standingOf(me, shipment, quotes ?? []);
  const isOwner = role === 'owner';
  const isCarrierOfDeal = deal?.carrierId === me.id;
  const isOffer = me.isCarrier && !isOwner && may(shipment, 'quotes');
  return {
    shipment,
    me,
    role,
    isOwner,
    isCarrierOfDeal,
    isParty: isOwner || isCarrierOfDeal || role === 'admin',
    isOffer,
    inBar: isOffer && !own && oneColumn,
    oneColumn,
    deal,
    own,
    quotes,
    timeline,
    wasPickedUp: isOnTheRoad(shipment) || hasArrived(shipment),
  };
}

/** How far a shipment has come by now, and by which route. */
export type Ending =
  | 'draft'
  | 'listed'
  | 'quoted'
  | 'all_declined'
  | 'stale'
  | 'accepted'
  | 'pay_begun'
  | 'card_refused'
  | 'under_review'
  | 'escrow'
  | 'in_transit'
  | 'delivered'
  | 'released'
  | 'auto_released'
  | 'late'
  | 'unpaid'
  | 'cancelled'
  | 'cancelled_paid'
  | 'cancelled_late'
  | 'given_back'
  | 'no_show'
  | 'payment_expired'
  | 'unaccepted'
  | 'claim_open'
  | 'claim_review'
  | 'claim_granted'
  | 'claim_in_part'
  | 'claim_denied'
  | 'claim_withdrawn'
  | 'claim_after_release';

export interface Part {
  ending: Ending;
  /** The start of the listing's title, where it matters which one it is. */
  listing?: string;
  owner?: string;
  /** Whose quote is accepted. */
  carrier?: string;
  /** Carriers who quote too. */
  also?: readonly string[];
}

const DANA = 'shipper';
const COLE = 'carrier';

/** What the two demo accounts are in the middle of. */
const THEIRS: readonly Part[] = [
  {
    ending: 'quoted',
    owner: DANA,
    listing: "Grandmother's walnut",
    also: [COLE, 'twomen.greenvan', 'summit.movers', 'maple.leafmoves'],
  },
  { ending: 'accepted', owner: DANA, listing: '2014 Subaru Outback', carrier: 'bluestem.transport' },
  { ending: 'in_transit', owner: DANA, listing: 'One bedroom apartment', carrier: COLE },
  { ending: 'delivered', owner: DANA, listing: 'Golden retriever', carrier: 'pawsonboard' },
  { ending: 'escrow', owner: DANA, listing: 'Vespa GTS', carrier: 'redline.express' },
  { ending: 'listed', owner: DANA, listing: 'Playset' },
  { ending: 'draft', owner: DANA, listing: 'Crib, glider' },
  { ending: 'claim_granted', owner: DANA, listing: 'Sectional sofa', carrier: 'twomen.greenvan' },
  { ending: 'late', owner: DANA, listing: 'Peloton', carrier: 'maple.leafmoves' },
  { ending: 'claim_review', owner: DANA, listing: 'Kayaks', carrier: 'sixth.wheel' },
  { ending: 'cancelled_paid', owner: DANA, listing: 'Refrigerator', carrier: COLE },
  { ending: 'escrow', carrier: COLE, listing: 'Skid steer' },
  { ending: 'escrow', carrier: COLE, listing: '1972 Chevy' },
  { ending: 'in_transit', carrier: COLE, listing: 'Kubota' },
  { ending: 'claim_open', carrier: COLE, listing: 'Hammond B3' },
  { ending: 'accepted', carrier: COLE, listing: 'Golf cart' },
  { ending: 'cancelled_late', carrier: COLE, listing: '2012 Chevy Silverado' },
  { ending: 'auto_released', carrier: COLE, listing: 'Two dirt bikes' },
  { ending: 'claim_withdrawn', carrier: COLE, listing: 'Gun safe' },
  { ending: 'released', carrier: COLE, listing: 'Hand-built workbench' },
  { ending: 'claim_denied', carrier: COLE, listing: 'Sawmill' },
  { ending: 'released', carrier: COLE, listing: 'Inherited 2006' },
  { ending: 'released', carrier: COLE, listing: 'Vending machines' },
  { ending: 'quoted', listing: 'Scissor lift', also: [COLE, 'ironside.hauling'] },
  { ending: 'quoted', listing: 'Pontoon boat', also: [COLE, 'gulf.boats', 'sixth.wheel'] },
  { ending: 'quoted', listing: 'Hot tub', also: [COLE, 'maple.leafmoves'] },
  { ending: 'stale', listing: 'Estate sale finds', also: [COLE, 'twomen.greenvan'] },
];

/** Everybody else's, with how often each occurs. */
const OTHERS: Partial<Record<Ending, number>> = {
  claim_in_part: 1,
  claim_after_release: 1,
  claim_review: 1,
  released: 23,
  auto_released: 3,
  late: 3,
  unpaid: 1,
  given_back: 2,
  payment_expired: 2,
  unaccepted: 1,
  no_show: 2,
  cancelled: 4,
  cancelled_paid: 1,
  cancelled_late: 1,
  delivered: 3,
  in_transit: 6,
  escrow: 5,
  under_review: 1,
  card_refused: 2,
  pay_begun: 1,
  accepted: 1,
  stale: 1,
  all_declined: 2,
  quoted: 15,
  listed: 11,
  draft: 2,
};

/** The whole demo; parts that need a certain listing come first. */
export function plan(): Part[] {
  const endings = Object.entries(OTHERS) as [Ending, number][];
  return [...THEIRS, ...endings.flatMap(([ending, count]) => Array.from({ length: count }, () => ({ ending })))];
}

import { isBooked } from '../common/booked.js';
import type { Day } from '../common/calendar.js';
import type { User } from '../common/actor.js';
import type { DeadlineKind } from '../common/deadlines.js';
import type { Payment } from '../payments/payment.entity.js';
import { hasRefusedTransfer } from '../payments/payouts.js';
import type { Db } from '../platform/database/db.js';
import type { Quote } from '../quotes/quote.entity.js';
import { HAS_LAPSED_FACTS } from '../common/lapsed-facts.js';
import { standing } from '../quotes/quotes.queries.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import { blockedBetween } from '../users/blocks.queries.js';
import { LACKS_FACTS } from './missing-facts.js';
import type { NeedyDeal } from './needs.js';

/** An open claim, as far as the deal depends on it. */
export interface OpenClaim {
  id: string;
  side: 'shipper' | 'carrier';
  kind: string;
  /** The other side's answer is no longer waited for. */
  isHeard: boolean;
}

/** A quote and what is known of its shipment and payment. */
export interface QuoteSnapshot {
  shipment: NeedyDeal['shipment'];
  quote: NeedyDeal['quote'] & Pick<Quote, 'carrierId' | 'estimatedDeliveryDate' | 'changes'>;
  payment: Pick<Payment, 'status' | 'frozenBy' | 'transferStatus'> | undefined;
  /** It is pending, and one of the two has blocked the other. */
  isBlocked: boolean;
  isCarrierSuspended: boolean;
  /** Its payout was refused, and is not tried again before an operator says so. */
  isPayoutRefused: boolean;
  /** It is not picked up, and something that had been checked about its carrier at acceptance is not any longer. */
  hasLapsedFacts: boolean;
  /** Its carrier has not had checked all that the operators ask for in this category. */
  lacksFacts: boolean;
  /** Something went back for its delay. */
  isDelayRefunded: boolean;
}

/** Everything about a deal that decides what can be done with it and what it waits for, read without locks. */
export interface DealSnapshot {
  shipment: Pick<Shipment, 'id' | 'userId' | 'status' | 'template' | 'onlyFor'>;
  /** For a shipment: the quote it is booked on. */
  booking: QuoteSnapshot | undefined;
  openClaims: readonly OpenClaim[];
  /** The first deadline of each kind: of the quote and its claims, or, for an owner with no booked quote, of all quotes. */
  due: Partial<Record<DeadlineKind, Date>>;
}

/** A shipment, with what the reader has done on it. */
export interface ShipmentSnapshot extends DealSnapshot {
  /** Does the reader have a standing quote on the shipment? */
  hasQuoted: boolean;
  hasReviewed: boolean;
  hasPayments: boolean;
  /** The last day on which its owner wants it picked up. */
  lastPickup: Day | null;
  /** Of a quoted shipment: could any of its quotes be accepted, as far as its terms, days and carrier go? */
  hasStandingQuote: boolean;
  /** Of the changes proposed on its deal: how many there were, and whether one is open. */
  changes: number;
  hasOpenChange: boolean;
}

/** Nobody has a standing quote on these, so there is no deal, deadline or claim either. */
const WITHOUT_QUOTES: readonly Shipment['status'][] = ['draft', 'listed'];

/**
 * The snapshot of a shipment whose answer already tells all of it; undefined if the database has to be asked. A draft may be
 * deleted unless it was paid for once, which no shipment that is still a draft was.
 */
export function snapshotWithoutQuotes(row: Readonly<Record<string, unknown>>): ShipmentSnapshot | undefined {
  const { id, userId } = row;
  const status = WITHOUT_QUOTES.find((each) => each === row['status']);
  if (typeof id !== 'string' || typeof userId !== 'string' || !status) return undefined;
  const nothing = { booking: undefined, openClaims: [], due: {} };
  return {
    // Only lists that have templates tell which are.
    // Whom it is shown to was settled when the row was read.
    shipment: { id, userId, status, template: row['template'] === true, onlyFor: null },
    ...nothing,
    hasQuoted: false,
    hasReviewed: false,
    hasPayments: false,
    lastPickup: dayIn(row, 'pickupUntil') ?? dayIn(row, 'pickupDate'),
    hasStandingQuote: false,
    changes: 0,
    hasOpenChange: false,
  };
}

function dayIn(row: Readonly<Record<string, unknown>>, field: 'pickupUntil' | 'pickupDate'): Day | null {
  const { [field]: day } = row;
  return typeof day === 'string' ? day : null;
}

/** How a record leads to its deal: SQL for its key, shipment and quote. */
const DEAL_OF = {
  shipment: `SELECT s.id, s.id, (SELECT q.id FROM quotes q WHERE q.shipment_id = s.id AND ${isBooked('q')})
    FROM shipments s`,
  quote: 'SELECT id, shipment_id, id FROM quotes',
  payment: 'SELECT id, shipment_id, quote_id FROM payments',
  claim: 'SELECT id, shipment_id, quote_id FROM claims',
  change: 'SELECT id, shipment_id, quote_id FROM change_orders',
  offer: 'SELECT id, shipment_id, quote_id FROM counter_offers',
} as const;

/** What the reader has done on a shipment. */
const OF_READER = `,
         EXISTS (SELECT 1 FROM quotes o WHERE o.shipment_id = s.id AND o.carrier_id = $2 AND o.status <> 'declined') AS "hasQuoted",
         s.status = 'quoted' AND EXISTS (SELECT 1 FROM quotes q WHERE q.shipment_id = s.id AND ${standing('$3::timestamptz')}) AS "hasStandingQuote",
         EXISTS (SELECT 1 FROM reviews r WHERE r.shipment_id = s.id AND r.reviewer_id = $2) AS "hasReviewed",
         EXISTS (SELECT 1 FROM payments o WHERE o.shipment_id = s.id) AS "hasPayments",
         (SELECT count(*)::int FROM change_orders o WHERE o.quote_id = q.id AND o.kind = 'change') AS "changesProposed",
         EXISTS (SELECT 1 FROM change_orders o WHERE o.quote_id = q.id AND o.status IN ('proposed', 'accepted')) AS "hasOpenChange"`;

const snapshotSql = (of: keyof typeof DEAL_OF) => `
  WITH asked (key, shipment_id, quote_id) AS (${DEAL_OF[of]} WHERE id = ANY($1::uuid[]))
  SELECT asked.key, s.id, s.user_id AS "userId", s.status, s.template, s.only_for AS "onlyFor", s.terms_version AS "termsVersion", s.pickup_date AS "pickupDate", s.pickup_until AS "pickupUntil",
         s.pickup_time_zone AS "pickupTimeZone", s.delivery_time_zone AS "deliveryTimeZone",
         q.id AS "quoteId", q.carrier_id AS "carrierId", q.status AS "quoteStatus", q.terms_version AS "quoteTermsVersion",
         q.valid_until AS "validUntil", q.estimated_pickup_date AS "estimatedPickupDate",
         q.estimated_pickup_until AS "estimatedPickupUntil", q.pickup_day AS "pickupDay",
         q.estimated_delivery_date AS "estimatedDeliveryDate", q.paid_at AS "paidAt", q.delivered_at AS "deliveredAt", q.arrived_on AS "arrivedOn", q.changes, q.agreed,
         q.status = 'pending' AND ${blockedBetween('s.user_id', 'q.carrier_id')} AS "isBlocked", c.suspended_at IS NOT NULL AS "isCarrierSuspended",
         ${LACKS_FACTS} AS "lacksFacts", ${HAS_LAPSED_FACTS} AS "hasLapsedFacts",
         q.arrived_on IS NOT NULL AND EXISTS (SELECT 1 FROM refunds d WHERE d.quote_id = q.id AND d.reason = 'delay') AS "isDelayRefunded",
         coalesce(p.transfer_status = 'queued' AND ${hasRefusedTransfer('p.id')}, false) AS "isPayoutRefused",
         p.status AS "paymentStatus", p.frozen_by AS "frozenBy", p.transfer_status AS "transferStatus",
         coalesce((SELECT json_agg(json_build_object('id', x.id, 'side', x.side, 'kind', x.kind, 'isHeard', x.status <> 'open') ORDER BY x.id)
            FROM claims x WHERE x.quote_id = q.id AND x.status IN ('open', 'under_review')), '[]') AS "openClaims",
         coalesce((SELECT json_object_agg(d.kind, d.due_at ORDER BY d.due_at DESC) FROM deadlines d
            WHERE d.shipment_id = s.id AND d.done_at IS NULL
              AND (d.subject = q.id OR d.subject IN (SELECT x.id FROM claims x WHERE x.quote_id = q.id) OR d.kind = 'end_answer'
                OR q.id IS NULL AND s.user_id = $2 AND d.kind = 'quote_expiry')), '{}') AS due${of === 'shipment' ? OF_READER : ''}
    FROM asked JOIN shipments s ON s.id = asked.shipment_id
    LEFT JOIN quotes q ON q.id = asked.quote_id LEFT JOIN users c ON c.id = q.carrier_id
    LEFT JOIN payments p ON p.quote_id = q.id`;

const SNAPSHOT_SQL = {
  shipment: snapshotSql('shipment'),
  quote: snapshotSql('quote'),
  payment: snapshotSql('payment'),
  claim: snapshotSql('claim'),
  change: snapshotSql('change'),
  offer: snapshotSql('offer'),
};

type SnapshotRow = DealSnapshot['shipment'] &
  QuoteSnapshot['shipment'] &
  Omit<QuoteSnapshot['quote'], 'id' | 'status' | 'termsVersion'> &
  Pick<
    QuoteSnapshot,
    'isBlocked' | 'isCarrierSuspended' | 'isPayoutRefused' | 'hasLapsedFacts' | 'lacksFacts' | 'isDelayRefunded'
  > &
  Pick<DealSnapshot, 'openClaims'> &
  Pick<Payment, 'frozenBy' | 'transferStatus'> & {
    key: string;
    quoteId: string | null;
    quoteStatus: Quote['status'];
    quoteTermsVersion: number;
    paymentStatus: Payment['status'] | null;
    due: Record<string, string>;
  };
type ShipmentRow = SnapshotRow &
  Pick<ShipmentSnapshot, 'hasQuoted' | 'hasReviewed' | 'hasPayments' | 'hasStandingQuote' | 'hasOpenChange'> & {
    changesProposed: number;
  };

/** The deals of these records, by record id, from `user`'s point of view; one statement, however many there are. */
export async function readDealSnapshots(
  db: Db,
  of: Exclude<keyof typeof DEAL_OF, 'shipment'>,
  ids: readonly string[],
  user: User,
): Promise<Map<string, DealSnapshot>> {
  const rows = await db.rowsWide<SnapshotRow>(SNAPSHOT_SQL[of], [ids, user.id]);
  return new Map(rows.map((row) => [row.key, toSnapshot(row)]));
}

/** The same for shipments, with what `user` has done on them. */
export async function readShipmentSnapshots(
  db: Db,
  ids: readonly string[],
  user: User,
  now: Date,
): Promise<Map<string, ShipmentSnapshot>> {
  const rows = await db.rowsWide<ShipmentRow>(SNAPSHOT_SQL.shipment, [ids, user.id, now]);
  return new Map(
    rows.map((row) => {
      const { hasQuoted, hasReviewed, hasPayments, hasStandingQuote, hasOpenChange, changesProposed: changes } = row;
      const lastPickup = row.pickupUntil ?? row.pickupDate;
      const done = { hasQuoted, hasReviewed, hasPayments, changes, hasOpenChange };
      return [row.key, { ...toSnapshot(row), ...done, lastPickup, hasStandingQuote }];
    }),
  );
}

function toSnapshot(row: SnapshotRow): DealSnapshot {
  const { id, userId, status, template, onlyFor, openClaims } = row;
  return {
    shipment: { id, userId, status, template, onlyFor },
    booking: row.quoteId === null ? undefined : toBooking(row, row.quoteId),
    openClaims,
    due: Object.fromEntries(Object.entries(row.due).map(([kind, at]) => [kind, new Date(at)])),
  };
}

function toBooking(row: SnapshotRow, id: string): QuoteSnapshot {
  const { carrierId, validUntil, estimatedPickupDate, estimatedPickupUntil, pickupDay, estimatedDeliveryDate } = row;
  const { paidAt, deliveredAt, arrivedOn, changes } = row;
  const { status, termsVersion, pickupDate, pickupUntil, pickupTimeZone, deliveryTimeZone } = row;
  const {
    agreed,
    isBlocked,
    isCarrierSuspended,
    isPayoutRefused,
    hasLapsedFacts,
    lacksFacts,
    isDelayRefunded,
    paymentStatus,
    frozenBy,
    transferStatus,
  } = row;
  return {
    shipment: { status, termsVersion, pickupDate, pickupUntil, pickupTimeZone, deliveryTimeZone },
    quote: {
      id,
      carrierId,
      status: row.quoteStatus,
      termsVersion: row.quoteTermsVersion,
      validUntil,
      estimatedPickupDate,
      estimatedPickupUntil,
      pickupDay,
      estimatedDeliveryDate,
      paidAt,
      deliveredAt,
      arrivedOn,
      changes,
      agreed,
    },
    payment: paymentStatus === null ? undefined : { status: paymentStatus, frozenBy, transferStatus },
    isBlocked,
    isCarrierSuspended,
    isPayoutRefused,
    hasLapsedFacts,
    lacksFacts,
    isDelayRefunded,
  };
}

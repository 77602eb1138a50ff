import type { World } from '../support/people.js';
import { isClaimed, isDisputed, type ModelClaim, type ModelDeal } from './shape.js';

type ById = Record<string, object>;

/** What must be on record for a shipment, in cents. */
export interface Standing {
  status: string;
  bookNow: number | null;
  /** Carriers take no listing of this owner's without asking, or did not for a time. */
  isOff: boolean;
  quotes: ById;
  offers: ById;
  payments: ById;
  orders: ById;
  claims: ById;
}

const STANDING = `
  SELECT s.id, json_build_object(
    'status', s.status, 'bookNow', (s.book_now_price * 100)::bigint,
    'isOff', (SELECT book_now_off_until IS NOT NULL FROM users u WHERE u.id = s.user_id),
    'quotes', coalesce((SELECT json_object_agg(q.id, json_build_object('status', q.status, 'amount', (q.amount * 100)::bigint, 'reason', q.decline_reason,
        'leftUnpaid', q.left_unpaid_at IS NOT NULL,
        'first', (q.amount * 100)::bigint - (SELECT coalesce(sum(o.delta_cents - o.undone_cents), 0) FROM change_orders o WHERE o.quote_id = q.id AND o.status IN ('done', 'undone'))))
      FROM quotes q WHERE q.shipment_id = s.id), '{}'),
    'offers', coalesce((SELECT json_object_agg(f.id, json_build_object('side', f.side, 'amount', (f.amount * 100)::bigint, 'status', f.status))
      FROM counter_offers f WHERE f.shipment_id = s.id), '{}'),
    'payments', coalesce((SELECT json_object_agg(p.quote_id, json_build_object(
        'status', p.status, 'shown', q.payment_status, 'frozen', (SELECT coalesce(json_agg(f ORDER BY f), '[]') FROM unnest(p.frozen_by) f),
        'refunded', (p.refunded_amount * 100)::bigint, 'payout', (p.payout_amount * 100)::bigint, 'fee', (p.platform_fee * 100)::bigint,
        'protection', (p.protection_fee * 100)::bigint, 'recovered', (p.recovered_amount * 100)::bigint,
        'charges', (SELECT json_agg(json_build_object('state', c.state, 'amount', (c.amount * 100)::bigint, 'plan', (c.plan_price * 100)::bigint,
            'refunded', (c.refunded * 100)::bigint, 'planRefunded', (c.plan_refunded * 100)::bigint, 'lost', (c.lost * 100)::bigint, 'carried', (c.carried * 100)::bigint,
            'transferred', (c.transferred * 100)::bigint, 'reversed', (c.reversed * 100)::bigint) ORDER BY c.created_at, c.id)
          FROM payment_charges c WHERE c.payment_id = p.id),
        'escrow', coalesce((SELECT balance_cents FROM ledger_accounts a WHERE a.code = 'escrow' AND a.quote_id = p.quote_id), 0),
        'premium', coalesce((SELECT balance_cents FROM ledger_accounts a WHERE a.code = 'premium_unearned' AND a.quote_id = p.quote_id), 0)))
      FROM payments p JOIN quotes q ON q.id = p.quote_id WHERE p.shipment_id = s.id), '{}'),
    'orders', coalesce((SELECT json_object_agg(o.id, json_build_object('status', o.status, 'delta', o.delta_cents, 'undone', o.undone_cents))
      FROM change_orders o WHERE o.shipment_id = s.id), '{}'),
    'claims', coalesce((SELECT json_object_agg(c.id, json_build_object(
        'status', c.status, 'overdue', c.overdue, 'granted', coalesce((c.approved_amount * 100)::bigint, 0),
        'fromEscrow', (c.from_escrow * 100)::bigint, 'fromCarrier', (c.from_carrier * 100)::bigint, 'fromGuarantee', (c.from_guarantee * 100)::bigint,
        'fromBank', (c.from_bank * 100)::bigint, 'outOfBand', (c.out_of_band * 100)::bigint))
      FROM claims c WHERE c.shipment_id = s.id), '{}')) AS standing
  FROM shipments s WHERE s.id = ANY($1)`;

/** What the program has on record, by shipment. */
export async function standingsOf({ server }: World, shipmentIds: readonly string[]): Promise<Map<string, Standing>> {
  const rows = await server.query<{ id: string; standing: Standing }>(STANDING, [shipmentIds]);
  return new Map(rows.map(({ id, standing }) => [id, standing]));
}

/** What the model says must be on record. */
export function mustStand({ status, bookNow, owner, quotes }: ModelDeal): Standing {
  return {
    status,
    bookNow,
    isOff: owner.offUntil !== undefined,
    quotes: Object.fromEntries(
      quotes.map(({ id, ...quote }) => [
        id,
        {
          status: quote.status,
          amount: quote.amount,
          reason: quote.reason,
          leftUnpaid: quote.leftUnpaid,
          // What was booked, before any change.
          first: quote.first ?? quote.amount,
        },
      ]),
    ),
    offers: Object.fromEntries(
      quotes.flatMap(({ offers }) =>
        offers.map(({ id, side, amount, ...offer }) => [id, { side, amount, status: offer.status }]),
      ),
    ),
    payments: Object.fromEntries(
      quotes.flatMap((quote) => {
        const { id, payment } = quote;
        if (!payment) return [];
        const held = payment.status === 'in_escrow';
        return [
          [
            id,
            {
              status: payment.status,
              shown: payment.status === 'failed' && quote.status === 'accepted' ? 'pending' : payment.status,
              frozen: [...(isDisputed(quote) ? ['chargeback'] : []), ...(isClaimed(quote) ? ['claim'] : [])],
              refunded: payment.refunded,
              payout: payment.payout,
              fee: payment.fee,
              protection: payment.protection,
              recovered: payment.recovered,
              charges: payment.charges,
              escrow: held ? payment.left : 0,
              premium: held ? payment.protection : 0,
            },
          ],
        ];
      }),
    ),
    orders: Object.fromEntries(
      quotes.flatMap(({ orders }) =>
        orders.map(({ id, delta, undone, ...order }) => [id, { status: order.status, delta, undone }]),
      ),
    ),
    claims: Object.fromEntries(quotes.flatMap(({ claims }) => claims.map((claim) => [claim.id, said(claim)]))),
  };
}

const said = ({
  status,
  overdue,
  granted,
  fromEscrow,
  fromCarrier,
  fromGuarantee,
  fromBank,
  outOfBand,
}: ModelClaim): object => ({
  status,
  overdue,
  granted,
  fromEscrow,
  fromCarrier,
  fromGuarantee,
  fromBank,
  outOfBand,
});

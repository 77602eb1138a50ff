import type { Tx } from '../platform/database/tx.js';
import type { BillFacts, EndFacts } from './bill.js';

/** The deal of a shipment that was paid, as its bill says it. */
export interface BilledDeal extends Omit<
  BillFacts,
  'number' | 'stage' | 'writtenAt' | 'trackUrl' | 'pickup' | 'delivery'
> {
  quoteId: string;
  ownerId: string;
  carrierId: string;
  pickup: EndFacts;
  delivery: EndFacts;
}

const days = (first: string, last: string) =>
  `CASE WHEN ${last} IS NOT NULL AND ${last} <> ${first} THEN ${first}::text || ' to ' || ${last}::text ELSE ${first}::text END`;
/** SQL for a number of the carrier that Haulway has checked. */
const checked = (fact: string) =>
  `(SELECT v.number FROM verifications v WHERE v.user_id = q.carrier_id AND v.fact = '${fact}' AND v.status = 'verified' LIMIT 1)`;
/** SQL for what was said at an end. */
const end = (event: string, at: string) =>
  `(SELECT json_build_object('at', ${at}, 'note', t.data->>'note', 'photos', coalesce(jsonb_array_length(t.data->'photos'), 0), 'recipient', t.data->>'recipientName')
      FROM (SELECT max(id) AS id FROM timeline WHERE subject_id = q.id AND event = '${event}') last LEFT JOIN timeline t ON t.id = last.id)`;

/** Locked, so that its bill is written once. */
export async function lockBilled(tx: Tx, shipmentId: string): Promise<BilledDeal | undefined> {
  const row = await tx.one<BilledDeal & { pickup: { at: string | null }; delivery: { at: string | null } }>(
    `SELECT q.id AS "quoteId", s.user_id AS "ownerId", q.carrier_id AS "carrierId",
            coalesce(s.pickup_contact, concat_ws(' ', o.first_name, o.last_name)) AS consignor,
            coalesce(s.delivery_contact, concat_ws(' ', o.first_name, o.last_name)) AS consignee,
            coalesce(s.pickup_address, s.pickup_location) AS origin, coalesce(s.delivery_address, s.delivery_location) AS destination,
            s.title, s.subcategory AS kind, s.dimensions, trim_scale(s.weight)::text AS weight,
            (s.declared_value * 100)::float8 AS "declaredValueCents",
            concat_ws(' ', c.first_name, c.last_name) AS carrier, ${checked('usdot_number')} AS usdot, ${checked('operating_authority')} AS authority,
            coalesce(q.pickup_day::text, ${days('q.estimated_pickup_date', 'q.estimated_pickup_until')}, ${days('s.pickup_date', 's.pickup_until')}) AS "agreedPickup",
            coalesce(q.estimated_delivery_date, s.delivery_date)::text AS "agreedDelivery", q.accepted_at AS "acceptedAt",
            ${end('pickup', 'q.picked_up_at')} AS pickup, ${end('deliver', 'q.delivered_at')} AS delivery,
            s.pickup_time_zone AS "pickupZone", s.delivery_time_zone AS "deliveryZone"
       FROM shipments s JOIN quotes q ON q.shipment_id = s.id AND q.status IN ('paid', 'in_progress', 'delivered', 'completed')
       JOIN users o ON o.id = s.user_id JOIN users c ON c.id = q.carrier_id
      WHERE s.id = $1 FOR UPDATE OF q`,
    [shipmentId],
  );
  // Instants inside of JSON are texts.
  const withDate = (facts: EndFacts & { at: unknown }) => ({
    ...facts,
    at: facts.at ? new Date(String(facts.at)) : null,
  });
  return row && { ...row, pickup: withDate(row.pickup), delivery: withDate(row.delivery) };
}

/** A bill's number, and the token that is printed on it. */
export interface Bill {
  number: string;
  token: string;
}

export function readBill(tx: Tx, quoteId: string): Promise<Bill | undefined> {
  return tx.one<Bill>('SELECT number, token FROM bills_of_lading WHERE quote_id = $1', [quoteId]);
}

export async function addBill(tx: Tx, at: Date, quoteId: string, { number, token }: Bill): Promise<void> {
  await tx.run('INSERT INTO bills_of_lading (quote_id, number, token, created_at) VALUES ($1, $2, $3, $4)', [
    quoteId,
    number,
    token,
    at,
  ]);
}

export type Stage = 'pickup' | 'delivery';

/** The bytes that were given out at a stage. */
export async function readVersion(tx: Tx, quoteId: string, stage: Stage): Promise<Buffer | undefined> {
  const row = await tx.one<{ pdf: Buffer }>('SELECT pdf FROM bill_versions WHERE quote_id = $1 AND stage = $2', [
    quoteId,
    stage,
  ]);
  return row?.pdf;
}

export async function keepVersion(tx: Tx, at: Date, quoteId: string, stage: Stage, pdf: Buffer): Promise<void> {
  await tx.run('INSERT INTO bill_versions (quote_id, stage, pdf, written_at) VALUES ($1, $2, $3, $4)', [
    quoteId,
    stage,
    pdf,
    at,
  ]);
}

import { isPaidFor } from '../common/booked.js';
import { addressOf } from '../common/streets.js';
import type { Tx } from '../platform/database/tx.js';
import { reportsJson } from '../proofs/conditions.queries.js';
import type { BillFacts, EndFacts, ReportFacts } from './bill.js';

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
/** SQL for what was said and reported at an end; the phone's word is that of the act that moved the deal. */
const end = (event: 'pickup' | 'deliver', at: string) =>
  `(SELECT json_build_object('at', ${at}, 'note', t.data->>'note', 'photos', coalesce(t.data->'photos', '[]'), 'recipient', t.data->>'recipientName',
           'phone', (SELECT json_build_object('happenedAt', a.happened_at, 'fence', a.fence) FROM acts a
                      WHERE a.quote_id = q.id AND a.kind = '${event}' AND a.basis = 'phone' ORDER BY a.received_at, a.id LIMIT 1))
      FROM (SELECT max(id) AS id FROM timeline WHERE subject_id = q.id AND event = '${event}') last LEFT JOIN timeline t ON t.id = last.id)`;
type EndRow = Omit<EndFacts, 'at' | 'phone' | 'reports'> & {
  at: string | null;
  phone: { happenedAt: string; fence: string } | null;
};
type Row = Omit<BilledDeal, 'pickup' | 'delivery'> & {
  pickup: EndRow;
  delivery: EndRow;
  reports: (ReportFacts & { end: 'pickup' | 'delivery' })[];
};

/** Locked, so that its bill is written once. */
export async function lockBilled(tx: Tx, shipmentId: string): Promise<BilledDeal | undefined> {
  const row = await tx.one<Row>(
    `SELECT q.id AS "quoteId", s.user_id AS "ownerId", q.carrier_id AS "carrierId",
            coalesce(s.pickup_contact, concat_ws(' ', o.first_name, o.last_name)) AS consignor,
            coalesce(s.delivery_contact, concat_ws(' ', o.first_name, o.last_name)) AS consignee,
            ${addressOf('pickup')} AS origin, ${addressOf('delivery')} AS destination,
            s.title, s.subcategory AS kind, coalesce((SELECT json_agg(json_build_object('title', i.title, 'quantity', i.quantity, 'weight', trim_scale(i.weight)::text) ORDER BY i.place)
                       FROM shipment_items i WHERE i.shipment_id = s.id), '[]') AS items, s.dimensions, trim_scale(s.weight)::text AS weight,
            (s.declared_value * 100)::float8 AS "declaredValueCents",
            concat_ws(' ', c.first_name, c.last_name) AS carrier, ${checked('usdot_number')} AS usdot, ${checked('operating_authority')} AS authority,
            coalesce(q.pickup_day::text, ${days('q.estimated_pickup_date', 'q.estimated_pickup_until')}, ${days('s.pickup_date', 's.pickup_until')}) AS "agreedPickup",
            coalesce(q.estimated_delivery_date, s.delivery_date)::text AS "agreedDelivery", q.accepted_at AS "acceptedAt",
            ${end('pickup', 'q.picked_up_at')} AS pickup, ${end('deliver', 'q.delivered_at')} AS delivery, ${reportsJson('q.id')} AS reports,
            coalesce((SELECT r."values"->>'pieces' FROM condition_reports r WHERE r.quote_id = q.id AND r."values" ? 'pieces'
                       ORDER BY r.place_end DESC, r.id LIMIT 1), (SELECT sum(i.quantity)::text FROM shipment_items i WHERE i.shipment_id = s.id), '1') AS packages,
            s.pickup_time_zone AS "pickupZone", s.delivery_time_zone AS "deliveryZone"
       FROM shipments s JOIN quotes q ON q.shipment_id = s.id AND ${isPaidFor('q')}
       JOIN users o ON o.id = s.user_id JOIN users c ON c.id = q.carrier_id
      WHERE s.id = $1 FOR UPDATE OF q`,
    [shipmentId],
  );
  if (!row) return undefined;
  const { reports, pickup, delivery, ...deal } = row;
  const at = (facts: EndRow, name: 'pickup' | 'delivery'): EndFacts => ({
    ...facts,
    // Instants inside of JSON are texts.
    at: facts.at ? new Date(facts.at) : null,
    phone: facts.phone && { ...facts.phone, happenedAt: new Date(facts.phone.happenedAt) },
    reports: reports.filter((report) => report.end === name),
  });
  return { ...deal, pickup: at(pickup, 'pickup'), delivery: at(delivery, 'delivery') };
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

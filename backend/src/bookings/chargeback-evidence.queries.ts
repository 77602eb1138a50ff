import type { Cents } from '../common/money.js';
import { addressOf } from '../common/streets.js';
import { isoJson } from '../platform/database/json.js';
import type { Agreed } from '../quotes/quote.entity.js';

/** The most messages that go into the evidence: what a bank reads. */
const MOST_MESSAGES = 200;

/** What happened at one end of the route, as the carrier proved it. */
export interface EvidenceProof {
  at: string;
  note: string | null;
  recipientName: string | null;
  photos: number;
}

/** What the deal of a chargeback says for itself. Instants are ISO 8601. */
export interface EvidenceFacts {
  id: string;
  reason: string;
  amountCents: Cents;
  openedAt: string;
  dueBy: string | null;
  paymentId: string;
  /** Who paid, and who is paid. */
  partyIds: string[];
  title: string;
  description: string | null;
  from: string;
  to: string;
  deliveryAddress: string;
  shipper: string;
  shipperEmail: string;
  carrier: string;
  priceCents: Cents;
  chargedCents: Cents;
  refundedCents: Cents;
  acceptedAt: string | null;
  paidAt: string | null;
  confirmedAt: string | null;
  releasedAt: string | null;
  pickup: EvidenceProof | null;
  delivery: EvidenceProof | null;
  positions: number;
  agreed: Agreed | null;
  messages: { at: string; from: string; text: string }[];
}

const cents = (column: string) => `(${column} * 100)::int`;
const name = (alias: string) => `concat_ws(' ', ${alias}.first_name, ${alias}.last_name)`;

const proof = (event: 'pickup' | 'deliver') => `
  (SELECT json_build_object('at', ${isoJson('t.at')}, 'note', t.data->>'note', 'recipientName', t.data->>'recipientName',
     'photos', coalesce(jsonb_array_length(t.data->'photos'), 0))
     FROM timeline t WHERE t.subject_id = q.id AND t.event = '${event}' ORDER BY t.id DESC LIMIT 1)`;

const MESSAGES = `
  coalesce((SELECT json_agg(json_build_object('at', ${isoJson('m.created_at')}, 'from', ${name('w')}, 'text', m.content) ORDER BY m.created_at, m.id)
     FROM (SELECT m.* FROM conversations k JOIN messages m ON m.conversation_id = k.id
            WHERE k.shipment_id = s.id AND (k.first_id, k.second_id) IN ((p.payer_id, p.payee_id), (p.payee_id, p.payer_id))
            ORDER BY m.created_at DESC, m.id DESC LIMIT ${MOST_MESSAGES}) m JOIN users w ON w.id = m.sender_id), '[]')`;

/** The facts about the chargeback $1 as JSON, `facts`. */
export const EVIDENCE_FACTS = `
  SELECT json_build_object('id', c.id, 'reason', c.reason, 'amountCents', ${cents('c.amount')}, 'openedAt', ${isoJson('c.opened_at')}, 'dueBy', ${isoJson('c.due_by')},
    'paymentId', p.id, 'partyIds', json_build_array(p.payer_id, p.payee_id), 'title', s.title, 'description', s.description, 'from', s.pickup_place, 'to', s.delivery_place,
    'deliveryAddress', ${addressOf('delivery')}, 'shipper', ${name('o')}, 'shipperEmail', o.email, 'carrier', ${name('a')},
    'priceCents', ${cents('p.amount')}, 'chargedCents', ${cents('p.charged_amount')}, 'refundedCents', ${cents('p.refunded_amount')}, 'acceptedAt', ${isoJson('q.accepted_at')},
    'paidAt', ${isoJson('q.paid_at')}, 'confirmedAt', ${isoJson('p.delivery_confirmed_at')}, 'releasedAt', ${isoJson('p.released_at')},
    'pickup', ${proof('pickup')}, 'delivery', ${proof('deliver')},
    'positions', (SELECT count(*) FROM location_tracking l WHERE l.shipment_id = s.id AND l.carrier_id = p.payee_id),
    'agreed', q.agreed, 'messages', ${MESSAGES}) AS facts
    FROM chargebacks c JOIN payments p ON p.id = c.payment_id JOIN quotes q ON q.id = c.quote_id JOIN shipments s ON s.id = p.shipment_id
    JOIN users o ON o.id = p.payer_id JOIN users a ON a.id = p.payee_id
   WHERE c.id = $1`;

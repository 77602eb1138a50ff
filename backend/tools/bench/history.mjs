// What the console counts and lists besides shipments and quotes: the timeline of a filled market, and the payments of its deals.

/** Lines of the timeline: subject, its id, event, from, to, when, and of which rows. */
const LINES = [
  ['shipment', 's.id', 'create', 'NULL', "'listed'", 's.created_at', "shipments s WHERE s.status <> 'draft'"],
  [
    'shipment',
    's.id',
    'quote',
    "'listed'",
    "'quoted'",
    "s.created_at + interval '1 hour'",
    "shipments s WHERE s.status IN ('quoted', 'delivered')",
  ],
  [
    'shipment',
    's.id',
    'deliver',
    "'in_transit'",
    "'delivered'",
    's.delivered_at',
    "shipments s WHERE s.status = 'delivered'",
  ],
  [
    'shipment',
    's.id',
    'cancel',
    "'listed'",
    "'cancelled'",
    "s.created_at + interval '5 days'",
    "shipments s WHERE s.status = 'cancelled'",
  ],
  [
    'quote',
    'q.id',
    'accept',
    "'pending'",
    "'accepted'",
    "s.created_at + interval '2 days'",
    "shipments s JOIN quotes q ON q.shipment_id = s.id WHERE q.status = 'completed'",
  ],
  [
    'payment',
    'p.id',
    'escrow',
    "'paid'",
    "'in_escrow'",
    'p.created_at',
    'shipments s JOIN payments p ON p.shipment_id = s.id',
  ],
  [
    'payment',
    'p.id',
    'release',
    "'in_escrow'",
    "'released'",
    'p.released_at',
    'shipments s JOIN payments p ON p.shipment_id = s.id',
  ],
];

/**
 * Adds them to a market that was just filled: a released payment for every deal that was completed, and all lines in the order of their instants.
 * The ledger has nothing of it, so this is no database for looking at money.
 * @param {import('pg').Client} client
 */
export async function fillHistory(client) {
  await client.query(`
    INSERT INTO payments (quote_id, shipment_id, payer_id, payee_id, amount, platform_fee, payout_amount, charged_amount, status, transfer_status, delivery_confirmed_at, released_at, created_at, updated_at)
    SELECT q.id, s.id, s.user_id, q.carrier_id, q.amount, round(q.amount / 20, 2), q.amount - round(q.amount / 20, 2), q.amount, 'released', 'sent', s.delivered_at, s.delivered_at, s.created_at + interval '2 days', s.delivered_at
      FROM quotes q JOIN shipments s ON s.id = q.shipment_id WHERE q.status = 'completed'`);
  const lines = LINES.map(
    ([subject, id, event, from, to, at, rows]) =>
      `SELECT '${subject}', ${id}, s.id, '${event}', ${from}, ${to}, ${at} AS at FROM ${rows}`,
  );
  await client.query(`
    INSERT INTO timeline (subject, subject_id, shipment_id, event, from_status, to_status, at, actor_kind)
    SELECT line.*, 'user' FROM (${lines.join(' UNION ALL ')}) line ORDER BY at`);
  await client.query('VACUUM (ANALYZE) payments, timeline');
}

const TALKING = 500;
const TALKS_EACH = 30;
const MESSAGES_EACH = 12;

/** Conversations of some of the shippers, with carriers, and what was said in them. @param {import('pg').Client} client */
export async function fillTalk(client) {
  await client.query(`
    INSERT INTO conversations (id, topic, first_id, second_id, updated_at)
    SELECT gen_random_uuid(), '00000000-0000-0000-0000-000000000000', least(s.id, c.id), greatest(s.id, c.id), now() - (s.n * ${TALKS_EACH} + c.n) * interval '1 minute'
      FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE NOT is_carrier ORDER BY id LIMIT ${TALKING}) s
      CROSS JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE is_carrier ORDER BY id LIMIT ${TALKS_EACH}) c`);
  await client.query(`
    INSERT INTO messages (conversation_id, sender_id, receiver_id, content, read_at, created_at)
    SELECT c.id, CASE WHEN k % 2 = 0 THEN c.first_id ELSE c.second_id END, CASE WHEN k % 2 = 0 THEN c.second_id ELSE c.first_id END,
           'I can load on Tuesday, and there are straps on the trailer. No. ' || k, now(), c.updated_at - (${MESSAGES_EACH} - k) * interval '1 minute'
      FROM conversations c CROSS JOIN generate_series(1, ${MESSAGES_EACH}) k`);
  await client.query(
    `UPDATE conversations c SET last_message_id = (SELECT id FROM messages m WHERE m.conversation_id = c.id ORDER BY created_at DESC, id DESC LIMIT 1)`,
  );
  await client.query('VACUUM (ANALYZE) conversations, messages');
}

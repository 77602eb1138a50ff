import type { World } from '../support/people.js';

/** What random deals must come to now and then, or else it is not tried: each counts how often they did. */
const RARE: Record<string, string> = {
  'counter-offers accepted': `FROM counter_offers WHERE status = 'accepted'`,
  'counter-offers declined': `FROM counter_offers WHERE status = 'declined'`,
  'counter-offers withdrawn': `FROM counter_offers WHERE status = 'withdrawn'`,
  'counter-offers answered by another': `FROM counter_offers WHERE status = 'replaced'`,
  'counter-offers lapsed in time': `FROM counter_offers WHERE status = 'lapsed' AND decided_at >= valid_until`,
  'counter-offers lapsed with their terms': `FROM counter_offers WHERE status = 'lapsed' AND decided_at < valid_until`,
  'jobs taken': 'FROM quotes WHERE taken_at IS NOT NULL',
  'jobs taken and paid': 'FROM quotes WHERE taken_at IS NOT NULL AND paid_at IS NOT NULL',
  'jobs taken and left unpaid': 'FROM quotes WHERE left_unpaid_at IS NOT NULL',
  'owners whose listings nobody could take': 'FROM users WHERE book_now_off_until IS NOT NULL',
  'acts told hours later': `FROM acts WHERE received_at > happened_at + interval '1 hour'`,
  'acts after the job was over': `FROM acts WHERE outcome ? 'refused'`,
  'steps that two phones proved': `FROM (SELECT 1 FROM acts WHERE kind IN ('pickup', 'deliver') GROUP BY quote_id, kind HAVING count(*) > 1) a`,
  'earlier days borne out': `FROM acts WHERE kind = 'deliver' AND outcome->'answer'->'act'->>'delayBasis' = 'borne_out'`,
  'earlier days objected to': `FROM events WHERE name = 'shipment.came_later'`,
  'changes up': `FROM change_orders WHERE status = 'done' AND delta_cents > 0`,
  'changes down': `FROM change_orders WHERE status = 'done' AND delta_cents < 0`,
  'changes declined': `FROM change_orders WHERE status = 'declined'`,
  'changes lapsed': `FROM change_orders WHERE status = 'lapsed'`,
  'changes withdrawn': `FROM change_orders WHERE status = 'withdrawn'`,
  'changes undone': `FROM change_orders WHERE status = 'undone'`,
  'extras unpaid': `FROM payment_charges WHERE change_order_id IS NOT NULL AND state = 'cancelled'`,
  'extras that came too late': `FROM payment_charges WHERE state = 'returned'`,
  'first charges lost': `FROM payment_charges WHERE lost > 0 AND id = payment_id`,
  'later charges lost': `FROM payment_charges WHERE lost > 0 AND id <> payment_id`,
  'losses borne': 'FROM payment_charges WHERE carried > 0',
  'refunds over two charges': 'FROM (SELECT 1 FROM refunds GROUP BY decision_id HAVING count(*) > 1) r',
  'releases with two transfers': `FROM (SELECT 1 FROM money_operations WHERE kind = 'transfer' GROUP BY payment_id HAVING count(*) > 1) t`,
  'reversals over two transfers': `FROM (SELECT 1 FROM money_operations WHERE kind = 'reversal' GROUP BY payment_id HAVING count(DISTINCT charge_id) > 1) r`,
};

export async function rareThings({ server }: World): Promise<Record<string, number>> {
  const counts = Object.entries(RARE).map(([name, from]) => `SELECT '${name}' AS name, count(*)::int AS count ${from}`);
  const rows = await server.query<{ name: string; count: number }>(counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

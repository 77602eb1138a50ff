import type { World } from './people.js';

interface Traces {
  timeline: string[];
  postings: string[];
  operations: string[];
  /** Kind and subject of each open one, with its time. */
  deadlines: Record<string, string>;
  events: string[];
}

const TRACES = `
  WITH q AS (SELECT id FROM quotes WHERE shipment_id = $1)
  SELECT json_build_object(
    'timeline', (SELECT coalesce(json_agg(subject || ' ' || event || ': ' || coalesce(from_status, 'nothing') || ' > ' || to_status ORDER BY id), '[]') FROM timeline WHERE shipment_id = $1),
    'postings', (SELECT coalesce(json_agg('post ' || t.kind ORDER BY t.kind), '[]') FROM ledger_transactions t JOIN q ON q.id = t.quote_id WHERE t.kind <> 'stripe-fee'),
    'operations', (SELECT coalesce(json_agg('order ' || o.kind ORDER BY o.kind), '[]') FROM money_operations o JOIN q ON q.id = quote_id),
    'deadlines', (SELECT coalesce(json_object_agg(kind || ' ' || subject, due_at), '{}') FROM deadlines WHERE shipment_id = $1 AND done_at IS NULL),
    'events', (SELECT coalesce(json_agg('tell ' || name ORDER BY id), '[]') FROM events WHERE ids->>'shipmentId' = $1::text AND name NOT LIKE 'prices.%')) AS traces`;

async function tracesOf({ server }: World, shipmentId: string): Promise<Traces> {
  const [row] = await server.query<{ traces: Traces }>(TRACES, [shipmentId]);
  return row?.traces ?? { timeline: [], postings: [], operations: [], deadlines: {}, events: [] };
}

/** In `after` and not in `before`, each as many times as it was added. */
function added(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter((each) => {
    const place = left.indexOf(each);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/**
 * Everything an act has done to a shipment and its deals once money has moved, in words, in alphabetical order: status moves,
 * deadlines set and cleared (`due`, `over`), postings (`post`), what was ordered from the provider, who is told.
 * Not the provider's fee on a charge, which comes some time later.
 */
export async function effectsOf(world: World, shipmentId: string, act: () => Promise<unknown>): Promise<string[]> {
  const before = await tracesOf(world, shipmentId);
  await act();
  await world.settleMoney();
  const after = await tracesOf(world, shipmentId);
  const kinds = (word: string, some: Record<string, string>, others: Record<string, string>) =>
    Object.keys(some)
      .filter((key) => some[key] !== others[key] && (word === 'due' || !(key in others)))
      .map((key) => `${word} ${key.split(' ')[0]}`);
  return [
    ...added(before.timeline, after.timeline),
    ...added(before.postings, after.postings),
    ...added(before.operations, after.operations),
    ...added(before.events, after.events),
    ...kinds('due', after.deadlines, before.deadlines),
    ...kinds('over', before.deadlines, after.deadlines),
  ].sort();
}

/** What goes with every release of a delivered deal. */
export const RELEASED = [
  'post release',
  'post transfer',
  'order transfer',
  'due payout_expected',
  'over escrow_age',
  'payment release: in_escrow > released',
  'quote complete: delivered > completed',
  'tell payment.released',
  'tell shipment.completed',
  'tell payment.transferred',
];

/** What goes with every refund out of escrow. */
export const REFUNDED = ['post refund-decided', 'post refund-paid', 'order refund', 'tell payment.refundChanged'];

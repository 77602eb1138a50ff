import { machineNow } from '../common/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { isoJson } from '../platform/database/json.js';
import { eventJson } from '../public-events/public-events.service.js';

/** An endpoint's answer as SQL of `e`. */
export const ENDPOINT = `json_build_object('id', e.id, 'url', e.url, 'description', e.description, 'events', e.events,
  'enabled', e.disabled_at IS NULL, 'disabledReason', e.disabled_reason, 'disabledAt', ${isoJson('e.disabled_at')},
  'failingSince', ${isoJson('e.failing_since')}, 'lastSentAt', ${isoJson('e.last_sent_at')},
  'createdAt', ${isoJson('e.created_at')}, 'updatedAt', ${isoJson('e.updated_at')})`;

/** A delivery's row in a list as SQL of `d`. */
const DELIVERY_FIELDS = `'id', d.id, 'eventId', d.event_id, 'type', d.type, 'state', d.state, 'attempt', d.attempt,
  'nextAt', ${isoJson('d.next_at')}, 'recovered', d.replay_no > 0, 'createdAt', ${isoJson('d.created_at')}`;
export const DELIVERY_ROW = `json_build_object(${DELIVERY_FIELDS})`;

const MOST_SHOWN = 50;
export const DELIVERY = `json_build_object(${DELIVERY_FIELDS}, 'body', d.body, 'attempts', coalesce((
  SELECT json_agg(json_build_object('at', ${isoJson('a.at')}, 'manual', a.manual, 'status', a.status, 'failure', a.failure,
                                    'durationMs', a.ms, 'responseBody', a.answer) ORDER BY a.id)
    FROM (SELECT * FROM webhook_attempts WHERE delivery_id = d.id ORDER BY id DESC LIMIT ${MOST_SHOWN}) a), '[]'))`;

/** SQL: does the endpoint `e` ask for the event `p`? */
const ASKED_FOR = `(e.events && ARRAY[p.name, split_part(p.name, '.', 1) || '.*', '*'])`;

/** What is inserted for an event `p` to an endpoint `e`; `$1` is now by the machine and `$2` whether cards are real. */
const columns = (replayNo: string) => `
  INSERT INTO webhook_deliveries (id, endpoint_id, event_seq, event_id, replay_no, type, body, state, next_at, created_at)
  SELECT gen_random_uuid(), e.id, p.seq, p.id, ${replayNo}, p.name, ${eventJson('p', '$2')}::text, 'waiting', $1::timestamptz, $1`;

/** Wakes the worker that looks at these endpoints. */
const wake = (ids: string) =>
  `UPDATE webhook_endpoints SET due_at = least(due_at, greatest(held_until, $1::timestamptz)) WHERE id IN (${ids}) RETURNING 1`;

/** A participant: queues events that were just written for the endpoints that ask for them; returns how many endpoints there are. */
export async function queueEvents(tx: Tx, at: Date, livemode: boolean, seqs: readonly number[]): Promise<number> {
  return tx.run(
    `WITH queued AS (
       ${columns('0')}
         FROM public_events p JOIN webhook_endpoints e ON e.user_id = p.user_id
        WHERE p.seq = ANY($3::bigint[]) AND e.disabled_at IS NULL AND ${ASKED_FOR}
       RETURNING endpoint_id)
     ${wake('SELECT endpoint_id FROM queued')}`,
    [at, livemode, seqs],
  );
}

export interface Recovered {
  since: Date;
  /** null: up to now. */
  until: Date | null;
  /** Not those that have arrived. */
  onlyFailed: boolean;
}

const MOST_RECOVERED = 10_000;

/** A participant: queues kept events again for an endpoint that the caller has locked; returns how many. */
export async function queueAgain(
  tx: Tx,
  at: Date,
  livemode: boolean,
  endpointId: string,
  { since, until, onlyFailed }: Recovered,
): Promise<number> {
  const known = (states: string) =>
    `EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.event_seq = p.seq AND d.state IN (${states}))`;
  const replay = `coalesce((SELECT max(d.replay_no) + 1 FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.event_seq = p.seq), 0)`;
  const count = await tx.run(
    `${columns(replay)}
       FROM webhook_endpoints e JOIN public_events p ON p.user_id = e.user_id
      WHERE e.id = $3 AND p.at >= $4 AND ($5::timestamptz IS NULL OR p.at < $5) AND ${ASKED_FOR} AND NOT ${known(`'waiting'`)} AND NOT ($6::boolean AND ${known(`'sent'`)})
      ORDER BY p.seq LIMIT ${MOST_RECOVERED}`,
    [at, livemode, endpointId, since, until, onlyFailed],
  );
  if (count > 0) await tx.run(wake('$2'), [at, endpointId]);
  return count;
}

/** A participant: lets what still waits of these events be sent now, also by an endpoint that had failed too often; returns how many. */
export async function hurry(
  tx: Tx,
  at: Date,
  endpointId: string,
  { since, until }: Omit<Recovered, 'onlyFailed'>,
): Promise<number> {
  const count = await tx.run(
    `UPDATE webhook_deliveries d SET next_at = least(d.next_at, $1)
       FROM webhook_endpoints e JOIN public_events p ON p.user_id = e.user_id
      WHERE e.id = $2 AND d.endpoint_id = e.id AND d.event_seq = p.seq AND d.state = 'waiting'
        AND (d.leased_until IS NULL OR d.leased_until <= $1) AND p.at >= $3 AND ($4::timestamptz IS NULL OR p.at < $4)`,
    [at, endpointId, since, until],
  );
  if (count === 0) return 0;
  await tx.run('UPDATE webhook_endpoints SET held_until = NULL WHERE id = $1', [endpointId]);
  await tx.run(wake('$2'), [at, endpointId]);
  return count;
}

/** A participant: sends a delivery of an endpoint that the caller has locked once more, besides its schedule. */
export async function retryNow(tx: Tx, endpointId: string, id: string): Promise<void> {
  const at = machineNow();
  await tx.run('UPDATE webhook_deliveries SET manual_at = $2 WHERE id = $1', [id, at]);
  await tx.run('UPDATE webhook_endpoints SET due_at = least(due_at, $2) WHERE id = $1', [endpointId, at]);
  tx.wake('webhooks');
}

import { ok, type Person, type World } from './people.js';

/** Nobody listens there; a server with LOOPBACK may send there. */
const NOWHERE = 'http://127.0.0.1:9/hook';
/** Of an event that does not happen in tests that use it. */
export const ENDPOINT = { url: NOWHERE, events: ['webhook_endpoint.disabled'] };

/** An endpoint of a person, on a server with LOOPBACK, with a delivery that arrived. */
export async function endpointWithDelivery(world: World, { api }: Person): Promise<{ endpoint: string; sent: string }> {
  const { id } = ok(await api.post<{ id: string }>('/api/webhook-endpoints', ENDPOINT), 201);
  const [row] = await world.server.query<{ id: string }>(
    `INSERT INTO webhook_deliveries (id, endpoint_id, event_seq, event_id, type, body, state, attempt, created_at)
     SELECT gen_random_uuid(), $1, 0, gen_random_uuid(), 'quote.submitted', '{}', 'sent', 1, now() RETURNING id`,
    [id],
  );
  return { endpoint: id, sent: row?.id ?? '' };
}

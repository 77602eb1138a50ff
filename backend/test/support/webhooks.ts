import Stripe from 'stripe';
import type { World } from './people.js';
import { until } from './until.js';

/** What the provider signs with, and what it signed with before: both are accepted while they are being rotated. */
export const SECRET = 'whsec_of_this_year';
export const OLD_SECRET = 'whsec_of_last_year';

let count = 0;

/** An event as the provider writes it. */
export function event(type: string, object: object, changes: object = {}): { id: string; text: string } {
  const id = `evt_of_the_test_${(count += 1)}`;
  return {
    id,
    text: JSON.stringify({
      id,
      object: 'event',
      type,
      api_version: '2026-10-28.endive',
      created: 1,
      livemode: false,
      data: { object },
      ...changes,
    }),
  };
}

export function signed(text: string, { secret = SECRET, secondsAgo = 0 } = {}): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload: text,
    secret,
    timestamp: Math.floor(Date.now() / 1_000) - secondsAgo,
  });
}

/** Sends a webhook as the provider does; an empty signature sends none. */
export function deliver({ url }: { url: string }, text: string, signature = signed(text)): Promise<Response> {
  return fetch(`${url}/api/webhooks/stripe`, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
  });
}

export async function kept({ server }: World, id: string): Promise<{ state: string }[]> {
  return server.query('SELECT state FROM webhook_events WHERE id = $1', [id]);
}

/** How an event ended, once it was processed. */
export async function looked(world: World, id: string): Promise<string | undefined> {
  let state: string | undefined;
  await until(async () => (state = (await kept(world, id))[0]?.state) !== 'received');
  return state;
}

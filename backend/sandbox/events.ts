import { isDeepStrictEqual } from 'node:util';

import { newId, type Wire } from './objects.js';

/** The API version events are written in; the same the client pins. */
export const API_VERSION = '2026-10-28.endive';

/** An API object as an event carries it; a balance has no id. */
export interface Reported {
  id?: string;
  object: string;
}

export interface WireEvent extends Wire {
  object: 'event';
  account?: string;
  api_version: string;
  data: { object: Reported; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** Who caused the change, as events report it. */
export interface Caller {
  requestId: string | null;
  idempotencyKey: string | null;
}

/** Nobody's call: a person, a bank, or time. */
export const IN_PROCESS: Caller = { requestId: null, idempotencyKey: null };

/** Events other than `*.updated` that report previous values. */
const TELL_BEFORE = new Set(['charge.refunded', 'charge.dispute.closed', 'transfer.reversed']);

interface Circumstances {
  account?: string | undefined;
  created: number;
  caller: Caller;
  /** How many times it will be delivered. */
  deliveries: number;
}

/**
 * An event about an object. `before` is the object before the change, as JSON: the event reports the previous values of
 * what an update changed. Source: https://docs.stripe.com/api/events/object (2026).
 */
export function newEvent(type: string, object: Reported, before: string | undefined, of: Circumstances): WireEvent {
  const tellsBefore = before !== undefined && (type.endsWith('.updated') || TELL_BEFORE.has(type));
  return {
    id: newId('evt'),
    object: 'event',
    ...(of.account ? { account: of.account } : {}),
    api_version: API_VERSION,
    created: of.created,
    data: {
      object,
      ...(tellsBefore ? { previous_attributes: changed(JSON.parse(before) as Fields, { ...object }) } : {}),
    },
    livemode: false,
    pending_webhooks: of.deliveries,
    request: { id: of.caller.requestId, idempotency_key: of.caller.idempotencyKey },
    type,
  };
}

type Fields = Record<string, unknown>;

/** The previous values of the attributes that differ; a new attribute has none. */
function changed(before: Fields, now: Fields): Fields {
  return Object.fromEntries(Object.entries(before).filter(([name, value]) => !isDeepStrictEqual(value, now[name])));
}

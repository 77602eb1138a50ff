import type Stripe from 'stripe';
import { problem } from '../common/errors.js';

/** What we keep of an event: its own words, none of which are trusted. */
export interface Hint {
  id: string;
  type: string;
  /** The refund or dispute itself, the connected account, or else the payment intent; null if it names none of these. */
  objectId: string | null;
  livemode: boolean;
  version: string | null;
}

const ID = /^\w{1,255}$/;
const KIND = /^[a-z0-9_.]{1,100}$/;
const KNOWN_BY_ID = new Set<unknown>(['payment_intent', 'refund', 'dispute']);

type Fields = Record<string, unknown>;

/**
 * Reads an event that the provider has signed.
 * @throws 400 when it does not have the shape of one
 */
export function readHint(event: Stripe.Event): Hint {
  const { id, type, livemode, api_version: version, data, account } = fieldsOf(event);
  const { object } = fieldsOf(data);
  const right = {
    id: isId(id),
    type: typeof type === 'string' && KIND.test(type),
    livemode: typeof livemode === 'boolean',
    api_version: version === null || typeof version === 'string',
    'data.object': typeof object === 'object' && object !== null,
  };
  const errors = Object.entries(right).flatMap(([path, is]) =>
    is ? [] : [{ path, message: "The provider's events have another shape" }],
  );
  if (errors.length > 0) throw problem('invalid_input', { errors });
  const subject = /^(account|capability)\./.test(String(type)) && account ? account : subjectOf(fieldsOf(object));
  return { id, type, livemode, version, objectId: isId(subject) ? subject : null } as Hint;
}

function subjectOf({ id, object, payment_intent: intent }: Fields): unknown {
  if (KNOWN_BY_ID.has(object)) return id;
  return fieldsOf(intent)['id'] ?? intent ?? id;
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && ID.test(value);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import type { Mails } from '../mails/mails.service.js';
import type { Tx } from '../platform/database/tx.js';
import { disable, enable } from './health.js';
import type { DisabledReason } from './webhook-endpoints.dto.js';
import { retryNow } from './webhook-endpoints.queries.js';

interface OperatedEndpoint {
  id: string;
  user_id: string;
  url: string;
  disabled_at: Date | null;
  disabled_reason: DisabledReason | null;
}

/**
 * A participant: an operator disables an endpoint, also one that was disabled otherwise, and its owner is mailed the reason. Answers
 * why it was disabled before. @throws 404; 409 when an operator already did
 */
export async function disableByHand(
  tx: Tx,
  at: Date,
  id: string,
  reason: string,
  mails: Mails,
): Promise<DisabledReason | null> {
  const endpoint = await lockAny(tx, id);
  if (endpoint.disabled_reason === 'operator')
    throw problem('illegal_transition', { detail: 'An operator has already disabled this endpoint.' });
  await disable(tx, at, endpoint, { operator: reason }, mails);
  return endpoint.disabled_reason;
}

/** A participant: an operator enables an endpoint again, and answers why it was disabled. @throws 404; 409 when it is enabled */
export async function enableByHand(tx: Tx, id: string): Promise<DisabledReason | null> {
  const endpoint = await lockAny(tx, id);
  if (!endpoint.disabled_at) throw problem('illegal_transition', { detail: 'This endpoint is enabled.' });
  await enable(tx, id);
  return endpoint.disabled_reason;
}

/** A participant: anybody's delivery is sent once more, besides its schedule. @throws 404; 409 `endpoint_disabled` */
export async function retryByHand(tx: Tx, id: string): Promise<void> {
  const delivery = isUuid(id)
    ? await tx.one<{ endpoint_id: string }>('SELECT endpoint_id FROM webhook_deliveries WHERE id = $1', [id])
    : undefined;
  if (!delivery) throw problem('not_found');
  const { disabled_at: disabledAt } = await lockAny(tx, delivery.endpoint_id);
  if (disabledAt) throw problem('endpoint_disabled');
  await retryNow(tx, delivery.endpoint_id, id);
}

async function lockAny(tx: Tx, id: string): Promise<OperatedEndpoint> {
  const endpoint = isUuid(id)
    ? await tx.one<OperatedEndpoint>(
        'SELECT id, user_id, url, disabled_at, disabled_reason FROM webhook_endpoints WHERE id = $1 FOR UPDATE',
        [id],
      )
    : undefined;
  if (!endpoint) throw problem('not_found');
  return endpoint;
}

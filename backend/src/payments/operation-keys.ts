import type Stripe from 'stripe';
import { HOUR, machineNow } from '../common/clock.js';
import type { Reads } from '../platform/database/reads.js';
import type { MoneyOperation, OperationParams } from './money-operation.entity.js';
import { isKeptFailure } from './provider.js';

/** The provider forgets idempotency keys after a day; from here on, it is asked what it has before anything is repeated. */
const KEYS_TRUSTED_MS = 20 * HOUR;

interface Making<Made> {
  /** What the provider already made for the operation, if anything. */
  lookUp(): Promise<Made | undefined>;
  make(idempotencyKey: string): Promise<Made>;
}

/**
 * Makes it under the operation's own key, once; first looks for anything the provider may have forgotten under that key.
 * A failure the provider only replays happened a while ago, so what came of it can be seen by now; if there is nothing to
 * see, it is tried at once under another key.
 */
export async function once<Made>(
  reads: Reads,
  operation: MoneyOperation,
  { lookUp, make }: Making<Made>,
): Promise<Made> {
  const earlier = mustLookUp(operation) ? await lookUp() : undefined;
  if (earlier) return earlier;
  try {
    return await make(operation.idempotencyKey);
  } catch (error) {
    if (!isKeptFailure(error)) throw error;
    await renewKey(reads, operation);
    return (await lookUp()) ?? (await make(operation.idempotencyKey));
  }
}

/** The provider remembers an answer under its key for a day: a later attempt is a new call, and looks first for what was already made. */
export async function renewKey(reads: Reads, operation: MoneyOperation): Promise<void> {
  operation.idempotencyKey = nextKey(operation);
  await reads.rows('UPDATE money_operations SET idempotency_key = $2 WHERE id = $1', [
    operation.id,
    operation.idempotencyKey,
  ]);
}

/** The operation's next key: each is used for one answer. */
export function nextKey({ kind, id, idempotencyKey }: Pick<MoneyOperation, 'kind' | 'id' | 'idempotencyKey'>): string {
  const first = `${kind}:${id}`;
  return `${first}:${Number(idempotencyKey.slice(first.length + 1)) + 1}`;
}

/** Carries the operation's id along, so that what the provider made can be found again. */
export function withOperation(params: OperationParams, operationId: string): OperationParams {
  return params.metadata ? { ...params, metadata: { ...params.metadata, operationId } } : params;
}

/** Of the provider's list, the object it made for an operation. */
export async function madeFor<Made extends { metadata: Stripe.Metadata | null }>(
  operation: MoneyOperation,
  list: AsyncIterable<Made>,
  counts: (made: Made) => boolean = () => true,
): Promise<Made | undefined> {
  for await (const made of list) if (made.metadata?.['operationId'] === operation.id && counts(made)) return made;
  return undefined;
}

/** May the provider have forgotten an earlier attempt's key, or was a new key given after a refusal? */
function mustLookUp(operation: MoneyOperation): boolean {
  const old = machineNow().getTime() - operation.createdAt.getTime() > KEYS_TRUSTED_MS;
  return operation.attempts > 1 && (old || operation.idempotencyKey !== `${operation.kind}:${operation.id}`);
}

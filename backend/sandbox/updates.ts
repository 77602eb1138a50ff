import type { Charge, Payout, Refund, Transfer } from './objects.js';
import type { Params } from './params.js';
import type { Store } from './store.js';

/** Changes what the platform notes on an object: its metadata, and a description if the call takes one. */
export async function update<T extends Charge | Payout | Refund | Transfer>(
  store: Store,
  type: T['object'],
  id: string,
  params: Params,
  account: string | null = null,
): Promise<T> {
  const object = await store.lock<T>(type, id);
  object.metadata = params.metadata(object.metadata);
  if (params.has('description')) Object.assign(object, { description: params.text('description') ?? null });
  await store.save(object);
  await store.emit(`${type}.updated`, object, account ?? undefined);
  return object;
}

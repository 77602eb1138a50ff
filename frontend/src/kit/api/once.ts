import { send } from './calls';
import { createCall, newIdempotencyKey } from './client';

/** What was sent and whose answer is not known, with its key. */
const keys = new Map<string, string>();

/**
 * As `call`, for what makes something: sent again after its answer was lost, whichever screen sends it by then, it still
 * makes one. What is changed, or sent again after it was made, is another one. The server keeps nothing of a refusal, so
 * its key goes on as well.
 */
export const callOnce = createCall((outgoing) => {
  const { method, address, body } = outgoing;
  return once(`${method} ${address} ${JSON.stringify(body)}`, (key) => send({ ...outgoing, key }));
});

/** Sends something with the key of an earlier try whose answer is not known, else with a new one. */
export async function once<T>(what: string, sendWith: (key: string) => Promise<T>): Promise<T> {
  const key = keys.get(what) ?? newIdempotencyKey();
  keys.set(what, key);
  const answer = await sendWith(key);
  keys.delete(what);
  return answer;
}

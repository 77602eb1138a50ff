import type { Answer, Client } from './client.js';

/** Refusals of the wrong kind of caller. */
const OTHERS_ONLY = ['shippers_only', 'carriers_only', 'admins_only'];

/** The answer to the first of these callers whose role may make a call. */
export async function firstAllowed<Body extends { code?: string } | undefined>(
  callers: readonly Client[],
  send: (caller: Client) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  for (const caller of callers) {
    const answer = await send(caller);
    if (!OTHERS_ONLY.includes(answer.body?.code ?? '')) return answer;
  }
  throw new Error('The role of nobody here may make this call.');
}

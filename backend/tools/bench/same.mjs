// Both must give the same answer before their speed is compared.
import { isDeepStrictEqual } from 'node:util';

const LOOKED_AT = 6;

/**
 * Compares the answers to reads, but only the shapes of what writes create.
 * @param {number} program its port
 * @param {number} floor
 * @param {import('./scenarios.mjs').Side} side
 * @returns {Promise<string | undefined>} the first difference, in words
 */
export async function differenceOf(program, floor, side) {
  for (let look = 0; look < LOOKED_AT; look += 1) {
    const call = side.next();
    if (call === undefined || call.method !== 'GET') return undefined;
    const [mine, its] = await Promise.all([program, floor].map((port) => answerOf(port, call)));
    if (!isDeepStrictEqual(mine, its))
      return `${call.path} is answered differently by program and floor:\n${JSON.stringify(mine).slice(0, 1_500)}\n${JSON.stringify(its).slice(0, 1_500)}`;
  }
  return undefined;
}

/** @param {number} port @param {import('./load.mjs').Call} call */
async function answerOf(port, { method, path, token }) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, total: answer.headers.get('x-total-count'), body: await answer.json() };
}

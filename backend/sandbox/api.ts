import type pg from 'pg';

import { expand } from './expand.js';
import { StripeFailure } from '../src/payments/card-sandbox.js';
import type { ErrorBody } from './failures.js';
import type { FormObject } from './form.js';
import { keyedCall, saveAnswer, takeKey, type KeyedCall } from './idempotency.js';
import { Params } from './params.js';
import { ROUTES, type Route } from './routes.js';
import { settleDue } from './settle.js';
import type { Store } from './store.js';
import { inTransaction, type Clocks } from './transaction.js';

export interface ApiRequest {
  requestId: string;
  method: string;
  path: string;
  form: FormObject;
  idempotencyKey: string | undefined;
  account: string | null;
  /** Answer 500 instead of carrying the call out. */
  broken: boolean;
}

export interface ApiAnswer {
  status: number;
  body: string;
  /** The request answered first, when this answer is a replay. */
  replayOf?: string;
}

/** Carries out one API call, after anything that fell due before it. Effect and remembered answer commit together. */
export async function execute(pool: pg.Pool, clocks: Clocks, request: ApiRequest): Promise<ApiAnswer> {
  const route = ROUTES.find((known) => known.method === request.method && known.path.test(request.path));
  if (!route) {
    throw new StripeFailure(
      404,
      { type: 'invalid_request_error', message: `Unrecognized request URL (${request.method}: ${request.path}).` },
      false,
    );
  }
  const { method, path, form, account, requestId } = request;
  const key =
    method === 'POST' && request.idempotencyKey
      ? keyedCall(request.idempotencyKey, account ?? '', path, form)
      : undefined;
  const caller = { requestId, idempotencyKey: request.idempotencyKey ?? null };
  await settleDue(pool, clocks);
  return inTransaction(pool, clocks, caller, async (store, db) => {
    const saved = key && (await takeKey(db, key, clocks.machine()));
    if (saved) return { status: saved.status, body: saved.body, replayOf: saved.requestId };
    const answer = await attempt(db, () => run(store, route, request));
    if (key) await remember(db, key, answer, requestId, clocks.machine());
    return answer;
  });
}

async function run(store: Store, route: Route, { path, form, account, broken }: ApiRequest): Promise<ApiAnswer> {
  const params = new Params(form);
  params.allow(route.params);
  if (broken) throw new StripeFailure(500, { type: 'api_error', message: 'An unknown error occurred.' }, true);
  if (account) await store.get('account', account);
  const [, id = '', part = ''] = route.path.exec(path) ?? [];
  const result = await route.run({ store, params, id, part, account });
  const body = await expand(store, result, params.list('expand'));
  return { status: 'error' in result ? 402 : 200, body: JSON.stringify(body) };
}

/** A refusal after the call had started is an answer like any other; what was written for it is rolled back. */
async function attempt(db: pg.PoolClient, work: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  await db.query('SAVEPOINT call');
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StripeFailure) || !error.executed) throw error;
    await db.query('ROLLBACK TO SAVEPOINT call');
    return { status: error.status, body: errorBody(error.error) };
  }
}

function remember(
  db: pg.PoolClient,
  key: KeyedCall,
  answer: ApiAnswer,
  requestId: string,
  machineTime: Date,
): Promise<void> {
  return saveAnswer(db, key, { status: answer.status, body: answer.body, requestId }, machineTime);
}

export function errorBody(error: ErrorBody): string {
  return JSON.stringify({ error });
}

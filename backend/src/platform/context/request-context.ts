import { AsyncLocalStorage } from 'node:async_hooks';

/** What belongs to the call at hand and no verb should have to pass on. */
export interface RequestContext {
  requestId: string;
  /** Where it comes from, as far as the proxies that are believed say. */
  ip: string;
  /** Set for a POST with an Idempotency-Key: who, method and path, the key, and a fingerprint of the body. */
  idempotency?: { scope: string; key: string; fingerprint: string; status: number; used: boolean };
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

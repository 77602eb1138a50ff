import { AsyncLocalStorage } from 'node:async_hooks';

/** Data of the current call that no verb should have to pass along. */
export interface RequestContext {
  requestId: string;
  /** Where it comes from, according to the trusted proxies. */
  ip: string;
  /** Set for a POST with an Idempotency-Key: the caller, method and path, the key, and a fingerprint of the body. */
  idempotency?: { scope: string; key: string; fingerprint: string; status: number; used: boolean };
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

import { AsyncLocalStorage } from 'node:async_hooks';

/** Data of the current call that no verb should have to pass along. */
export interface RequestContext {
  requestId: string;
  /** Where it comes from, according to the trusted proxies. */
  ip: string;
  /** Set for a POST with an Idempotency-Key. */
  idempotency?: {
    /** The caller, method and path. */
    scope: string;
    key: string;
    /** Of the body, in whatever order its fields are. */
    fingerprint: string;
    /** Of the body in the order of its fields, as an earlier release stored it: a repeat may come right after a new one started. */
    fingerprintAsSent: string;
    status: number;
    used: boolean;
  };
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

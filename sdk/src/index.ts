export { Haulway } from './haulway.js';
export type { HaulwayOptions, CallOptions } from './transport.js';
export type { Answer, Body, Method, Params, PathOf } from './operations.js';
export type { List, Page } from './pages.js';
export type { EventLog } from './event-log.js';
export type { WebhookEvent } from './webhooks.js';
export { verify, WebhookError } from './webhooks.js';
export {
  AuthError,
  ConflictError,
  ConnectionError,
  ForbiddenError,
  HaulwayError,
  InvalidError,
  NotFoundError,
  ProblemError,
  RateLimitError,
  TimeoutError,
} from './errors.js';
export type { Problem } from './errors.js';
export type { components, operations, paths, webhooks } from './schema.js';

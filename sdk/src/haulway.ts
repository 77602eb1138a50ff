import { type EventLog, eventsSince } from './event-log.js';
import type { Answer, Asked, Body, Item, Method, Params, PathOf } from './operations.js';
import { type List, listOf } from './pages.js';
import { type CallOptions, type HaulwayOptions, Transport } from './transport.js';
import { verify } from './webhooks.js';

/** Haulway's API, called with a key. */
export class Haulway {
  readonly #transport: Transport;

  constructor(options: HaulwayOptions) {
    this.#transport = new Transport(options);
  }

  /** Any call of the API, typed by its method and path: `request('GET', '/api/places', { params: { q: 'Austin' } })`. */
  request<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    asked?: Asked<M, P> & CallOptions,
  ): Promise<Answer<M, P>>;
  async request(method: Method, path: string, asked: object = {}): Promise<unknown> {
    return (await this.#transport.send({ method, path, ...asked })).data;
  }

  /** Any list of the API. */
  list<P extends PathOf<'GET'>>(path: P, params?: Params<'GET', P>, options?: CallOptions): List<Item<P>> {
    return listOf(this.#transport, path, params, options);
  }

  /** A POST about one record. */
  #act<P extends PathOf<'POST'>>(path: P, params: Params<'POST', P>) {
    return (body?: Body<'POST', P>, options?: CallOptions) => this.request('POST', path, { params, body, ...options });
  }

  readonly shipments = {
    list: (params?: Params<'GET', '/api/shipments'>) => this.list('/api/shipments', params),
    get: (id: string) => this.request('GET', '/api/shipments/{id}', { params: { id } }),
    create: (body: Body<'POST', '/api/shipments'>, options?: CallOptions) =>
      this.request('POST', '/api/shipments', { body, ...options }),
    /** Up to 200 at once, each with an `externalRef`; sending the same again creates only what is missing. */
    createMany: (body: Body<'POST', '/api/shipments/bulk'>, options?: CallOptions) =>
      this.request('POST', '/api/shipments/bulk', { body, ...options }),
    change: (id: string, body: Body<'PATCH', '/api/shipments/{id}'>) =>
      this.request('PATCH', '/api/shipments/{id}', { params: { id }, body }),
    publish: (id: string, options?: CallOptions) =>
      this.#act('/api/shipments/{id}/publish', { id })(undefined, options),
    cancel: (id: string, body?: Body<'POST', '/api/shipments/{id}/cancel'>, options?: CallOptions) =>
      this.#act('/api/shipments/{id}/cancel', { id })(body, options),
    quotes: (id: string) => this.list('/api/shipments/{id}/quotes', { id }),
    pickup: (id: string, body?: Body<'POST', '/api/shipments/{id}/pickup'>, options?: CallOptions) =>
      this.#act('/api/shipments/{id}/pickup', { id })(body, options),
    report: (id: string, body: Body<'POST', '/api/shipments/{id}/locations'>, options?: CallOptions) =>
      this.#act('/api/shipments/{id}/locations', { id })(body, options),
    deliver: (id: string, body?: Body<'POST', '/api/shipments/{id}/deliver'>, options?: CallOptions) =>
      this.#act('/api/shipments/{id}/deliver', { id })(body, options),
    /** Releases the payment to the carrier. */
    confirmDelivery: (id: string, options?: CallOptions) =>
      this.#act('/api/shipments/{id}/confirm-delivery', { id })(undefined, options),
  };

  readonly quotes = {
    list: (params?: Params<'GET', '/api/quotes'>) => this.list('/api/quotes', params),
    get: (id: string) => this.request('GET', '/api/quotes/{id}', { params: { id } }),
    create: (body: Body<'POST', '/api/quotes'>, options?: CallOptions) =>
      this.request('POST', '/api/quotes', { body, ...options }),
    change: (id: string, body: Body<'PATCH', '/api/quotes/{id}'>) =>
      this.request('PATCH', '/api/quotes/{id}', { params: { id }, body }),
    withdraw: (id: string, options?: CallOptions) => this.#act('/api/quotes/{id}/withdraw', { id })(undefined, options),
    accept: (id: string, body?: Body<'POST', '/api/quotes/{id}/accept'>, options?: CallOptions) =>
      this.#act('/api/quotes/{id}/accept', { id })(body, options),
    decline: (id: string, body?: Body<'POST', '/api/quotes/{id}/decline'>, options?: CallOptions) =>
      this.#act('/api/quotes/{id}/decline', { id })(body, options),
    pay: (id: string, body?: Body<'POST', '/api/quotes/{id}/pay'>) => this.#act('/api/quotes/{id}/pay', { id })(body),
  };

  readonly payments = {
    list: (params?: Params<'GET', '/api/payments'>) => this.list('/api/payments', params),
    get: (id: string) => this.request('GET', '/api/payments/{id}', { params: { id } }),
    /** The payer's bank took it: the money is in escrow. */
    confirm: (quoteId: string) => this.#act('/api/payments/{quoteId}/confirm', { quoteId })(),
  };

  readonly claims = {
    list: (params?: Params<'GET', '/api/claims'>) => this.list('/api/claims', params),
    get: (id: string) => this.request('GET', '/api/claims/{id}', { params: { id } }),
  };

  readonly messages = {
    get: (id: string) => this.request('GET', '/api/messages/{id}', { params: { id } }),
    send: (body: Body<'POST', '/api/messages'>, options?: CallOptions) =>
      this.request('POST', '/api/messages', { body, ...options }),
  };

  readonly webhookEndpoints = {
    list: () => this.list('/api/webhook-endpoints'),
    create: (body: Body<'POST', '/api/webhook-endpoints'>) => this.request('POST', '/api/webhook-endpoints', { body }),
    delete: (id: string) => this.request('DELETE', '/api/webhook-endpoints/{id}', { params: { id } }),
  };

  readonly eventLog = {
    /** What happened since a cursor, oldest first; `now` hands out nothing but a cursor to start from. */
    since: (cursor?: string, params?: Omit<Params<'GET', '/api/event-log'>, 'after'>): EventLog =>
      eventsSince(this.#transport, cursor, params),
  };

  /** What came to a webhook endpoint. */
  readonly webhooks = { verify };
}

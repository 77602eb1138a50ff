import { type EventLog, eventsSince } from './event-log.js';
import type { Answer, Asked, Call, Item, ListCall, Method, Params, Parts, PathOf } from './operations.js';
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

  /** The method of a call. `parts` are what it takes besides the ids in its path; the document knows. */
  #call<M extends Method, P extends PathOf<M>>(method: M, path: P, ...parts: Parts<M, P>): Call<M, P> {
    const call = async (...given: unknown[]) => {
      const [ids, rest] = idsIn(path, given);
      const { body, params } = Object.fromEntries(parts.map((part, at) => [part, rest[at]]));
      const options = rest[parts.length] as CallOptions | undefined;
      return this.request(method, path, { params: { ...(params as object), ...ids }, body, ...options } as Asked<M, P>);
    };
    return call as Call<M, P>;
  }

  /** The method of a call that answers a list. */
  #listOf<P extends PathOf<'GET'>>(path: [Item<P>] extends [never] ? never : P): ListCall<P> {
    const call = (...given: unknown[]) => {
      const [ids, [params, options]] = idsIn(path, given);
      return this.list(path, { ...(params as object), ...ids } as Params<'GET', P>, options as CallOptions | undefined);
    };
    return call as ListCall<P>;
  }

  readonly shipments = {
    list: this.#listOf('/api/shipments'),
    get: this.#call('GET', '/api/shipments/{id}'),
    create: this.#call('POST', '/api/shipments', 'body'),
    /** Up to 200 at once, each with an `externalRef`; sending the same again creates only what is missing. */
    createMany: this.#call('POST', '/api/shipments/bulk', 'body'),
    change: this.#call('PATCH', '/api/shipments/{id}', 'body'),
    publish: this.#call('POST', '/api/shipments/{id}/publish'),
    /** A new draft, or a template, with what this one says. */
    copy: this.#call('POST', '/api/shipments/{id}/copy', 'body'),
    addPhotos: this.#call('POST', '/api/shipments/{id}/photos', 'body'),
    removePhoto: this.#call('DELETE', '/api/shipments/{id}/photos/{photoId}'),
    timeline: this.#call('GET', '/api/shipments/{id}/timeline'),
    quotes: this.#listOf('/api/shipments/{id}/quotes'),
    /** Takes the job at the price for which its owner sells it without asking; the carrier's. */
    take: this.#call('POST', '/api/shipments/{id}/take', 'body'),
    /** Streets and contacts of a booked one. */
    giveAddresses: this.#call('POST', '/api/shipments/{id}/addresses', 'body'),
    /** How to reach the other side. */
    contact: this.#call('GET', '/api/shipments/{id}/contact'),
    cancellationPreview: this.#call('GET', '/api/shipments/{id}/cancellation-preview'),
    cancel: this.#call('POST', '/api/shipments/{id}/cancel', 'body'),
    billOfLading: this.#call('GET', '/api/shipments/{id}/bill-of-lading.pdf'),
    arrive: this.#call('POST', '/api/shipments/{id}/arrive', 'body'),
    /** The carrier was at the door for nothing. */
    attempt: this.#call('POST', '/api/shipments/{id}/attempt', 'body'),
    pickup: this.#call('POST', '/api/shipments/{id}/pickup', 'body'),
    conditionReports: this.#listOf('/api/shipments/{id}/condition-reports'),
    exactPoint: this.#call('PUT', '/api/shipments/{id}/exact-point', 'body'),
    locations: this.#listOf('/api/shipments/{id}/locations'),
    report: this.#call('POST', '/api/shipments/{id}/locations', 'body'),
    deliver: this.#call('POST', '/api/shipments/{id}/deliver', 'body'),
    /** Releases the payment by the code that the receiver said. */
    releaseCode: this.#call('POST', '/api/shipments/{id}/release-code', 'body'),
    /** Releases the payment to the carrier. */
    confirmDelivery: this.#call('POST', '/api/shipments/{id}/confirm-delivery'),
    /** The carrier who was reported as not there has come after all. */
    cameLater: this.#call('POST', '/api/shipments/{id}/came-later'),
    priceComparisons: this.#listOf('/api/shipments/{id}/price-comparisons'),
    refreshPriceComparisons: this.#call('POST', '/api/shipments/{id}/price-comparisons'),
  };

  readonly quotes = {
    list: this.#listOf('/api/quotes'),
    get: this.#call('GET', '/api/quotes/{id}'),
    create: this.#call('POST', '/api/quotes', 'body'),
    change: this.#call('PATCH', '/api/quotes/{id}', 'body'),
    withdraw: this.#call('POST', '/api/quotes/{id}/withdraw', 'body'),
    accept: this.#call('POST', '/api/quotes/{id}/accept', 'body'),
    unaccept: this.#call('POST', '/api/quotes/{id}/unaccept'),
    decline: this.#call('POST', '/api/quotes/{id}/decline', 'body'),
    pay: this.#call('POST', '/api/quotes/{id}/pay', 'body'),
    /** The day on which the carrier will come. */
    pickupDay: this.#call('POST', '/api/quotes/{id}/pickup-day', 'body'),
  };

  /** Haggling about a quote. */
  readonly counterOffers = {
    list: this.#listOf('/api/quotes/{id}/counter-offers'),
    make: this.#call('POST', '/api/quotes/{id}/counter-offers', 'body'),
    /** Books the job at the amount that was seen. */
    accept: this.#call('POST', '/api/counter-offers/{id}/accept', 'body'),
    decline: this.#call('POST', '/api/counter-offers/{id}/decline', 'body'),
    withdraw: this.#call('POST', '/api/counter-offers/{id}/withdraw'),
  };

  readonly payments = {
    list: this.#listOf('/api/payments'),
    get: this.#call('GET', '/api/payments/{id}'),
    /** The payer's bank took it: the money is in escrow. */
    confirm: this.#call('POST', '/api/payments/{quoteId}/confirm', 'body'),
    totals: this.#call('GET', '/api/payments/totals', 'params'),
    /** All of them as one file. */
    csv: this.#call('GET', '/api/payments.csv', 'params'),
    statementCsv: this.#call('GET', '/api/payments/{id}/statement.csv'),
    statementPdf: this.#call('GET', '/api/payments/{id}/statement.pdf'),
  };

  /** Changes of what was booked: days, or money for more work. */
  readonly changeOrders = {
    list: this.#listOf('/api/shipments/{id}/change-orders'),
    propose: this.#call('POST', '/api/shipments/{id}/change-orders', 'body'),
    accept: this.#call('POST', '/api/change-orders/{id}/accept', 'body'),
    /** A rise is paid like a quote. */
    pay: this.#call('POST', '/api/change-orders/{id}/pay'),
    confirm: this.#call('POST', '/api/change-orders/{id}/confirm'),
    decline: this.#call('POST', '/api/change-orders/{id}/decline', 'body'),
    withdraw: this.#call('POST', '/api/change-orders/{id}/withdraw'),
  };

  /** Links by which others follow a shipment; the token is the last part of the `path` that creating one answers. */
  readonly trackingLinks = {
    list: this.#listOf('/api/shipments/{id}/tracking-links'),
    create: this.#call('POST', '/api/shipments/{id}/tracking-links', 'body'),
    revoke: this.#call('DELETE', '/api/shipments/{id}/tracking-links/{linkId}'),
    /** What whoever has the link sees. */
    follow: this.#call('GET', '/api/track/{token}'),
    billOfLading: this.#call('GET', '/api/track/{token}/bill-of-lading.pdf'),
    exactPoint: this.#call('POST', '/api/track/{token}/exact-point', 'body'),
  };

  /** Whoever does a job on the road for its carrier; the link is the `path` that giving the job answers, this once. */
  readonly drivers = {
    give: this.#call('POST', '/api/shipments/{id}/driver', 'body'),
    get: this.#call('GET', '/api/shipments/{id}/driver'),
    takeBack: this.#call('DELETE', '/api/shipments/{id}/driver'),
  };

  /** CSV files of listings. */
  readonly imports = {
    list: this.#listOf('/api/imports'),
    get: this.#call('GET', '/api/imports/{id}'),
    /** Checks a file without listing anything. */
    create: this.#call('POST', '/api/imports', 'body'),
    rows: this.#listOf('/api/imports/{id}/rows'),
    start: this.#call('POST', '/api/imports/{id}/start', 'body'),
    results: this.#call('GET', '/api/imports/{id}/results.csv'),
  };

  readonly positions = {
    /** Up to 500, of any of your jobs; each is answered in its order. */
    report: this.#call('POST', '/api/locations', 'body'),
  };

  readonly recurrences = {
    list: this.#listOf('/api/recurrences'),
    create: this.#call('POST', '/api/recurrences', 'body'),
    change: this.#call('PATCH', '/api/recurrences/{id}', 'body'),
    delete: this.#call('DELETE', '/api/recurrences/{id}'),
  };

  readonly questions = {
    list: this.#listOf('/api/shipments/{id}/questions'),
    ask: this.#call('POST', '/api/shipments/{id}/questions', 'body'),
    answer: this.#call('POST', '/api/questions/{id}/answer', 'body'),
  };

  readonly claims = {
    list: this.#listOf('/api/claims'),
    get: this.#call('GET', '/api/claims/{id}'),
    open: this.#call('POST', '/api/claims', 'body'),
    evidence: this.#call('GET', '/api/claims/{id}/evidence'),
    respond: this.#call('POST', '/api/claims/{id}/respond', 'body'),
    withdraw: this.#call('POST', '/api/claims/{id}/withdraw'),
  };

  readonly messages = {
    get: this.#call('GET', '/api/messages/{id}'),
    send: this.#call('POST', '/api/messages', 'body'),
    addAttachments: this.#call('POST', '/api/messages/attachments', 'body'),
  };

  readonly conversations = {
    list: this.#listOf('/api/conversations'),
    get: this.#call('GET', '/api/conversations/{id}'),
    messages: this.#listOf('/api/conversations/{id}/messages'),
    markRead: this.#call('POST', '/api/conversations/{id}/read'),
  };

  readonly reviews = {
    create: this.#call('POST', '/api/reviews', 'body'),
    of: this.#listOf('/api/users/{id}/reviews'),
  };

  readonly users = {
    get: this.#call('GET', '/api/users/{id}'),
    trackRecord: this.#call('GET', '/api/users/{id}/track-record'),
  };

  /** Whose key it is. */
  readonly account = {
    me: this.#call('GET', '/api/auth/me'),
    key: this.#call('GET', '/api/api-keys/current'),
    dashboard: this.#call('GET', '/api/users/me/dashboard'),
    verification: this.#call('GET', '/api/users/me/verification'),
  };

  readonly uploads = {
    /** A photo for a proof, claim or condition report. */
    create: this.#call('POST', '/api/uploads', 'body', 'params'),
    get: this.#call('GET', '/api/uploads/{photoId}', 'params'),
  };

  readonly places = {
    search: this.#call('GET', '/api/places', 'params'),
    distance: this.#call('GET', '/api/distance', 'params'),
  };

  readonly prices = {
    estimate: this.#call('POST', '/api/calculate-shipping-rates', 'body'),
    truth: this.#call('GET', '/api/price-truth', 'params'),
  };

  /** A carrier's ways, and loads along them. */
  readonly trips = {
    list: this.#listOf('/api/trips'),
    get: this.#call('GET', '/api/trips/{id}'),
    plan: this.#call('POST', '/api/trips', 'body'),
    change: this.#call('PATCH', '/api/trips/{id}', 'body'),
    delete: this.#call('DELETE', '/api/trips/{id}'),
    loads: this.#call('GET', '/api/trips/{id}/loads', 'params'),
    /** Loads along a way that is not kept. */
    previewLoads: this.#call('POST', '/api/trips/preview/loads', 'body', 'params'),
    addJob: this.#call('POST', '/api/trips/{id}/jobs', 'body'),
    removeJob: this.#call('DELETE', '/api/trips/{id}/jobs/{quoteId}'),
    stops: this.#call('GET', '/api/trips/{id}/stops'),
    keepStops: this.#call('PUT', '/api/trips/{id}/stops', 'body'),
    bestOrder: this.#call('POST', '/api/trips/{id}/order', 'body'),
  };

  /** What a carrier may want to carry. */
  readonly loads = {
    recommended: this.#call('GET', '/api/recommended-loads'),
    after: this.#call('GET', '/api/shipments/{id}/next-loads'),
    addedMiles: this.#call('GET', '/api/trips/added-miles', 'params'),
    hide: this.#call('POST', '/api/shipments/{id}/hide'),
    show: this.#call('DELETE', '/api/shipments/{id}/hide'),
  };

  readonly savedSearches = {
    list: this.#listOf('/api/saved-searches'),
    create: this.#call('POST', '/api/saved-searches', 'body'),
    change: this.#call('PATCH', '/api/saved-searches/{id}', 'body'),
    delete: this.#call('DELETE', '/api/saved-searches/{id}'),
  };

  readonly webhookEndpoints = {
    list: this.#listOf('/api/webhook-endpoints'),
    get: this.#call('GET', '/api/webhook-endpoints/{id}'),
    /** Its `secret` is answered here; keep it for `verify`. */
    create: this.#call('POST', '/api/webhook-endpoints', 'body'),
    change: this.#call('PATCH', '/api/webhook-endpoints/{id}', 'body'),
    delete: this.#call('DELETE', '/api/webhook-endpoints/{id}'),
    rotateSecret: this.#call('POST', '/api/webhook-endpoints/{id}/rotate-secret', 'body'),
    /** Sends an example now. */
    test: this.#call('POST', '/api/webhook-endpoints/{id}/test', 'body'),
    deliveries: this.#listOf('/api/webhook-endpoints/{id}/deliveries'),
    delivery: this.#call('GET', '/api/webhook-endpoints/{id}/deliveries/{deliveryId}'),
    retryDelivery: this.#call('POST', '/api/webhook-endpoints/{id}/deliveries/{deliveryId}/retry'),
    /** Sends again what did not arrive since then. */
    recover: this.#call('POST', '/api/webhook-endpoints/{id}/recover', 'body'),
  };

  readonly eventLog = {
    /** What happened since a cursor, oldest first; `now` hands out nothing but a cursor to start from. */
    since: (cursor?: string, params?: Omit<Params<'GET', '/api/event-log'>, 'after'>): EventLog =>
      eventsSince(this.#transport, cursor, params),
    /** The newest first, to look at. */
    latest: this.#listOf('/api/event-log/latest'),
  };

  /** What came to a webhook endpoint. */
  readonly webhooks = { verify };
}

/** The ids among what a method was given, by their names in its path, and what follows them. */
function idsIn(path: string, given: readonly unknown[]): [ids: object, rest: readonly unknown[]] {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
  return [Object.fromEntries(names.map((name, at) => [name, given[at]])), given.slice(names.length)];
}

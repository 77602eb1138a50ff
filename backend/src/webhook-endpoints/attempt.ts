import { lookup as systemLookup } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as requestOverHttp } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { SECOND, stopwatchMs } from '../common/clock.js';
import { readRetryAfter } from '../common/retry-after.js';
import { isAllowed, literalOf, plain, readTarget, type TargetRules } from './target.js';

/** Why an attempt failed, told roughly, so that nobody scans ports with it. */
export const FAILURES = ['dns', 'refused_address', 'connect', 'tls', 'timeout', 'status'] as const;
export type Failure = (typeof FAILURES)[number];

export interface Outcome {
  /** null: no answer. */
  status: number | null;
  /** null: it arrived. */
  failure: Failure | null;
  ms: number;
  /** The beginning of the answer's body; null: no answer. */
  answer: string | null;
  /** What the answer asked for in `Retry-After`. */
  retryAfterMs: number | undefined;
}

/** An address that a host name leads to. */
export interface Address {
  address: string;
  family: number;
}

/** How an attempt is made. */
export interface Ways {
  rules: TargetRules;
  /** All addresses of a host name. @throws when it has none */
  resolve: (host: string) => Promise<readonly Address[]>;
  connectMs: number;
  totalMs: number;
}

export const WAYS: Omit<Ways, 'rules'> = {
  resolve: (host) => systemLookup(host, { all: true }),
  connectMs: 5 * SECOND,
  totalMs: 15 * SECOND,
};

const MOST_READ_BYTES = 64 * 1_024;
const KEPT_BYTES = 4 * 1_024;

class RefusedAddress extends Error {}
class NoAddress extends Error {}

/**
 * The addresses of a host, all of them public and none of `own`.
 * @throws RefusedAddress, if only one is not, and NoAddress
 */
async function publicAddresses(
  host: string,
  { rules, resolve }: Ways,
  own: ReadonlySet<string>,
): Promise<readonly Address[]> {
  const found = isIP(host) > 0 ? [{ address: host, family: isIP(host) }] : await resolve(host).catch(() => []);
  if (found.length === 0) throw new NoAddress();
  if (found.some(({ address }) => !isAllowed(address, rules.allow) || own.has(plain(address))))
    throw new RefusedAddress();
  return found;
}

/** Our own addresses; undefined when our name leads nowhere at present, or says nothing in time: then anything might be ours. */
async function ownAddresses({
  rules: { ownHost },
  resolve,
  connectMs,
}: Ways): Promise<ReadonlySet<string> | undefined> {
  if (ownHost === undefined) return new Set();
  const found = await inTime(
    resolve(ownHost).catch(() => []),
    connectMs,
  );
  return found && found.length > 0 ? new Set(found.map(({ address }) => plain(address))) : undefined;
}

async function inTime<Found>(work: Promise<Found>, ms: number): Promise<Found | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, ms, undefined)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Does the host of this URL lead to an address that nothing is sent to? One that leads nowhere at present does not, and what we do not
 * know of ourselves at present is asked again at each attempt.
 */
export async function leadsAstray(url: URL, ways: Ways): Promise<boolean> {
  const own = await ownAddresses(ways);
  const found = publicAddresses(literalOf(url) ?? url.hostname, ways, own ?? new Set()).then(
    () => false,
    (error: unknown) => error instanceof RefusedAddress,
  );
  return (await inTime(found, ways.connectMs)) ?? false;
}

/** Nothing is known of the receiver: the attempt was ended from here, or our own name leads nowhere, and so nothing was sent. */
export type NoOutcome = 'ended' | 'self_unknown';

/** Sends a body once. `signal` ends the attempt, which then has no outcome. */
export async function send(
  address: string,
  headers: Record<string, string>,
  body: string,
  ways: Ways,
  signal?: AbortSignal,
): Promise<Outcome | NoOutcome> {
  const url = readTarget(address, ways.rules);
  if (typeof url === 'string') return REFUSED_OUTCOME;
  const own = await ownAddresses(ways);
  if (!own) return 'self_unknown';
  const literal = literalOf(url);
  // Node asks no lookup about an address, so it is checked here.
  if (literal !== undefined && own.has(plain(literal))) return REFUSED_OUTCOME;
  return new Attempt(url, ways, own, signal).run(headers, body);
}

const REFUSED_OUTCOME: Outcome = {
  status: null,
  failure: 'refused_address',
  ms: 0,
  answer: null,
  retryAfterMs: undefined,
};

/** One request, with no redirects, no kept connection and no proxy. */
class Attempt {
  private readonly began = stopwatchMs();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly pieces: Buffer[] = [];
  private size = 0;
  private response: IncomingMessage | undefined;
  private request!: ClientRequest;
  private isConnected = false;
  private isSecure = false;
  private done!: (outcome: Outcome | NoOutcome) => void;

  constructor(
    private readonly url: URL,
    private readonly ways: Ways,
    private readonly own: ReadonlySet<string>,
    private readonly signal: AbortSignal | undefined,
  ) {}

  run(headers: Record<string, string>, body: string): Promise<Outcome | NoOutcome> {
    return new Promise((done) => {
      this.done = done;
      const bytes = Buffer.from(body);
      const request = this.url.protocol === 'http:' ? requestOverHttp : requestOverHttps;
      this.request = request(this.url, {
        method: 'POST',
        headers: { ...headers, 'content-length': bytes.length },
        lookup: this.lookup,
        agent: false,
        rejectUnauthorized: true,
      });
      this.listen();
      this.request.end(bytes);
    });
  }

  /** What was checked is what is connected to: a name that answers differently the next moment gains nothing. */
  private readonly lookup: LookupFunction = (host, { all }, answer) => {
    void this.find(host).then(([error, addresses]) => {
      if (all) return answer(error, [...addresses]);
      const [first] = addresses;
      return answer(error, first?.address ?? '', first?.family);
    });
  };

  private async find(host: string): Promise<[error: Error | null, addresses: readonly Address[]]> {
    try {
      return [null, await publicAddresses(host, this.ways, this.own)];
    } catch (error) {
      return [error as Error, []];
    }
  }

  private listen(): void {
    const { connectMs, totalMs } = this.ways;
    const connecting = setTimeout(() => this.end('timeout'), connectMs);
    this.timers.push(
      connecting,
      setTimeout(() => this.end('timeout'), totalMs),
    );
    this.signal?.addEventListener('abort', this.stop);
    if (this.signal?.aborted) this.stop();
    this.request.on('socket', (socket) => {
      socket.once('connect', () => {
        this.isConnected = true;
        clearTimeout(connecting);
      });
      socket.once('secureConnect', () => (this.isSecure = true));
    });
    this.request.on('error', (error) => this.end(this.failureOf(error)));
    this.request.on('response', (response) => this.read(response));
  }

  private read(response: IncomingMessage): void {
    this.response = response;
    const { statusCode = 0 } = response;
    const failure = statusCode >= 200 && statusCode < 300 ? null : 'status';
    response.on('data', (piece: Buffer) => {
      if (this.size < KEPT_BYTES) this.pieces.push(piece);
      this.size += piece.length;
      if (this.size >= MOST_READ_BYTES) this.end(failure);
    });
    response.on('end', () => this.end(failure));
    response.on('error', () => this.end('connect'));
  }

  private failureOf(error: Error): Failure {
    if (error instanceof RefusedAddress) return 'refused_address';
    if (error instanceof NoAddress) return 'dns';
    return this.url.protocol === 'https:' && this.isConnected && !this.isSecure ? 'tls' : 'connect';
  }

  private readonly stop = (): void => this.finish('ended');

  private end(failure: Failure | null): void {
    const { response } = this;
    // A text of PostgreSQL has no NUL.
    const text = Buffer.concat(this.pieces).subarray(0, KEPT_BYTES).toString('utf8').replaceAll('\0', '');
    this.finish({
      status: response?.statusCode ?? null,
      failure,
      ms: Math.round(stopwatchMs() - this.began),
      answer: response ? text : null,
      retryAfterMs: readRetryAfter(response?.headers['retry-after']),
    });
  }

  private finish(outcome: Outcome | NoOutcome): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.signal?.removeEventListener('abort', this.stop);
    this.done(outcome);
    this.request.destroy();
  }
}

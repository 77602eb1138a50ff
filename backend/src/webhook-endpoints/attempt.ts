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
 * The addresses of a host, all of them public and none of them ours.
 * @throws RefusedAddress, if only one is not, and NoAddress
 */
async function publicAddresses(host: string, { rules, resolve }: Ways): Promise<readonly Address[]> {
  const [found, own] = await Promise.all([
    isIP(host) > 0 ? [{ address: host, family: isIP(host) }] : resolve(host).catch(() => []),
    rules.ownHost === undefined ? [] : resolve(rules.ownHost).catch(() => []),
  ]);
  if (found.length === 0) throw new NoAddress();
  const ours = new Set(own.map(({ address }) => plain(address)));
  if (found.some(({ address }) => !isAllowed(address, rules.allow) || ours.has(plain(address))))
    throw new RefusedAddress();
  return found;
}

/** Does the host of this URL lead to an address that nothing is sent to? One that leads nowhere at present does not. */
export async function leadsAstray(url: URL, ways: Ways): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, ways.connectMs, false).unref());
  const found = publicAddresses(literalOf(url) ?? url.hostname, ways).then(
    () => false,
    (error: unknown) => error instanceof RefusedAddress,
  );
  return Promise.race([found, late]);
}

/** Sends a body once. `signal` ends the attempt, which then has no outcome. */
export async function send(
  address: string,
  headers: Record<string, string>,
  body: string,
  ways: Ways,
  signal?: AbortSignal,
): Promise<Outcome | undefined> {
  const url = readTarget(address, ways.rules);
  // Node asks no lookup about an address, so it is checked here.
  if (typeof url === 'string' || (literalOf(url) !== undefined && (await leadsAstray(url, ways))))
    return { status: null, failure: 'refused_address', ms: 0, answer: null, retryAfterMs: undefined };
  return new Attempt(url, ways, signal).run(headers, body);
}

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
  private done!: (outcome: Outcome | undefined) => void;

  constructor(
    private readonly url: URL,
    private readonly ways: Ways,
    private readonly signal: AbortSignal | undefined,
  ) {}

  run(headers: Record<string, string>, body: string): Promise<Outcome | undefined> {
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
      return [null, await publicAddresses(host, this.ways)];
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

  private readonly stop = (): void => this.finish(undefined);

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

  private finish(outcome: Outcome | undefined): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.signal?.removeEventListener('abort', this.stop);
    this.done(outcome);
    this.request.destroy();
  }
}

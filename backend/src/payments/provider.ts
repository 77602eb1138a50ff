import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import Stripe from 'stripe';
import type { CardSandbox } from '../../sandbox/card-sandbox.js';
import { machineNow, SECOND } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { failPoint } from '../platform/config/fail-point.js';
import { Db } from '../platform/database/db.js';
import { JWT_SECRET } from '../platform/tokens.js';
import { StripeFailure } from './card-sandbox.js';
import { createStripeClient } from './stripe.client.js';

const TOLERANCE_SECONDS = 300;

/** The card provider: Stripe, or the embedded sandbox, through the same client. Only this file knows which. */
@Injectable()
export class Provider implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Provider');
  private readonly started: Promise<Stripe>;
  private announce!: (client: Stripe) => void;
  private embedded?: CardSandbox;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    @Inject(Env) private readonly env: Env,
    @Inject(JWT_SECRET) private readonly secret: string,
  ) {
    this.started = new Promise((resolve) => (this.announce = resolve));
  }

  get name(): 'sandbox' | 'stripe' {
    return this.env.paymentProvider;
  }

  /** Is it about real money? */
  get live(): boolean {
    return /^(sk|rk)_live_/.test(this.env.STRIPE_SECRET_KEY ?? '');
  }

  async onApplicationBootstrap(): Promise<void> {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = this.env;
    if (secretKey) return this.announce(createStripeClient({ secretKey, apiUrl }));
    await this.clock.refresh();
    const { startCardSandbox } = await import('../../sandbox/card-sandbox.js');
    this.embedded = await startCardSandbox({
      pool: this.db.pool,
      now: () => this.clock.now(),
      // A worker listens on no port of its own.
      webhookUrl: `${this.env.runsApi ? `http://localhost:${this.env.PORT}` : this.env.publicUrl}/api/webhooks/stripe`,
      webhookSecret: this.webhookSecrets[0] as string,
      onError: (error) => this.log.warn(String(error)),
      carriedOut: () => failPoint(this.env, 'provider.carried_out'),
    });
    this.announce(
      createStripeClient({ secretKey: this.embedded.secretKey, apiUrl: `http://127.0.0.1:${this.embedded.port}` }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.embedded?.close();
  }

  /** The client, once it is ready. */
  client(): Promise<Stripe> {
    return this.started;
  }

  /** The sandbox. @throws 404 with the real provider */
  async sandbox(): Promise<CardSandbox> {
    if (this.env.paymentProvider === 'stripe') throw problem('not_found');
    await this.started;
    return this.embedded as CardSandbox;
  }

  /**
   * Reads a webhook from its raw bytes.
   * @throws 400 when the signature is wrong, or its time is more than 300 seconds off in either direction
   */
  readWebhook(rawBody: Buffer | undefined, signature: string | undefined): Stripe.Event {
    const time = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1]);
    const now = machineNow().getTime() / SECOND;
    if (rawBody && signature && Math.abs(now - time) <= TOLERANCE_SECONDS) {
      for (const secret of this.webhookSecrets) {
        try {
          return Stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS);
        } catch {
          // The next secret too, while they are being rotated.
        }
      }
    }
    throw problem('webhook_signature');
  }

  private get webhookSecrets(): string[] {
    const given = this.env.STRIPE_WEBHOOK_SECRET?.split(',').map((secret) => secret.trim());
    return given ?? [`whsec_${createHmac('sha256', this.secret).update('card sandbox webhooks').digest('hex')}`];
  }
}

/** Does this failure leave open whether the call was carried out? Repeating the same call with the same key finds out. */
export function isUnknownOutcome(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  return (error.statusCode ?? 500) >= 500 || error.statusCode === 409 || error.statusCode === 429;
}

/** Did the provider answer with a failure of its own? It keeps that under the call's key: the same call may get the same answer for a day. */
export function isServerFailure(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500;
}

/** Is it a stored failure that the provider only replays? Nothing else will come under that key. */
export function isKeptFailure(error: unknown): boolean {
  return isServerFailure(error) && (error as Stripe.errors.StripeError).headers?.['idempotent-replayed'] === 'true';
}

const MOST_WAIT_ASKED = 15 * 60;

/** Seconds the provider asks us to wait after too many requests; 0 when it does not say. */
export function waitAskedFor(error: unknown): number {
  if (!(error instanceof Stripe.errors.StripeError) || error.statusCode !== 429) return 0;
  const seconds = Number(error.headers?.['retry-after']);
  return seconds > 0 ? Math.min(Math.ceil(seconds), MOST_WAIT_ASKED) : 0;
}

const MOST_TRIES = 20;
const PAUSE_MS = 50;

/** The same call made twice at once: the second waits for the first, and gets its answer. */
export async function whileInUse<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      const inUse = error instanceof Stripe.errors.StripeError && error.statusCode === 409;
      if (!inUse || attempt >= MOST_TRIES) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** What the provider has under an id; undefined if nothing. */
export async function ifThere<Found>(found: Promise<Found>): Promise<Found | undefined> {
  return found.catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  });
}

/** Calls the provider for a person. @throws 503 when it does not answer; a refusal is our bug, not the caller's */
export async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (isUnknownOutcome(error)) {
      throw problem('unavailable', {
        detail: 'The card provider is not responding. Nothing has changed; try again in a moment.',
        retryAfter: Math.max(5, waitAskedFor(error)),
      });
    }
    if (error instanceof Stripe.errors.StripeError)
      throw new Error(`The card provider refused: ${error.message}`, { cause: error });
    throw error;
  }
}

/** A refusal of the sandbox, as one of ours. @throws 404, 400 */
export async function refusedAs<Result>(operation: Promise<Result>): Promise<Result> {
  try {
    return await operation;
  } catch (error) {
    if (error instanceof StripeFailure && error.status === 404) throw problem('not_found');
    if (error instanceof StripeFailure) throw problem('invalid_input', { detail: error.message });
    throw error;
  }
}

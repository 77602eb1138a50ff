import type pg from 'pg';

import { machineNow } from '../src/common/clock.js';
import { execute } from './api.js';
import type { CardInput, CardProblem } from './cards.js';
import { Deliveries, pruneDeliveries } from './deliveries.js';
import { closeDispute, createDispute } from './disputes.js';
import { IN_PROCESS } from './events.js';
import { type DisputeReason, type Fault, StripeFailure } from '../src/payments/card-sandbox.js';
import type { ErrorBody } from './failures.js';
import { addFault, takeCallFault } from './faults.js';
import { pruneKeys } from './idempotency.js';
import { authenticateIntent, confirmWithCard, lockBySecret, type Attempted } from './confirmations.js';
import { randomText, type Dispute, type Intent, type TopUp } from './objects.js';
import { listen } from './server.js';
import { settleDue } from './settle.js';
import type { Store } from './store.js';
import { createTopUp } from './top-ups.js';
import { inTransaction } from './transaction.js';

export type { CardInput, CardProblem } from './cards.js';

export interface CardSandboxOptions {
  /** Takes one connection per call; the sandbox keeps none. The migrations create its schema `sandbox`. */
  pool: pg.Pool;
  /** Business time. */
  now(): Date;
  /** Where events are delivered, over HTTP. */
  webhookUrl: string;
  /** Signs the events. Every process on one database must be given the same one, because any of them may deliver any event. */
  webhookSecret: string;
  onError?(error: unknown): void;
  /** Called after a write was carried out, before it is answered; the answer waits for it. For tests of what is lost then. */
  carriedOut?(): Promise<void>;
}

/** The payment's outcome, in Stripe's words: `succeeded`, `requires_action`, `requires_payment_method`, `canceled`. */
export interface PaymentResult {
  status: Intent['status'];
  error?: CardProblem;
}

export interface DisputeResult {
  id: string;
  status: Dispute['status'];
}

export interface TopUpResult {
  id: string;
  status: TopUp['status'];
}

/**
 * The embedded stand-in for the card provider. Its state is in the database and survives any crash; its port and secret key
 * are new at each start. The operations below are what a browser, a cardholder, a bank or a test clock does at Stripe; they
 * throw `StripeFailure` for what does not exist (`status` 404) or cannot be done now (400).
 */
export interface CardSandbox {
  readonly port: number;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The browser's card form. For a payment that is already over, the status comes with `payment_intent_unexpected_state`. */
  confirm(payment: { clientSecret: string; card: CardInput }): Promise<PaymentResult>;
  /** The cardholder at their bank (3-D Secure). */
  authenticate(payment: { clientSecret: string; outcome: 'pass' | 'fail' }): Promise<PaymentResult>;
  createDispute(dispute: { paymentIntentId: string; reason: DisputeReason }): Promise<DisputeResult>;
  closeDispute(dispute: { id: string; outcome: 'won' | 'lost' }): Promise<DisputeResult>;
  /** The platform's owner adds so many cents to its balance. */
  topUp(cents: number): Promise<TopUpResult>;
  addFault(fault: { next: Fault; times?: number }): Promise<void>;
  /**
   * Does what fell due at this business time: captures end, reviews pass, refunds to the two test cards for that change, money
   * becomes available, payouts start and arrive.
   */
  settleDue(now: Date): Promise<void>;
  /** When the next of these falls due, at most `until`. */
  nextDue(until: Date): Promise<Date | undefined>;
  /** Tries every webhook delivery that is due, and returns once all were tried. */
  deliverWebhooks(): Promise<void>;
  /** Stops server and deliveries; undelivered events stay in the table. The pool stays open. */
  close(): Promise<void>;
}

const HOUR = 60 * 60 * 1000;

export async function startCardSandbox(options: CardSandboxOptions): Promise<CardSandbox> {
  const { pool, webhookUrl, webhookSecret } = options;
  const onError = (error: unknown) => options.onError?.(error);
  const secretKey = `sk_test_${randomText(40)}`;
  const clocks = { business: () => options.now(), machine: machineNow };

  const settleDueAt = (now: Date) => settleDue(pool, { ...clocks, business: () => now });
  const deliveries = new Deliveries({
    pool,
    webhookUrl,
    webhookSecret,
    machine: machineNow,
    beforeRound: () => settleDueAt(options.now()),
    onError,
  });
  const server = await listen({
    secretKey,
    execute: async (request) => {
      const answer = await execute(pool, clocks, request);
      if (request.method === 'POST') deliveries.kick();
      return answer;
    },
    takeFault: () => takeCallFault(pool),
    carriedOut: async () => options.carriedOut?.(),
    onError,
  });
  const prune = () => Promise.all([pruneKeys(pool, machineNow()), pruneDeliveries(pool, machineNow())]).catch(onError);
  const pruning = setInterval(() => void prune(), HOUR);
  pruning.unref();

  const perform = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    const result = await inTransaction(pool, clocks, IN_PROCESS, work);
    deliveries.kick();
    return result;
  };

  return {
    port: server.port,
    secretKey,
    webhookSecret,
    confirm: ({ clientSecret, card }) =>
      perform((store) => pay(store, clientSecret, (intent) => confirmWithCard(store, intent, card))),
    authenticate: ({ clientSecret, outcome }) =>
      perform((store) => pay(store, clientSecret, (intent) => authenticateIntent(store, intent, outcome))),
    createDispute: ({ paymentIntentId, reason }) =>
      perform(async (store) => toDisputeResult(await createDispute(store, paymentIntentId, reason))),
    closeDispute: ({ id, outcome }) =>
      perform(async (store) => toDisputeResult(await closeDispute(store, id, outcome))),
    topUp: (cents) =>
      perform(async (store) => {
        const { id, status } = await createTopUp(store, cents);
        return { id, status };
      }),
    addFault: ({ next, times = 1 }) => addFault(pool, next, times),
    settleDue: async (now) => {
      await settleDueAt(now);
      deliveries.kick();
    },
    nextDue: async (until) => {
      const { rows } = await pool.query<{ due_at: Date | null }>(
        'SELECT min(due_at) AS due_at FROM sandbox.objects WHERE due_at <= $1',
        [until],
      );
      return rows[0]?.due_at ?? undefined;
    },
    deliverWebhooks: () => deliveries.deliverAll(),
    close: async () => {
      clearInterval(pruning);
      await server.close();
      await deliveries.close();
    },
  };
}

async function pay(
  store: Store,
  clientSecret: string,
  attempt: (intent: Intent) => Promise<Attempted>,
): Promise<PaymentResult> {
  const intent = await lockBySecret(store, clientSecret);
  try {
    const { error } = await attempt(intent);
    return error ? { status: intent.status, error: toProblem(error) } : { status: intent.status };
  } catch (error) {
    // Thrown before anything was written: the intent is no longer open.
    if (!(error instanceof StripeFailure) || error.error.code !== 'payment_intent_unexpected_state') throw error;
    return { status: intent.status, error: toProblem(error.error) };
  }
}

function toProblem({ code, decline_code: declineCode, message }: ErrorBody): CardProblem {
  return { code: code ?? 'processing_error', ...(declineCode ? { declineCode } : {}), message };
}

function toDisputeResult({ id, status }: Dispute): DisputeResult {
  return { id, status };
}

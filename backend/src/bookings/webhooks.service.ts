import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type Stripe from 'stripe';
import { after, DAY, machineNow } from '../common/clock.js';
import { MoneyJobs } from '../payments/money.jobs.js';
import { Provider } from '../payments/provider.js';
import { STRIPE_API_VERSION } from '../payments/stripe.client.js';
import { Env } from '../platform/config/env.js';
import { failPoint } from '../platform/config/fail-point.js';
import { Db } from '../platform/database/db.js';
import { Signals } from '../platform/events/signals.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { Desk } from './desk.js';
import { askForChargebacks, chargeback } from './chargeback.js';
import { reconcile, settleIntent } from './reconcile.js';
import { settle } from './settle.js';

const BATCH = 100;

/** What the provider tells us: kept once, then looked into. A webhook is a hint; its content is never believed. */
@Injectable()
export class WebhooksService implements OnApplicationBootstrap {
  private readonly log = new Logger('Webhooks');
  private askedUpTo: Date | undefined;

  constructor(
    private readonly db: Db,
    private readonly desk: Desk,
    private readonly provider: Provider,
    private readonly jobs: Jobs,
    private readonly signals: Signals,
    private readonly sweeps: Sweeps,
    @Inject(Env) private readonly env: Env,
    moneyJobs: MoneyJobs,
  ) {
    moneyJobs.on('webhook', (id) => this.process(id));
    moneyJobs.on('settle', (quoteId) => settle(this.desk, quoteId));
  }

  onApplicationBootstrap(): void {
    if (!this.env.runsWorker) return;
    const queueOpen = () => this.queueOpen().catch((error: Error) => this.log.warn(error.message));
    this.signals.on('money', queueOpen);
    this.sweeps.every('often', 'webhooks', queueOpen);
    this.sweeps.every('minutely', 'open payments', () => this.askAgain());
    this.sweeps.every('hourly', 'reconciliation', () => reconcile(this.desk));
    this.sweeps.every('minutely', 'chargebacks', () => askForChargebacks(this.desk));
  }

  /** Keeps an event, once. @throws 400 when it is not signed by the provider */
  async receive(rawBody: Buffer | undefined, signature: string | undefined): Promise<void> {
    const event = this.provider.readWebhook(rawBody, signature);
    const strange = this.strange(event);
    await this.db.tx(async (tx) => {
      await tx.run(
        `INSERT INTO webhook_events (id, type, object_id, state, last_error, received_at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING`,
        [event.id, event.type, subjectOf(event), strange ? 'parked' : 'received', strange ?? null, machineNow()],
      );
      tx.wake('money');
    });
  }

  /** Looks into all events that have come and were not looked into yet; answers how many. One that fails is left to the sweep. */
  async processAll(): Promise<number> {
    const ids = await this.open();
    for (const id of ids) await this.process(id).catch((error: Error) => this.log.warn(`${id}: ${error.message}`));
    return ids.length;
  }

  /** A second look at payments that were not heard of: a webhook may have been lost. Each time at the next ones, then again from the oldest on. */
  private async askAgain(): Promise<void> {
    const oldest = after(this.desk.clock.now(), -7 * DAY);
    const rows = await this.db.rows<{ quote_id: string; updated_at: Date }>(
      `SELECT quote_id, updated_at FROM payments WHERE status IN ('pending', 'failed', 'paid') AND stripe_payment_intent_id IS NOT NULL
        AND updated_at > $1 ORDER BY updated_at LIMIT ${BATCH}`,
      [this.askedUpTo && this.askedUpTo > oldest ? this.askedUpTo : oldest],
    );
    this.askedUpTo = rows.length < BATCH ? undefined : rows.at(-1)?.updated_at;
    for (const { quote_id } of rows) {
      await settle(this.desk, quote_id).catch((error: Error) => this.log.warn(`${quote_id}: ${error.message}`));
    }
  }

  private async open(): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>(`SELECT id FROM webhook_events WHERE state = 'received' ORDER BY received_at LIMIT ${BATCH}`);
    return rows.map((row) => row.id);
  }

  private async queueOpen(): Promise<void> {
    await this.jobs.addMany('money', (await this.open()).map((id) => ({ name: 'webhook', data: { id }, once: id })));
  }

  private async process(id: string): Promise<void> {
    const event = await this.db.one<{ type: string; object_id: string | null; state: string }>('SELECT type, object_id, state FROM webhook_events WHERE id = $1', [id]);
    if (!event || event.state !== 'received') return;
    const known = event.object_id ? await this.lookInto(event.type, event.object_id) : false;
    await failPoint(this.env, 'webhook.applied');
    await this.db.rows(`UPDATE webhook_events SET state = $2, done_at = $3, attempts = attempts + 1 WHERE id = $1`, [id, known ? 'done' : 'parked', machineNow()]);
  }

  /** Asks the provider about what an event names; false for what is not ours. */
  private async lookInto(type: string, objectId: string): Promise<boolean> {
    if (type.startsWith('charge.dispute.')) return chargeback(this.desk, objectId);
    if (type.startsWith('refund.')) return this.desk.refunds.changed(objectId);
    if (objectId.startsWith('acct_')) return this.desk.payoutAccounts.changed(objectId);
    return objectId.startsWith('pi_') ? settleIntent(this.desk, objectId) : false;
  }

  /** Why an event is kept and not looked into; undefined when it is ours. */
  private strange({ livemode, api_version: version }: Stripe.Event): string | undefined {
    if (livemode !== this.provider.live) return `It is about ${livemode ? 'real' : 'test'} money, and this server is not.`;
    if (release(version) === release(STRIPE_API_VERSION)) return undefined;
    return `It is written in API version ${version}; the endpoint at the provider must have ${STRIPE_API_VERSION}.`;
  }
}

const KNOWN_BY_ID = new Set(['payment_intent', 'refund', 'dispute']);

/** The name of an API version: what is called the same is written the same. */
function release(version: string | null): string | undefined {
  return version?.split('.')[1];
}

/** The id that an event leads to: the refund or dispute itself, the connected account, else the payment intent. */
function subjectOf(event: Stripe.Event): string | null {
  if (event.account && /^(account|capability)\./.test(event.type)) return event.account;
  const object = event.data.object as { id?: string; object?: string; payment_intent?: string | { id: string } | null };
  if (KNOWN_BY_ID.has(object.object ?? '')) return object.id ?? null;
  const intent = object.payment_intent;
  return typeof intent === 'string' ? intent : (intent?.id ?? object.id ?? null);
}

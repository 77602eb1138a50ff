import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { User } from '../common/actor.js';
import type { Category } from '../common/categories.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { Signals } from '../platform/events/signals.js';
import { Jobs } from '../platform/jobs/jobs.js';
import type { JobName } from '../platform/jobs/queues.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { type Corrections, correctionsFrom, type PaidJob } from './corrections.js';
import { estimatePrices, groupOf } from './estimate.js';
import type { CorrectionsAnswer } from './rate-cards.dto.js';
import { RateCards } from './rate-cards.service.js';
import { PRICED_SHIPMENT, type PricedShipment, ShipmentInputs } from './shipment-inputs.js';

/** How many of the newest paid jobs are looked at, none older than two years. */
const MOST_JOBS = 20_000;
const OLDEST = '2 years';
/** The number of days over which we say how often final prices fell inside the range. */
const LATELY = '180 days';
const DAY_MS = 86_400_000;
const RECOMPUTE: JobName<'prices'> = 'prices.correct';

// Whose card was charged and who did the job; the amount is the quote's.
const PAID = `
  SELECT q.amount::float8 AS amount, q.carrier_id AS "carrierId", q.paid_at AS "paidAt", ${PRICED_SHIPMENT}
    FROM quotes q JOIN shipments s ON s.id = q.shipment_id
   WHERE q.paid_at IS NOT NULL AND q.paid_at > $1::timestamptz - interval '${OLDEST}' AND q.status <> 'declined' AND s.category IS NOT NULL
   ORDER BY q.paid_at DESC LIMIT ${MOST_JOBS}`;

// The range the shipper saw, beside what was finally paid.
const TRUTH = `
  SELECT s.category, count(*)::int AS jobs, count(*) FILTER (WHERE q.amount BETWEEN p.low AND p.high)::int AS inside
    FROM (SELECT * FROM quotes WHERE paid_at IS NOT NULL AND paid_at > $1::timestamptz - interval '${LATELY}' AND status <> 'declined' ORDER BY paid_at DESC LIMIT ${MOST_JOBS}) q
    JOIN shipments s ON s.id = q.shipment_id
    JOIN price_comparisons p ON p.shipment_id = s.id AND (p.api_response->>'usual')::boolean
   WHERE s.category IS NOT NULL
   GROUP BY s.category`;

type PaidRow = PricedShipment & { amount: number; carrierId: string; paidAt: Date };

/** How many jobs there were, and how many were paid inside the range shown. */
export interface Truth {
  jobs: number;
  inside: number;
}

interface Stored {
  version: string;
  cardVersion: number;
  computedAt: Date;
  inputs: { jobs: number };
  cells: Corrections;
  truth: Partial<Record<Category, Truth>>;
}

const NEWEST = `
  SELECT version::text, card_version AS "cardVersion", computed_at AS "computedAt", inputs, cells, truth FROM price_corrections ORDER BY version DESC LIMIT 1`;

/** What the marketplace's own paid quotes teach about prices: learned every night, stored with its version, in memory in every process. */
@Injectable()
export class CorrectionsService implements OnApplicationBootstrap {
  private current: Stored | undefined;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly cards: RateCards,
    private readonly inputs: ShipmentInputs,
    private readonly jobs: Jobs,
    @Inject(Env) env: Env,
    sweeps: Sweeps,
    signals: Signals,
  ) {
    signals.on('settings', () => this.refresh());
    sweeps.on('price corrections', () => this.askNightly());
    // Also at the start: a program restarted every hour would never reach the hourly sweep.
    if (env.runsWorker) signals.on('clock', () => this.clock.refresh().then(() => this.askNightly()));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
  }

  /** What was learned from jobs under the card in force; nothing while that card is new. */
  get(): Corrections {
    return this.current && this.current.cardVersion === this.cards.version ? this.current.cells : {};
  }

  /** How often a category's prices fell inside the range lately. */
  truth(category: Category): Truth {
    return this.current?.truth[category] ?? { jobs: 0, inside: 0 };
  }

  /** Learns again from the paid jobs, stores the result and tells all processes. @param operator who asked for it; nobody does at night */
  async recompute(operator?: User): Promise<CorrectionsAnswer> {
    const now = this.clock.now();
    const [card, cardVersion] = [this.cards.get(), this.cards.version];
    const rows = await this.db.rows<PaidRow>(PAID, [now]);
    const learned = rows.map((row): PaidJob => {
      const input = this.inputs.of(row, row.category!, row.paidAt.toISOString().slice(0, 10));
      const usual = estimatePrices(input, card).find((each) => each.usual)!;
      return {
        category: input.category,
        group: groupOf(input, card),
        miles: input.miles,
        lane: `${input.fromState ?? ''}-${input.toState ?? ''}`,
        carrierId: row.carrierId,
        shipperId: row.userId,
        y: Math.log((row.amount * 100) / usual.estimatedCostCents),
        ageDays: (now.getTime() - row.paidAt.getTime()) / DAY_MS,
      };
    });
    const cells = correctionsFrom(learned);
    const truth = Object.fromEntries(
      (await this.db.rows<Truth & { category: Category }>(TRUTH, [now])).map(({ category, jobs, inside }) => [
        category,
        { jobs, inside },
      ]),
    );
    const stored = await this.db.tx(async (tx) => {
      tx.wake('settings');
      const made = await tx.one<{ version: string }>(
        'INSERT INTO price_corrections (card_version, computed_at, inputs, cells, truth) VALUES ($1, $2, $3, $4, $5) RETURNING version::text',
        [
          cardVersion,
          now,
          JSON.stringify({
            jobs: learned.length,
            newestPaidAt: rows[0]?.paidAt ?? null,
            oldestPaidAt: rows.at(-1)?.paidAt ?? null,
          }),
          JSON.stringify(cells),
          JSON.stringify(truth),
        ],
      );
      if (operator) await this.audited(tx, now, operator, cardVersion);
      return made;
    });
    await this.refresh();
    return {
      version: Number(stored?.version),
      cardVersion,
      computedAt: now.toISOString(),
      jobs: learned.length,
      cells: cells as Record<string, unknown>,
    };
  }

  private async audited(tx: Tx, at: Date, operator: User, cardVersion: number): Promise<void> {
    const card = await tx.one<{ id: string }>('SELECT id FROM rate_cards WHERE version = $1', [cardVersion]);
    const line = { action: 'rate-cards.recompute', resource: 'rate-cards', resourceId: card?.id ?? '' };
    await audit(tx, at, operator, line);
  }

  /** Learns, unless another process has done so today. */
  async nightly(): Promise<void> {
    await this.refresh();
    if (this.isDue()) await this.recompute();
  }

  /** The first sweep after midnight (business time, UTC) queues the learning. */
  private async askNightly(): Promise<void> {
    if (this.isDue()) await this.jobs.add('prices', RECOMPUTE, {}, { once: RECOMPUTE });
  }

  private isDue(): boolean {
    const day = (at: Date): string => at.toISOString().slice(0, 10);
    return (
      this.current === undefined ||
      day(this.current.computedAt) !== day(this.clock.now()) ||
      this.current.cardVersion !== this.cards.version
    );
  }

  private async refresh(): Promise<void> {
    this.current = await this.db.one<Stored>(NEWEST);
  }
}

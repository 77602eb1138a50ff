import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { machineNow, MINUTE, SECOND } from '../common/clock.js';
import { invariants } from '../ledger/ledger.invariants.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { QUEUES } from '../platform/jobs/queues.js';
import { Metrics } from '../platform/metrics/metrics.js';

/** Counts stop here: beyond this it is one alarm, not a finer figure. */
const MOST = 10_000;
const LEDGER_CHECKED_FOR_MS = 10 * MINUTE;
const JOB_STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/** What is queried on each scrape; each count reads open rows only, through their index. */
const FIGURES = `
  SELECT (SELECT created_at FROM events WHERE dispatched_at IS NULL ORDER BY id LIMIT 1) AS "oldestEvent",
         (SELECT count(*)::int FROM (SELECT 1 FROM deadlines WHERE done_at IS NULL AND due_at <= $1 LIMIT ${MOST}) d) AS overdue,
         (SELECT count(*)::int FROM (SELECT 1 FROM emails WHERE state = 'queued' LIMIT ${MOST}) m) AS "mailsQueued",
         (SELECT created_at FROM emails WHERE state = 'queued' ORDER BY id LIMIT 1) AS "oldestMail",
         (SELECT count(*)::int FROM (SELECT 1 FROM emails WHERE state = 'failed' LIMIT ${MOST}) m) AS "mailsFailed"`;

interface Figures {
  oldestEvent: Date | null;
  overdue: number;
  mailsQueued: number;
  oldestMail: Date | null;
  mailsFailed: number;
}

const OPEN_OPERATIONS = `
  SELECT kind, state, count(*)::int AS n FROM money_operations WHERE state <> 'succeeded' GROUP BY kind, state`;

/** Collects what a Prometheus server scrapes. The whole ledger is checked at most every ten minutes. */
@Injectable()
export class MetricsService implements OnApplicationBootstrap {
  private readonly jobsGauge = this.gauge('haulway_queue_jobs', 'Jobs on the queues.', ['queue', 'state']);
  private readonly operations = this.gauge(
    'haulway_money_operations',
    'Money operations that are not done, by kind and state.',
    ['kind', 'state'],
  );
  private readonly violations = this.gauge(
    'haulway_ledger_violations',
    'Rows that break a rule of the ledger; checked every ten minutes.',
    ['invariant'],
  );
  private readonly outboxAge = this.gauge(
    'haulway_outbox_age_seconds',
    'Age of the oldest event not yet handed on; 0 when there is none.',
  );
  private readonly overdue = this.gauge('haulway_deadlines_overdue', 'Deadlines that are due and not done.');
  private readonly mails = this.gauge('haulway_mails', 'Mails that are to be sent, and that were given up.', ['state']);
  private readonly mailAge = this.gauge(
    'haulway_mail_age_seconds',
    'Age of the oldest mail that is still to be sent; 0 when there is none.',
  );
  private readonly reached = this.gauge(
    'haulway_reached',
    'Whether a part answered just now: 1 or 0. Of one that did not, there are no figures.',
    ['part'],
  );
  /** Those that are read from the database. */
  private readonly ofTables = [
    this.outboxAge,
    this.overdue,
    this.mails,
    this.mailAge,
    this.operations,
    this.violations,
  ] as const;
  private ledgerCheckedAt = 0;
  private checkingLedger?: Promise<void>;

  constructor(
    private readonly metrics: Metrics,
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    collectDefaultMetrics({ register: this.metrics.registry });
  }

  get contentType(): string {
    return this.metrics.registry.contentType;
  }

  async text(): Promise<string> {
    await Promise.all([
      this.readPart('queues', [this.jobsGauge], () => this.readQueues()),
      this.readPart('database', this.ofTables, () => Promise.all([this.readTables(), this.readLedger()])),
    ]);
    return this.metrics.registry.metrics();
  }

  /** While a part is away its old figures would be taken for today's, and without the others nobody would see why. */
  private async readPart(part: string, gauges: readonly Gauge[], read: () => Promise<unknown>): Promise<void> {
    const isReached = await read().then(
      () => true,
      () => false,
    );
    this.reached.set({ part }, isReached ? 1 : 0);
    if (isReached) return;
    if (gauges.includes(this.violations)) this.ledgerCheckedAt = 0;
    for (const gauge of gauges) {
      gauge.reset();
      // Without labels that makes it 0.
      gauge.remove({});
    }
  }

  private async readQueues(): Promise<void> {
    for (const queue of QUEUES) {
      const counts = await this.jobs.queue(queue).getJobCounts(...JOB_STATES);
      for (const state of JOB_STATES) this.jobsGauge.set({ queue, state }, counts[state] ?? 0);
    }
  }

  private async readTables(): Promise<void> {
    const [figures] = await this.db.rows<Figures>(FIGURES, [this.clock.now()]);
    if (!figures) return;
    const now = machineNow().getTime();
    const ageOf = (at: Date | null) => (at ? (now - at.getTime()) / SECOND : 0);
    this.outboxAge.set(ageOf(figures.oldestEvent));
    this.mailAge.set(ageOf(figures.oldestMail));
    this.overdue.set(figures.overdue);
    this.mails.set({ state: 'queued' }, figures.mailsQueued);
    this.mails.set({ state: 'failed' }, figures.mailsFailed);
    const operations = await this.db.rows<{ kind: string; state: string; n: number }>(OPEN_OPERATIONS);
    this.operations.reset();
    for (const { kind, state, n } of operations) this.operations.set({ kind, state }, n);
  }

  /** A scrape that comes while one is running shares its result. */
  private readLedger(): Promise<void> {
    if (machineNow().getTime() - this.ledgerCheckedAt < LEDGER_CHECKED_FOR_MS) return Promise.resolve();
    this.checkingLedger ??= this.checkLedger().finally(() => (this.checkingLedger = undefined));
    return this.checkingLedger;
  }

  private async checkLedger(): Promise<void> {
    for (const { name, sql } of invariants) {
      const rows = await this.db.rows<{ n: number }>(`SELECT count(*)::int AS n FROM (${sql}) broken`);
      this.violations.set({ invariant: name }, rows[0]?.n ?? 0);
    }
    this.ledgerCheckedAt = machineNow().getTime();
  }

  private gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.metrics.registry] });
  }
}

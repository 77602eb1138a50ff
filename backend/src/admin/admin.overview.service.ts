import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { addDays } from '../common/calendar.js';
import { problem } from '../common/errors.js';
import { centsToDollars } from '../common/money.js';
import { auditReading } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { QUEUES } from '../platform/jobs/queues.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { arrivalRecord } from '../tracking-links/tracking-links.queries.js';
import { OPEN_JOB } from './admin.jobs.dto.js';
import type {
  DayAnswer,
  HealthOfAnswer,
  MailPreviewAnswer,
  OpenAnswer,
  OverviewAnswer,
  PeriodAnswer,
} from './admin.overview.dto.js';
import { DAYS_NOW, FIRST_OPEN_DAY, KEEP_DAYS, KEPT_DAYS, OPEN, STUCK } from './admin.overview.queries.js';

const HOUR_SECONDS = 3_600;
/** Whoever has the token in a link may use it, so operators see the mail without it. */
const TOKEN = /([?&](?:token|verify)=)[\w.~%-]+/g;

/** One day's figures; added up they are a period's. */
interface Figures {
  day: string;
  signUps: number;
  listed: number;
  quoted: number;
  booked: number;
  paid: number;
  delivered: number;
  cancelled: number;
  volumeCents: number;
  releasedCents: number;
  feesCents: number;
  firstQuoteSeconds: number;
}

/** The console's first screen. Past days are counted once and kept; today is counted on each read. */
@Injectable()
export class AdminOverviewService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    @Inject(Env) env: Env,
    sweeps: Sweeps,
  ) {
    if (env.runsWorker) sweeps.on('daily figures', () => this.keepDays(this.today()));
  }

  async read(days: number): Promise<OverviewAnswer> {
    const today = this.today();
    await this.keepDays(today);
    const first = addDays(today, 1 - days);
    const kept = await this.db.rows<Figures>(KEPT_DAYS, [addDays(first, -days), today]);
    const now = await this.db.rows<Figures>(DAYS_NOW, daysOf(today, addDays(today, 1)));
    const inPeriod = [...kept.filter(({ day }) => day >= first), ...now];
    const [open, health, arrivals = null] = await Promise.all([this.open(), this.health(), arrivalRecord(this.db)]);
    return {
      days,
      period: toPeriod(inPeriod),
      previous: toPeriod(kept.filter(({ day }) => day < first)),
      daily: wholeDays(first, days, inPeriod),
      open,
      health,
      arrivals,
    };
  }

  /** Mails have messages in them, so reading one is recorded in the audit log. @throws 404 */
  async mail(operator: User, id: string): Promise<MailPreviewAnswer> {
    const mail = /^\d{1,15}$/.test(id)
      ? await this.db.one<MailPreviewAnswer>('SELECT subject, text, html FROM emails WHERE id = $1', [id])
      : undefined;
    if (!mail) throw problem('not_found');
    await auditReading(this.db, this.clock.now(), operator, 'emails', id);
    return {
      subject: mail.subject,
      text: withoutTokens(mail.text),
      html: mail.html === null ? null : withoutTokens(mail.html),
    };
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }

  /** Counts the days before `today` that are not kept yet. */
  private async keepDays(today: string): Promise<void> {
    const first = (await this.db.one<{ day: string | null }>(FIRST_OPEN_DAY))?.day;
    if (first && first < today) await this.db.rows(KEEP_DAYS, daysOf(first, today));
  }

  private async open(): Promise<OpenAnswer> {
    const row = await this.db.one<
      Omit<OpenAnswer, `claims${string}`> & {
        claims: Pick<OpenAnswer, 'claimsUnderOneDay' | 'claimsUnderThreeDays' | 'claimsOlder' | 'claimsOverdue'>;
      }
    >(OPEN);
    if (!row) throw new Error('Sums always return one row.');
    const { claims, ...figures } = row;
    return { ...figures, ...claims };
  }

  private async health(): Promise<HealthOfAnswer> {
    const stuck = await this.db.one<Omit<HealthOfAnswer, 'queues'>>(STUCK);
    if (!stuck) throw new Error('Counts always return one row.');
    const queues = await Promise.all(
      QUEUES.map(async (queue) => {
        const counts = await this.jobs.queue(queue).getJobCounts(...OPEN_JOB, 'failed');
        return {
          queue,
          waiting: counts['waiting'] ?? 0,
          active: counts['active'] ?? 0,
          delayed: counts['delayed'] ?? 0,
          failed: counts['failed'] ?? 0,
        };
      }),
    );
    return { queues, ...stuck };
  }
}

/** The parameters of the figures: the days, and the instants they start and end at. */
function daysOf(first: string, end: string): unknown[] {
  return [first, end, new Date(`${first}T00:00:00Z`), new Date(`${end}T00:00:00Z`)];
}

function toPeriod(days: readonly Figures[]): PeriodAnswer {
  const sum = (figure: Exclude<keyof Figures, 'day'>) => days.reduce((total, day) => total + Number(day[figure]), 0);
  const [listed, quoted, booked, released, fees] = [
    sum('listed'),
    sum('quoted'),
    sum('booked'),
    sum('releasedCents'),
    sum('feesCents'),
  ];
  return {
    volume: centsToDollars(sum('volumeCents')),
    released: centsToDollars(released),
    fees: centsToDollars(fees),
    takeRatePercent: share(fees, released),
    signUps: sum('signUps'),
    listed,
    quoted,
    booked,
    paid: sum('paid'),
    delivered: sum('delivered'),
    cancelled: sum('cancelled'),
    fillRatePercent: share(booked, listed),
    hoursToFirstQuote: quoted === 0 ? null : Math.round((sum('firstQuoteSeconds') / quoted / HOUR_SECONDS) * 10) / 10,
  };
}

function share(part: number, of: number): number | null {
  return of === 0 ? null : Math.round((part / of) * 10_000) / 100;
}

/** Includes days on which nothing happened, and days before the first. */
function wholeDays(first: string, days: number, known: readonly Figures[]): DayAnswer[] {
  const byDay = new Map(known.map((figures) => [figures.day, figures]));
  return Array.from({ length: days }, (_, n) => {
    const day = addDays(first, n);
    const figures = byDay.get(day);
    return {
      day,
      volume: centsToDollars(Number(figures?.volumeCents ?? 0)),
      fees: centsToDollars(Number(figures?.feesCents ?? 0)),
      signUps: figures?.signUps ?? 0,
      listed: figures?.listed ?? 0,
      booked: figures?.booked ?? 0,
      delivered: figures?.delivered ?? 0,
    };
  });
}

function withoutTokens(text: string): string {
  return text.replace(TOKEN, '$1...');
}

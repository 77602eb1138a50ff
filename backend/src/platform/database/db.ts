import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { requestContext } from '../context/request-context.js';
import { readAnswer, storeAnswer } from '../idempotency/answers.js';
import { poolPlanningOnce } from './data-source.js';
import { forgottenAsOutdated, prepared, type Topic, Tx } from './tx.js';

const RETRIED = new Set(['40001', '40P01']);
const MOST_TRIES = 4;
/** Reading this many rows holds the event loop for a few milliseconds. */
const ROWS_A_PART = 500;

/** Access to the database: transactions for verbs, prepared reads for screens. */
@Injectable()
export class Db implements OnApplicationShutdown {
  private readonly listeners = new Map<Topic, (() => void)[]>();
  private forget: (userId: string) => void = () => undefined;
  private readonly wide: pg.Pool;

  constructor(@InjectDataSource() readonly source: DataSource) {
    this.wide = poolPlanningOnce(source);
  }

  onApplicationShutdown(): Promise<void> {
    return this.wide.end();
  }

  /** The driver's own pool; TypeORM and all but the wide reads share it. */
  get pool(): pg.Pool {
    return (this.source.driver as unknown as { master: pg.Pool }).master;
  }

  /** How many statements and transactions wait for a connection. */
  get waiting(): number {
    return this.pool.waitingCount + this.wide.waitingCount;
  }

  /** Rows of one statement outside any transaction. */
  async rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await twice(() => this.pool.query<Row & pg.QueryResultRow>(prepared(sql, values)))).rows;
  }

  async one<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(sql, values))[0];
  }

  /** As {@link one}, but planned each time for its values, since they decide the best plan. */
  async onePlanned<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row | undefined> {
    return (await this.rowsPlanned<Row>(text, values))[0];
  }

  /** As {@link rows}, planned each time. */
  async rowsPlanned<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row & pg.QueryResultRow>({ text, values: [...values] })).rows;
  }

  /** As {@link one}, for a wide read whose best plan is the same for all values. */
  async oneWide<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row | undefined> {
    return (await this.rowsWide<Row>(sql, values))[0];
  }

  /**
   * As {@link rows}, planned once a connection. Wide reads take up to ten times longer to plan than to run, and PostgreSQL plans
   * the first five of a statement for their values, and all that follow if those plans looked the least bit cheaper. So they have
   * connections of their own.
   */
  async rowsWide<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.askWide(() => prepared(sql, values));
  }

  /**
   * As {@link rowsWide}, for thousands of rows: they come in parts, and other work gets its turn in between. The driver leaves a
   * connection unusable when such a statement fails; the pool drops it, as it does after any failure.
   */
  async rowsInParts<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.askWide(() => ({ ...prepared(sql, values), rows: ROWS_A_PART }));
  }

  private async askWide<Row extends object>(statement: () => pg.QueryConfig & { rows?: number }): Promise<Row[]> {
    return (await twice(() => this.wide.query<Row & pg.QueryResultRow>(statement()))).rows;
  }

  /** `listener` runs after each commit that wrote this topic. */
  onCommit(topic: Topic, listener: () => void): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener]);
  }

  /** `listener` hears, after each commit, of whom nothing remembered holds any more. */
  onForget(listener: (userId: string) => void): void {
    this.forget = listener;
  }

  /**
   * Runs `work` in one transaction (read committed) and returns its result. A serialization failure, a deadlock or an
   * outdated statement is retried. In a call with an Idempotency-Key the first transaction is the effect: key, fingerprint and answer are
   * committed with it, and a repeat is answered from there.
   */
  async tx<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const context = requestContext.getStore();
    const idempotency = context?.idempotency && !context.idempotency.used ? context.idempotency : undefined;
    if (idempotency) idempotency.used = true;
    return this.tries(async (tx) => {
      if (idempotency) await readAnswer(tx, idempotency);
      const result = await work(tx);
      if (idempotency) await storeAnswer(tx, idempotency, result);
      return result;
    });
  }

  /**
   * Runs a call whose effect takes several transactions, each of which a repeat finds done. Its answer is what a repeat with its
   * Idempotency-Key gets, if it is one to be kept.
   */
  async once<Result>(work: () => Promise<Result>, isKept: (result: Result) => boolean): Promise<Result> {
    const idempotency = requestContext.getStore()?.idempotency;
    if (!idempotency) return work();
    idempotency.used = true;
    await this.tries((tx) => readAnswer(tx, idempotency));
    const result = await work();
    if (isKept(result)) await this.tries((tx) => storeAnswer(tx, idempotency, result));
    return result;
  }

  /** Runs what comes before the effect of a call, such as asking the provider: its transactions are not what a repeat is answered from. */
  before<Result>(work: () => Promise<Result>): Promise<Result> {
    const context = requestContext.getStore();
    if (!context?.idempotency) return work();
    const { requestId, ip } = context;
    return requestContext.run({ requestId, ip }, work);
  }

  /** Runs `work` as {@link tx} would, without its effect: it is rolled back. @throws what it throws */
  async tried(work: (tx: Tx) => Promise<unknown>): Promise<null> {
    const done = new Error('tried');
    await this.tries(async (tx) => {
      await work(tx);
      await tx.settled();
      throw done;
    }).catch((error: unknown) => {
      if (error !== done) throw error;
    });
    return null;
  }

  private async tries<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(work);
      } catch (error) {
        const isRetried = RETRIED.has((error as { code?: string }).code ?? '') || forgottenAsOutdated(error);
        if (attempt >= MOST_TRIES || !isRetried) throw error;
      }
    }
  }

  private async attempt<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const runner = this.source.createQueryRunner();
    try {
      const tx = new Tx(runner, (await runner.connect()) as pg.PoolClient);
      let result: Result;
      try {
        result = await work(tx);
        await tx.commit();
      } catch (error) {
        await tx.rollBack().catch(() => undefined);
        throw error;
      }
      for (const userId of tx.forgotten) this.forget(userId);
      for (const topic of tx.topics) for (const wake of this.listeners.get(topic) ?? []) wake();
      return result;
    } finally {
      await runner.release();
    }
  }
}

/** Asks once more if the statement was outdated. */
async function twice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!forgottenAsOutdated(error)) throw error;
    return ask();
  }
}

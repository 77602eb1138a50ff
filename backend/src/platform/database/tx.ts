import type { Writable } from 'node:stream';
import type { EntityMetadata, EntityTarget, ObjectLiteral, QueryRunner, Repository } from 'typeorm';
import type pg from 'pg';
import {
  assignments,
  type Having,
  insertStatement,
  readStatement,
  selectStatement,
  toEntity,
  updateStatement,
} from './rows.js';

/** What a transaction may write to that somebody waits for once it is committed. */
export const TOPICS = ['events', 'mails', 'money', 'clock', 'settings', 'release', 'webhooks', 'push'] as const;
export type Topic = (typeof TOPICS)[number];

/** Changes of a row. One that says when it last changed is told of each: programs ask for what changed since. */
type Dated<Row> = Partial<Row> & (Row extends { updatedAt: infer At } ? { updatedAt: At } : unknown);

/**
 * A database transaction. Participants take it as their first argument and never open one of their own.
 *
 * Statements go to the database as they come, without waiting for the answer to the one before, and those of one turn of the
 * event loop in one write. A write whose result nobody needs is not waited for at all: if it fails, so does all that
 * follows in the transaction, and the first failure is the one that is thrown.
 */
export class Tx {
  /** Writes nobody has waited for yet, in order. */
  private readonly sent: Promise<unknown>[] = [];
  private isHeld = false;
  /** Why the first statement failed; those after it only say that the transaction is aborted. */
  private failure: unknown;
  readonly topics = new Set<Topic>();
  /** Users about whom nothing remembered holds after the commit. */
  readonly forgotten = new Set<string>();

  constructor(
    private readonly runner: QueryRunner,
    private readonly client: pg.ClientBase,
  ) {
    this.sendAny({ text: 'BEGIN' });
  }

  /** Ends it and keeps what it did. @throws the first failure of a write that was not waited for: then nothing is kept */
  async commit(): Promise<void> {
    await this.settled();
    await this.query({ text: 'COMMIT' });
  }

  /** Ends it and keeps nothing. */
  async rollBack(): Promise<void> {
    await this.client.query('ROLLBACK');
  }

  /** A write whose result nobody needs, at once but not waited for. */
  send(sql: string, values: readonly unknown[] = []): void {
    this.sendAny(prepared(sql, values));
  }

  /** The same for a write that has to touch so many rows. @param otherwise what is thrown if it does not, at the latest by the commit */
  sendFor(rows: number, sql: string, values: readonly unknown[], otherwise: () => Error): void {
    const check = ({ rowCount }: pg.QueryResult) => {
      if (rowCount !== rows) throw (this.failure ??= otherwise());
    };
    this.keep(this.ask(prepared(sql, values)).then(check));
  }

  private sendAny(statement: pg.QueryConfig): void {
    this.keep(this.ask(statement));
  }

  private keep(answered: Promise<unknown>): void {
    // A failure is thrown by the next statement, which fails too, or by the commit.
    answered.catch(() => undefined);
    this.sent.push(answered);
  }

  private async query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    try {
      return await this.ask<Row>(statement);
    } catch (error) {
      throw this.failure ?? error;
    }
  }

  /** Waits for what was sent. Answered in order: what was sent before a statement that was answered is settled. @throws the first failure */
  async settled(): Promise<void> {
    for (const each of this.sent.splice(0)) await each;
  }

  private ask<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    if (!this.isHeld) {
      this.isHeld = true;
      const { stream } = (this.client as unknown as { connection: { stream: Writable } }).connection;
      stream.cork();
      process.nextTick(() => {
        this.isHeld = false;
        stream.uncork();
      });
    }
    const answered = this.client.query<Row>(statement);
    answered.catch((error: unknown) => (this.failure ??= error));
    return answered;
  }

  repo<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Repository<Row> {
    return this.runner.manager.getRepository(entity);
  }

  /** A statement's rows, run as a prepared statement. */
  async rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.query<Row & pg.QueryResultRow>(prepared(sql, values))).rows;
  }

  /** A statement's first row, or undefined. */
  async one<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(sql, values))[0];
  }

  /** As {@link rows}, of a text that depends on what is asked, so that it is not kept as a prepared statement. */
  async rowsPlanned<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return (await this.query<Row & pg.QueryResultRow>({ text, values: [...values] })).rows;
  }

  /** As {@link rows}: a transaction has one connection. */
  rowsWide<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.rows(sql, values);
  }

  /** As {@link one}, likewise. */
  oneWide<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row | undefined> {
    return this.one(sql, values);
  }

  /** Runs a statement and returns how many rows it touched. */
  async run(sql: string, values: readonly unknown[] = []): Promise<number> {
    return (await this.query(prepared(sql, values))).rowCount ?? 0;
  }

  /** The row with these values. */
  async find<Row extends ObjectLiteral>(entity: EntityTarget<Row>, having: Having<Row>): Promise<Row | undefined> {
    return (await this.read(entity, having, ''))[0];
  }

  /** The row with these values, which must exist. @throws Error */
  async get<Row extends ObjectLiteral>(entity: EntityTarget<Row>, having: Having<Row>): Promise<Row> {
    const row = await this.find(entity, having);
    if (!row) throw new Error(`no row of ${this.metadata(entity).tableName} has ${JSON.stringify(having)}`);
    return row;
  }

  /** The row with these values, locked until the transaction ends. */
  async lock<Row extends ObjectLiteral>(entity: EntityTarget<Row>, having: Having<Row>): Promise<Row | undefined> {
    return (await this.lockAll(entity, having))[0];
  }

  /** The one row for which a condition holds, locked until the transaction ends. */
  async lockWhere<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    condition: string,
    values: readonly unknown[],
  ): Promise<Row | undefined> {
    const metadata = this.metadata(entity);
    const row = await this.one<Record<string, unknown>>(selectStatement(metadata, condition) + ' FOR UPDATE', values);
    return row && toEntity<Row>(metadata, row);
  }

  /** All rows with these values, locked in id order, so that nobody waits in a circle. */
  async lockAll<Row extends ObjectLiteral>(entity: EntityTarget<Row>, having: Having<Row>): Promise<Row[]> {
    return this.read(entity, having, ' FOR UPDATE');
  }

  /** Inserts a row; what is left out gets its column's default. Not waited for. */
  insert<Row extends ObjectLiteral>(entity: EntityTarget<Row>, row: Partial<Row>): void {
    this.send(...insertStatement(this.metadata(entity), row));
  }

  /** Changes the row with this id. Not waited for. The text depends on what is changed, so it is not kept as a prepared statement. */
  update<Row extends ObjectLiteral & { id: string | number }>(
    entity: EntityTarget<Row>,
    id: Row['id'],
    changes: Dated<Row>,
  ): void {
    const [text, values] = updateStatement(this.metadata(entity), id, changes);
    this.sendAny({ text, values });
  }

  /** The SET clause of an UPDATE for changes to a row that was read here, and their values; the first of these is the parameter `first`. */
  assignments<Row extends object>(row: Row, changes: Partial<Row>, first: number): [set: string[], values: unknown[]] {
    return assignments(this.metadata(row.constructor), changes, first);
  }

  private async read<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    having: Having<Row>,
    lock: '' | ' FOR UPDATE',
  ): Promise<Row[]> {
    const metadata = this.metadata(entity);
    const rows = await this.rows<Record<string, unknown>>(
      readStatement(metadata, having) + lock,
      Object.values(having),
    );
    return rows.map((row) => toEntity<Row>(metadata, row));
  }

  private metadata<Row extends ObjectLiteral>(entity: EntityTarget<Row>): EntityMetadata {
    return this.runner.connection.getMetadata(entity);
  }

  /** After the commit, makes this process forget who the user is, and what their sessions and keys are. The database tells the others. */
  forget(userId: string): void {
    this.forgotten.add(userId);
  }

  /** After the commit, wakes the parts that wait for this topic. */
  wake(topic: Topic): void {
    this.topics.add(topic);
  }
}

const names = new Map<string, string>();
const MOST_NAMES = 500;
let named = 0;

/** Names a statement, so that PostgreSQL parses and plans it once per connection. */
export function prepared(text: string, values: readonly unknown[]): pg.QueryConfig {
  let name = names.get(text);
  if (!name && names.size < MOST_NAMES) {
    name = `q${++named}`;
    names.set(text, name);
  }
  return { name, text, values: [...values] };
}

/**
 * Has PostgreSQL refused a statement that it knows by name, because a newer release has changed the type of what it answers?
 * Such a name is of no more use on its connection, so all statements get new ones here, and a repeat works.
 */
export function forgottenAsOutdated(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  if (code !== '0A000' || routine !== 'RevalidateCachedQuery') return false;
  names.clear();
  return true;
}

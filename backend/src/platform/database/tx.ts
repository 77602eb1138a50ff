import type { EntityMetadata, EntityTarget, ObjectLiteral, QueryRunner, Repository } from 'typeorm';
import type pg from 'pg';
import { assignments, type Having, insertStatement, readStatement, toEntity, updateStatement } from './rows.js';

/** Topics a transaction wrote to that somebody waits for once it is committed. */
export type Topic = 'events' | 'money' | 'clock' | 'settings' | 'release' | 'webhooks' | 'push';

/** Changes of a row. One that says when it last changed is told of each: programs ask for what changed since. */
type Dated<Row> = Partial<Row> & (Row extends { updatedAt: infer At } ? { updatedAt: At } : unknown);

/** A database transaction. Participants take it as their first argument and never open one of their own. */
export class Tx {
  readonly topics = new Set<Topic>();
  /** Users about whom nothing remembered holds after the commit. */
  readonly forgotten = new Set<string>();

  constructor(
    private readonly runner: QueryRunner,
    private readonly client: pg.ClientBase,
  ) {}

  repo<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Repository<Row> {
    return this.runner.manager.getRepository(entity);
  }

  /** A statement's rows, run as a prepared statement. */
  async rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row & pg.QueryResultRow>(prepared(sql, values))).rows;
  }

  /** A statement's first row, or undefined. */
  async one<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(sql, values))[0];
  }

  /** Runs a statement and returns how many rows it touched. */
  async run(sql: string, values: readonly unknown[] = []): Promise<number> {
    return (await this.client.query(prepared(sql, values))).rowCount ?? 0;
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

  /** All rows with these values, locked in id order, so that nobody waits in a circle. */
  async lockAll<Row extends ObjectLiteral>(entity: EntityTarget<Row>, having: Having<Row>): Promise<Row[]> {
    return this.read(entity, having, ' FOR UPDATE');
  }

  /** Inserts a row; what is left out gets its column's default. */
  async insert<Row extends ObjectLiteral>(entity: EntityTarget<Row>, row: Partial<Row>): Promise<void> {
    await this.run(...insertStatement(this.metadata(entity), row));
  }

  /** Changes the row with this id. The text depends on what is changed, so it is not kept as a prepared statement. */
  async update<Row extends ObjectLiteral & { id: string | number }>(
    entity: EntityTarget<Row>,
    id: Row['id'],
    changes: Dated<Row>,
  ): Promise<void> {
    await this.client.query(...updateStatement(this.metadata(entity), id, changes));
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

/** Names a statement, so that PostgreSQL parses and plans it once per connection. */
export function prepared(text: string, values: readonly unknown[]): pg.QueryConfig {
  let name = names.get(text);
  if (!name && names.size < MOST_NAMES) {
    name = `q${names.size + 1}`;
    names.set(text, name);
  }
  return { name, text, values: [...values] };
}

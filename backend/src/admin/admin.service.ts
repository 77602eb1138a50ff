import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { invalidField, Problem, problem } from '../common/errors.js';
import { isOperatorResource, mayOperate } from '../common/operator-roles.js';
import { COUNT_CAP, JsonText } from '../common/paging.js';
import { audit, auditReading } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { recordsCsv } from './admin.csv.js';
import { FILE_LABELS } from './admin.words.js';
import type { RecordSearch } from './admin.dto.js';
import type { Condition } from './admin.filters.js';
import { HAS_ANY_PART, SPELLED_ALIKE } from './admin.finding.js';
import { listStatement, oneStatement, type Resource, type Sort } from './admin.queries.js';
import { RESOURCES } from './admin.resources.js';
import { SEARCHED, type SearchAnswer } from './admin.search.dto.js';
import { type FoundRow, linesStatement, type Named, namedStatement, similarStatement } from './admin.search.queries.js';

const MOST_ROWS = 100;

/** A page of records: their JSON, and the headers that say which rows these are and how many there are in all. */
export interface RecordPage {
  records: JsonText;
  headers: Record<string, string>;
}

const NOBODY: Named = { people: [], shipments: [], tickets: [] };

@Injectable()
export class AdminService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of a resource's records. Reading confidential ones is recorded in the audit log.
   * @throws 404 for an unknown resource; 400 naming the field of a bad sort, range or filter
   */
  async list(admin: User, name: string, search: RecordSearch): Promise<RecordPage> {
    const resource = resourceOf(name);
    const [first, last] = readRange(search.range);
    const { conditions, isSearched } = await this.conditions(admin, name, search.filter);
    const statement = listStatement(resource, conditions, readSort(resource, search.sort), first, last - first + 1);
    const page = await (isSearched
      ? this.db.onePlanned<{ total: number; rows: string }>(statement.sql, statement.values)
      : this.db.one<{ total: number; rows: string }>(statement.sql, statement.values));
    if (!page) throw new Error('A list always returns one row.');
    const names = resource.namedElsewhere && asksByIdAlone(search.filter);
    if (resource.confidential && !names)
      await auditReading(this.db, this.clock.now(), admin, name, search.filter ?? '{}');
    const total = Math.min(page.total, COUNT_CAP);
    const shown = first < page.total ? `${first}-${Math.min(last, page.total - 1)}` : '*';
    return {
      records: new JsonText(page.rows),
      headers: {
        'content-range': `${name} ${shown}/${total}`,
        ...(page.total > COUNT_CAP ? { 'x-total-count-capped': 'true' } : {}),
      },
    };
  }

  /**
   * All records that a filter lets pass, as CSV. That they were taken away is recorded in the audit log.
   * @throws 404 for an unknown resource; 400 naming the field of a bad filter
   */
  async csv(admin: User, name: string, filter: string | undefined): Promise<Readable> {
    const resource = resourceOf(name);
    const { conditions } = await this.conditions(admin, name, filter);
    await this.db.tx((tx) =>
      audit(tx, this.clock.now(), admin, { action: `${name}.export`, resource: name, resourceId: filter ?? '{}' }),
    );
    return recordsCsv(this.db, resource, conditions, FILE_LABELS[name]);
  }

  /** What a list is asked for, checked as the list checks it. @throws 404 for an unknown resource; 400 for a bad sort or filter */
  readSearch(name: string, filter: string, sort?: string): { filter: Record<string, unknown>; sort: Sort | null } {
    const resource = resourceOf(name);
    const asked = readObject(filter);
    readFilter(resource, asked, false);
    return { filter: asked, sort: sort === undefined ? null : readSort(resource, sort) };
  }

  private async conditions(admin: User, name: string, text: string | undefined) {
    const resource = resourceOf(name);
    const filter = text === undefined ? {} : readObject(text);
    const isSearched = Object.hasOwn(filter, 'q');
    const conditions = [
      ...readFilter(resource, filter, isSearched && (await this.hasAnyPart())),
      ...ownOnly(admin, name, resource),
    ];
    return { conditions, isSearched };
  }

  /**
   * One record. Reading a confidential one is recorded in the audit log.
   * @throws 404 for an unknown resource or id
   */
  async one(admin: User, name: string, id: string): Promise<JsonText> {
    const resource = resourceOf(name);
    const statement = statementOf(resource, id, ownOnly(admin, name, resource));
    const row = await this.db.one<{ json: string }>(statement.sql, statement.values);
    if (!row) throw problem('not_found');
    if (resource.confidential) await auditReading(this.db, this.clock.now(), admin, name, id);
    return new JsonText(row.json);
  }

  /**
   * What a caller names, by their own words: at most 8 of each kind, best first, people first. That it was looked for is written
   * into the audit log, as it shows people's addresses.
   */
  async search(admin: User, text: string): Promise<SearchAnswer> {
    const anyPart = await this.hasAnyPart();
    const names = namedStatement(text, anyPart);
    const named = await this.db.onePlanned<Named>(names.sql, names.values);
    const exact = await this.linesOf(text, named ?? NOBODY);
    const similar = exact.length === 0 && anyPart ? await this.similar(text) : undefined;
    const rows = similar ? await this.linesOf(text, similar) : exact;
    await auditReading(this.db, this.clock.now(), admin, 'search', text);
    const found = rows
      .toSorted(
        (one, other) => SEARCHED.indexOf(one.resource) - SEARCHED.indexOf(other.resource) || one.place - other.place,
      )
      .map(({ resource, id, title, detail, amount, status, at }) => ({
        resource,
        id,
        title: title ?? '',
        detail,
        amount: amount === null ? null : Number(amount),
        status,
        createdAt: at.toISOString(),
      }));
    return { anyPart, similar: similar !== undefined, found };
  }

  private linesOf(text: string, named: Named): Promise<FoundRow[]> {
    const lines = linesStatement(text, named);
    return this.db.rows<FoundRow>(lines.sql, lines.values);
  }

  /** Whose names are spelled much like this; undefined when nobody's is. */
  private async similar(text: string): Promise<Named | undefined> {
    const statement = similarStatement(text);
    if (!statement) return undefined;
    return this.db.tx(async (tx) => {
      await tx.rows(SPELLED_ALIKE);
      const [named] = await tx.rowsPlanned<Named>(statement.sql, statement.values);
      return named && named.people.length > 0 ? named : undefined;
    });
  }

  private async hasAnyPart(): Promise<boolean> {
    return (await this.db.one<{ has: boolean }>(HAS_ANY_PART))?.has === true;
  }

  /** A participant: the record as this transaction sees it. @throws 404 */
  async record(tx: Tx, name: string, id: string): Promise<JsonText> {
    const statement = statementOf(resourceOf(name), id);
    const row = await tx.one<{ json: string }>(statement.sql, statement.values);
    if (!row) throw problem('not_found');
    return new JsonText(row.json);
  }
}

function resourceOf(name: string): Resource {
  const resource = Object.hasOwn(RESOURCES, name) ? RESOURCES[name] : undefined;
  if (!resource) throw problem('not_found');
  return resource;
}

/** What a role that may read only what is its own is held to. */
function ownOnly(admin: User, name: string, { doneBy }: Resource): Condition[] {
  if (!doneBy || (isOperatorResource(name) && mayOperate(admin, name, 'read'))) return [];
  return [{ sql: `${doneBy} = $n`, value: admin.id }];
}

/** A text that cannot be an id finds nothing. */
function statementOf(resource: Resource, id: string, conditions: readonly Condition[] = []) {
  try {
    return oneStatement(resource, id, conditions);
  } catch (error) {
    throw error instanceof Problem ? problem('not_found') : error;
  }
}

/** The rows a list is asked for. @throws 400 */
export function readRange(text: string | undefined): readonly [number, number] {
  if (text === undefined) return [0, MOST_ROWS - 1];
  const range = readJson(text, 'range');
  const [first, last] = Array.isArray(range) && range.length === 2 ? (range as unknown[]) : [];
  if (!isRow(first) || !isRow(last) || last < first) throw invalidField('range', 'Two row numbers, for example [0,24]');
  if (last - first >= MOST_ROWS) throw invalidField('range', `At most ${MOST_ROWS} rows`);
  if (first > COUNT_CAP)
    throw invalidField('range', `Only the first ${COUNT_CAP.toLocaleString('en-US')} rows can be paged; use a filter`);
  return [first, last];
}

function isRow(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function readSort(resource: Resource, text: string | undefined): Sort {
  if (text === undefined) return resource.defaultSort;
  const sort = readJson(text, 'sort');
  const [field, order] = Array.isArray(sort) && sort.length === 2 ? (sort as unknown[]) : [];
  if (typeof field !== 'string' || !Object.hasOwn(resource.sorts, field)) {
    throw invalidField(
      'sort',
      `One of ${Object.keys(resource.sorts).join(', ')}, for example ["${resource.defaultSort[0]}","DESC"]`,
    );
  }
  if (order !== 'ASC' && order !== 'DESC') throw invalidField('sort', 'ASC or DESC');
  return [field, order];
}

/** @throws 400 */
function readObject(text: string): Record<string, unknown> {
  const values = readJson(text, 'filter');
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw invalidField('filter', 'An object of filters');
  return values as Record<string, unknown>;
}

function readFilter(resource: Resource, values: Record<string, unknown>, anyPart: boolean): Condition[] {
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(resource.filters, name));
  if (unknown !== undefined)
    throw invalidField(`filter.${unknown}`, `Unknown filter; use one of ${Object.keys(resource.filters).join(', ')}`);
  // In the table's order, so that the same filters always make the same statement.
  return Object.entries(resource.filters)
    .filter(([name]) => Object.hasOwn(values, name))
    .map(([name, filter]) => filter(values[name], `filter.${name}`, anyPart));
}

function asksByIdAlone(filter = '{}'): boolean {
  const names = Object.keys(readJson(filter, 'filter') as object);
  return names.length === 1 && names[0] === 'id';
}

/** @throws 400 on `path` */
export function readJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField(path, 'This is not valid JSON');
  }
}

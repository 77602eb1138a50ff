import { Injectable, SetMetadata } from '@nestjs/common';
import { type Acts, ACT_KINDS, type ActKind, DRIVERS_ACTS, type Side } from '../../common/acts.js';
import type { User, Visitor } from '../../common/actor.js';
import { HandlerRegistry } from '../../common/handler-registry.js';
import { mayOperate, type OperatorResource } from '../../common/operator-roles.js';
import { JsonText, ListPage } from '../../common/paging.js';
import { scopesOfAct } from '../../common/scopes.js';
import type { Request } from './access.js';

/** A record as the answer has it. */
export type ActRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** What `user` can do with each of these records, by id, from the calls of one side. */
export type ReadActs = (user: User, records: readonly ActRecord[], side: Side) => Promise<ReadonlyMap<string, Acts>>;

export const idsOf = (records: readonly ActRecord[]): string[] => records.map(({ id }) => id);

/** Which records an answer holds: it is one, or a list of them, or some of its fields are. */
export type Records = ActKind | Readonly<Record<string, ActKind>> | ((request: Request) => ActKind | undefined);

export const RECORDS = 'haulway:records';
/** The answer's records say what the caller can do with them, and what they wait for. `@Call` documents this for an answer that is a record. */
export const SaysActs = (records: Records) => SetMetadata(RECORDS, records);

const NOTHING: Acts = { can: [], next: null };

/** What is left of the acts of a user when a program or a driver calls for them, or when an operator only looks as them. */
function cutToCaller(acts: Acts, kind: ActKind, status: unknown, user: Visitor): Acts {
  if (user?.viewedBy) return { ...acts, can: [] };
  if (user?.driver)
    return { ...acts, can: acts.can.filter((word) => kind === 'shipment' && DRIVERS_ACTS.includes(word)) };
  const granted = user?.key?.scopes;
  if (!granted) return acts;
  return {
    ...acts,
    can: acts.can.filter((word) => scopesOfAct(kind, word, status)?.every((scope) => granted.has(scope)) ?? false),
  };
}

/** The resource whose records these are, for the table of operators' roles; null for what operators have no acts on. */
const RESOURCE_OF: Record<ActKind, OperatorResource | null> = {
  shipment: 'shipments',
  quote: 'quotes',
  counter_offer: 'counter-offers',
  change_order: 'change-orders',
  payment: 'payments',
  claim: 'claims',
  verification: 'verifications',
  ticket: 'support-tickets',
  report: 'reports',
  question: 'questions',
  chargeback: 'chargebacks',
  approval: 'approvals',
  break: 'reconciliation-breaks',
  trip: null,
};

/** What is left of the acts of operators for one of this role. */
function cutToRole(acts: Acts, kind: ActKind, user: Visitor): Acts {
  const resource = RESOURCE_OF[kind];
  if (!user || !resource) return { ...acts, can: [] };
  return {
    ...acts,
    can: acts.can.filter((word) => mayOperate(user, resource, word === 'refund' ? 'refund' : 'write')),
  };
}

type Row = Readonly<Record<string, unknown>>;

/** Adds `can` and `next` to answers. Each folder computes them for its own records, after the call is done. */
@Injectable()
export class RecordActs {
  private readonly readers = new HandlerRegistry<ActKind, ReadActs>('acts of', ACT_KINDS);

  on(kind: ActKind, read: ReadActs): void {
    this.readers.on(kind, read);
  }

  /** @throws when nothing computes the acts of a kind: the program does not start. */
  requireReaders(): void {
    this.readers.requireAll();
  }

  /** The answer with its records' acts; an open list stays as it is. */
  async add(answer: unknown, records: ActKind | Readonly<Record<string, ActKind>>, user: Visitor, side: Side) {
    if (typeof records === 'string') return this.toRecords(answer, records, user, side);
    const fields = answer as Row;
    const added: [string, unknown][] = [];
    for (const [field, kind] of Object.entries(records))
      if (fields[field] !== undefined) added.push([field, await this.toRecords(fields[field], kind, user, side)]);
    return { ...fields, ...Object.fromEntries(added) };
  }

  private async toRecords(answer: unknown, kind: ActKind, user: Visitor, side: Side): Promise<unknown> {
    if (answer instanceof JsonText)
      return new JsonText(JSON.stringify(await this.toRecords(JSON.parse(answer.json), kind, user, side)));
    if (answer instanceof ListPage) {
      if (answer.isOpen) return answer;
      const { content, total, next } = answer;
      const rows: unknown = typeof content === 'string' ? JSON.parse(content) : content;
      const told = (await this.toRecords(rows, kind, user, side)) as Row[];
      return new ListPage(typeof content === 'string' ? JSON.stringify(told) : told, total, next);
    }
    const rows = (Array.isArray(answer) ? answer : [answer]) as Row[];
    const records = rows.map((row) => ({ ...row, id: String(row['id']) }));
    const acts = await this.read(records, kind, user, side);
    const told = rows.map((row) => {
      const all = acts.get(String(row['id'])) ?? NOTHING;
      return {
        ...row,
        ...(side === 'operator' ? cutToRole(all, kind, user) : cutToCaller(all, kind, row['status'], user)),
      };
    });
    return Array.isArray(answer) ? told : told[0];
  }

  private async read(
    records: readonly ActRecord[],
    kind: ActKind,
    user: Visitor,
    side: Side,
  ): Promise<ReadonlyMap<string, Acts>> {
    const read = this.readers.of(kind);
    return user && read && records.length > 0 ? read(user, records, side) : new Map();
  }
}

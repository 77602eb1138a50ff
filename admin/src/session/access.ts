import type { AnswerOf } from '@haulway/frontend/kit/api/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import type { ActName } from '../dataProvider';
import type { TwoPersons } from '../ui/largeSum';
import { call } from './call';

type Access = AnswerOf<'GET', '/api/admin/access'>;
export type RoleAct = Access['may'][number]['acts'][number];

/** What react-admin's words are to the server: any of these acts. */
const ACTS: Readonly<Record<string, readonly RoleAct[]>> = {
  list: ['read', 'read_own'],
  show: ['read', 'read_own'],
  create: ['write'],
  edit: ['write'],
  delete: ['write'],
};

/** What only owners do to another operator's account. */
const CHANGES: ReadonlySet<string> = new Set(['edit', 'delete', 'write', 'erase']);

let known: Promise<Access> | undefined;

/** What the operator's role may do; read once, until it is forgotten. */
export function readAccess(): Promise<Access> {
  known ??= call('GET', '/api/admin/access').catch((error: unknown) => {
    forgetAccess();
    throw error;
  });
  return known;
}

export function forgetAccess(): void {
  known = undefined;
}

interface Asked {
  resource: string;
  action: string;
  record?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * By the server's table of roles. Another operator's account is for owners. If the table cannot be read, screens open, and say
 * themselves what cannot be read; nothing can be pressed there.
 */
export async function canAccess(asked: Asked): Promise<boolean> {
  return allows(await readAccess().catch(() => undefined), asked);
}

function allows(access: Access | undefined, { resource, action, record }: Asked): boolean {
  if (!access) return action in ACTS;
  const { may } = access;
  const actsOn = (of: string): readonly string[] => may.find((right) => right.resource === of)?.acts ?? [];
  // Who may write may refund.
  const wanted: readonly string[] = ACTS[action] ?? (action === 'refund' ? ['refund', 'write'] : [action]);
  const isForOwners = resource === 'users' && Boolean(record?.['operatorRole']) && CHANGES.has(action);
  if (isForOwners && !actsOn('operators').includes('write')) return false;
  return actsOn(resource).some((act) => wanted.includes(act));
}

/** The table, as a read that every screen shares: what it allows is drawn at once, and does not push the rest away later. */
const TABLE = { queryKey: ['access'], queryFn: readAccess };

/** Whether the table is known, or that it could not be read; once that is so, it stays so while it is read again. */
export function useAccessKnown(): boolean {
  return useQuery(TABLE).isFetched;
}

/** The most that the operator may refund at once, in dollars; Infinity if their role sets no limit. */
export function useMostRefunded(): number {
  const mayAll = useMay('payments', 'write');
  const { data } = useQuery(TABLE);
  return mayAll ? Infinity : (data?.mostRefunded ?? 0);
}

/** Which acts take two operators. */
export function useTwoPersons(): TwoPersons {
  const { data } = useQuery(TABLE);
  return { above: data?.twoPersonAbove ?? 0, acts: data?.twoPersonActs ?? [], isHeld: data?.secondPerson ?? false };
}

/** Whether the operator's role includes it, on a record or the one the screen is about; false until that is known. */
export function useMay(resource: string, act: RoleAct | 'edit', record?: Asked['record']): boolean {
  const { data } = useQuery(TABLE);
  const here = useRecordContext();
  return data !== undefined && allows(data, { resource, action: act, record: record ?? here });
}

/** Whether the operator's role includes an act on the record that the screen is about. */
export function useMayDo(name: ActName): boolean {
  const [, named = '', verb] = /^\w+ \/api\/admin\/([\w-]+|\{resource\})\/\{id\}(?:\/([\w-]+))?$/.exec(name) ?? [];
  const act = name === 'DELETE /api/admin/users/{id}' ? 'erase' : verb === 'refund' ? 'refund' : 'write';
  // What can be done to several resources is about their place in the queue.
  return useMay(named === '{resource}' ? 'queue' : named, act);
}

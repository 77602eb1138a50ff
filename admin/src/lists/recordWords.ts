import { money } from '@haulway/frontend/kit/format/money.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import { whatWords } from '../queue/words';
import type { Records } from '../records';

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** What a line of the audit log says about the record that something was done to. */
export type Named = Pick<
  Records['audit-log'],
  'resource' | 'resourceId' | 'recordName' | 'recordWhat' | 'recordAmount'
>;

/** The filters whose person or shipment the server names, for a list that was read: of these the first that is there. */
const NAMED_FILTERS: Readonly<Record<string, 'shipments' | 'users'>> = {
  shipmentId: 'shipments',
  userId: 'users',
  senderId: 'users',
  receiverId: 'users',
  reviewerId: 'users',
  revieweeId: 'users',
  askerId: 'users',
  reportedId: 'users',
  adminId: 'users',
};

/**
 * The record of an act in a few words: its kind, amount and name, or the beginning of its id if it has none. A list that was read
 * is told by its filters.
 */
export function recordWords({ resource, resourceId, recordName, recordWhat, recordAmount }: Named): string {
  const id = resourceId ?? '';
  const filters = filtersOf(id);
  if (filters) return filterWords(filters, recordName);
  const parts = [
    recordWhat ? kindWords(resource, recordWhat) : '',
    recordAmount === null || recordAmount === undefined ? '' : money(recordAmount),
    recordName ?? '',
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(', ');
  if (resource === 'settings') return `Version ${id}`;
  return UUID.test(id) ? id.slice(0, 8) : id;
}

/** Whether it was a list and not a record: there is no page of it. */
export function isList(resourceId: string): boolean {
  return filtersOf(resourceId) !== undefined;
}

/** Whose list it was: the record that the server names for it, if it is of one. */
export function ownerOfList(resourceId: string): { resource: 'shipments' | 'users'; id: string } | undefined {
  const filters = Object.entries(filtersOf(resourceId) ?? {});
  const isId = ([, value]: [string, unknown]) => typeof value === 'string' && UUID.test(value);
  const [name, id] =
    filters.find((each) => each[0] === 'shipmentId' && isId(each)) ??
    filters.find((each) => each[0] in NAMED_FILTERS && isId(each)) ??
    [];
  const resource = NAMED_FILTERS[name ?? ''];
  return resource && { resource, id: String(id) };
}

/** As the record's own page has it. */
function kindWords(resource: string | null | undefined, what: string): string {
  return resource === 'change-orders' && what === 'end' ? 'End at the door' : whatWords(resource, what);
}

function filterWords(filters: object, recordName: string | null | undefined): string {
  const named = ownerOfList(JSON.stringify(filters))?.id;
  const wordOf = (value: unknown) => (recordName && value === named ? recordName : shortened(value));
  return (
    Object.entries(filters)
      .map(([name, value]) =>
        name === 'q' ? String(value) : `${label(name)}: ${[value].flat().map(wordOf).join(', ')}`,
      )
      .join(', ') || 'All'
  );
}

/** Of a person or shipment: whose list it is, not which id. */
const label = (name: string) => (name in NAMED_FILTERS ? sentence(name.replace(/Id$/, '')) : name);

function filtersOf(resourceId: string): object | undefined {
  if (!resourceId.startsWith('{')) return undefined;
  try {
    return JSON.parse(resourceId) as object;
  } catch {
    return undefined;
  }
}

function shortened(value: unknown): string {
  return UUID.test(String(value)) ? String(value).slice(0, 8) : String(value);
}

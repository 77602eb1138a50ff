import { CATEGORIES } from '@haulway/frontend/kit/format/labels.ts';
import type { Records } from '../records';
import type { Fault } from '../session/faults';

/** The part of a rate card that screens show as tables; the rest is in its JSON. A type, not an interface, so that it fits the API document's open object. */
export type Card = {
  categories: Record<string, Record<string, unknown>>;
  groups: Record<string, Record<string, unknown>>;
};

/** A version of the card; the API document does not describe a card's fields. */
export type StoredCard = Omit<Records['rate-cards'], 'card'> & { card: Card };

/** What the server finds wrong: sentences by the figure's path, such as `categories.vehicles.level`. */
export type Faults = Readonly<Record<string, string>>;

/** A column of a table of figures. */
export interface FigureColumn {
  name: string;
  label: string;
}

export const CATEGORY_COLUMNS: readonly FigureColumn[] = [{ name: 'level', label: 'Market level' }];

export const KIND_COLUMNS: readonly FigureColumn[] = [
  { name: 'a', label: '$ at 1,000 miles' },
  { name: 'loadingMiles', label: 'Loading, in miles' },
  { name: 'perDistance', label: 'Distance exponent' },
  { name: 'referenceLbs', label: 'At weight, lbs' },
  { name: 'perWeight', label: 'Weight exponent' },
  { name: 'minimumUsd', label: 'Minimum, $' },
];

/** The server's field errors as faults; undefined when it refused for another reason. */
export function faultsOf(error: unknown): Faults | undefined {
  const faults = (error as { body?: { faults?: Fault[] } } | null)?.body?.faults;
  return faults && Object.fromEntries(faults.map(({ path, message }) => [path.replace(/^card\./, ''), message]));
}

/** Whether a fault belongs to a figure in one of the tables. */
export function isInTables(path: string): boolean {
  const [part, , name] = path.split('.');
  const columns = part === 'categories' ? CATEGORY_COLUMNS : part === 'groups' ? KIND_COLUMNS : [];
  return columns.some((column) => column.name === name);
}

/** Categories in the user app's order; kinds by category, lighter ones first. */
export function rowsOf(card: Card, part: keyof Card): [string, Record<string, unknown>][] {
  const place = ([row, { category, fromLbs }]: [string, Record<string, unknown>]) =>
    CATEGORIES.findIndex(({ id }) => id === (category ?? row)) * 1e9 + Number(fromLbs ?? 0);
  return Object.entries(card[part]).sort((a, b) => place(a) - place(b));
}

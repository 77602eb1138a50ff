import { sentence } from '@haulway/frontend/kit/format/words.ts';
import { labelOf } from './changes';
import { withoutFormulas } from './formulas';

/** How a list's file is written where its fields alone do not say it. */
export interface Table {
  /** Columns that are called as in the list, by the record's field. */
  heads: Readonly<Record<string, string>>;
  /** What the list and its pages say for a stored word, by field. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Fields that only screens need. */
  without?: readonly string[];
  /** Fields with a person's id, which become names. */
  people?: readonly string[];
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * Records as the lines of a file for a spreadsheet, the heads first: in the console's words, with times in UTC, a column for each part
 * of what is nested, and no cell that would be run as a formula.
 * @param names the names of people by their ids
 */
export function csvTable(
  records: readonly object[],
  { heads, words = {}, without = [], people = [] }: Table,
  names: Readonly<Record<string, string>>,
): string[][] {
  const columns = new Map<string, string>();
  const lines = records.map((record) => {
    const cells = new Map<string, string>();
    const put = (path: readonly string[], value: unknown): void => {
      const field = path[0] ?? '';
      if (without.includes(field) || isEmptyList(value)) return;
      const parts = partsOf(value);
      if (parts) return parts.forEach(([name, part]) => put([...path, name], part));
      const key = path.join('.');
      const text = people.includes(field) ? (names[String(value ?? '')] ?? plain(value)) : wordOf(words[field], value);
      const head = (path.length === 1 ? heads[field] : undefined) ?? headOf(path);
      if (!columns.has(key) || isInstant(value)) columns.set(key, isInstant(value) ? `${head} (UTC)` : head);
      cells.set(key, text);
    };
    for (const [field, value] of Object.entries(record)) put([field], value);
    return cells;
  });
  const table = [
    [...columns.values()],
    ...lines.map((cells) => [...columns.keys()].map((key) => cells.get(key) ?? '')),
  ];
  return withoutFormulas(table);
}

/** A table as the text of a file, each cell in quotes that needs them. */
export function csvText(table: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return table.map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}

const isInstant = (value: unknown): value is string => typeof value === 'string' && INSTANT.test(value);

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The parts of what is nested, by name; those of a list by their ids. */
function partsOf(value: unknown): [string, unknown][] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return Object.entries(value);
  const isOfRecords = value.length > 0 && value.every((each) => typeof each === 'object' && each !== null);
  return isOfRecords
    ? value.map((each: object, n) => ['id' in each ? String(each.id) : String(n + 1), each])
    : undefined;
}

const headOf = (path: readonly string[]) =>
  labelOf(path)
    .replace(/\b(id|url|usd|usdot)\b/gi, (word) => word.toUpperCase())
    .replace(/ at$/, '');

function wordOf(words: Readonly<Record<string, string>> | undefined, value: unknown): string {
  return words && typeof value === 'string' ? (words[value] ?? sentence(value)) : plain(value);
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (isInstant(value)) return value.slice(0, 19).replace('T', ' ');
  return Array.isArray(value) ? value.map(plain).join('; ') : String(value);
}

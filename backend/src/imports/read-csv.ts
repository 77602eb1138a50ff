import { TextDecoder } from 'node:util';
import { CsvError, parse } from 'csv-parse';

export const MOST_ROWS = 2_000;
export const MOST_COLUMNS = 60;
const LONGEST_ROW = 20_000;
const LONGEST_HEAD = 100;

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type Separator = keyof typeof SEPARATORS;
export type Encoding = 'utf-8' | 'windows-1252';

/** A file as it was read: the heads of its columns, and its rows. */
export interface Table {
  encoding: Encoding;
  separator: Separator;
  heads: string[];
  rows: string[][];
}

/** Why a file cannot be read, in words for its user. */
export class FileError extends Error {}

/** Reads a table of comma, semicolon or tab separated values; nothing in it is unpacked. @throws FileError */
export async function readTable(content: Buffer): Promise<Table> {
  const { encoding, text } = decoded(content);
  const separator = separatorOf(text);
  const [heads = [], ...rows] = await recordsOf(text, SEPARATORS[separator]);
  requireHeads(heads);
  if (rows.length === 0) throw new FileError('This file has no rows below its first line');
  return { encoding, separator, heads, rows: rows.map((cells) => heads.map((_, at) => cells[at] ?? '')) };
}

function decoded(content: Buffer): { encoding: Encoding; text: string } {
  if (isUtf16(content)) throw new FileError('This file is in UTF-16. Save the table as CSV in UTF-8');
  if (content.includes(0)) throw new FileError('This is no text file. Save the table as CSV');
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(content) };
  } catch {
    return { encoding: 'windows-1252', text: new TextDecoder('windows-1252').decode(content) };
  }
}

/** What spreadsheets save as "Unicode text". */
function isUtf16(content: Buffer): boolean {
  const mark = content.subarray(0, 2).toString('hex');
  return mark === 'fffe' || mark === 'feff';
}

/** The one that the first line has most of, outside of quotes. */
function separatorOf(text: string): Separator {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1);
  const count = (name: Separator) => line.split(SEPARATORS[name]).length;
  return (['comma', 'semicolon', 'tab'] as const).reduce((best, each) => (count(each) > count(best) ? each : best));
}

async function recordsOf(text: string, delimiter: string): Promise<string[][]> {
  let read = 0;
  const parser = parse(text, {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: LONGEST_ROW,
    // A parser that fails drops the records that nobody has taken yet, so they cannot be counted as they come.
    on_record: (record: string[], { lines }) => {
      read = lines;
      return record;
    },
  });
  const records: string[][] = [];
  try {
    for await (const record of parser) {
      records.push(record as string[]);
      if (records.length > MOST_ROWS + 1) throw new FileError(`At most ${MOST_ROWS.toLocaleString('en-US')} rows`);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser counts a line twice that ends with \r\n inside of quotes.
    if (text.includes('\r')) return recordsOf(text.replace(/\r\n?/g, '\n'), delimiter);
    throw new FileError(inWords(error, lineOfText(text, read)));
  } finally {
    parser.destroy();
  }
  return records;
}

/** The number of the first line with text after so many lines. */
function lineOfText(text: string, after: number): number {
  const rest = text.split('\n').slice(after);
  return (
    after +
    1 +
    Math.max(
      0,
      rest.findIndex((line) => line.trim() !== ''),
    )
  );
}

/** What keeps a file from being read, at the line where the parser stopped or, if it went to the end, where the row begins. */
function inWords(error: CsvError, start: number): string {
  const line = typeof error['lines'] === 'number' ? error['lines'] : start;
  switch (error.code) {
    case 'INVALID_OPENING_QUOTE':
      return `Line ${line} has a quote inside a cell: write it twice, and put the cell in quotes, as "5"" pipe"`;
    case 'CSV_INVALID_CLOSING_QUOTE':
      return `Line ${line} has text after a closing quote: write a quote inside a cell twice, as "5"" pipe"`;
    case 'CSV_QUOTE_NOT_CLOSED':
      return `Line ${start} has a quote that is not closed`;
    case 'CSV_MAX_RECORD_SIZE':
      return `Line ${start} is too long. Is a quote left open?`;
    default:
      return `Line ${line} cannot be read`;
  }
}

function requireHeads(heads: readonly string[]): void {
  if (heads.length === 0) throw new FileError('This file is empty');
  if (heads.length > MOST_COLUMNS) throw new FileError(`At most ${MOST_COLUMNS} columns`);
  const named = heads.filter((head) => head.trim() !== '');
  if (named.length === 0) throw new FileError('The first line has to name the columns');
  const twice = named.find((head, at) => named.indexOf(head) !== at);
  if (twice !== undefined) throw new FileError(`Two columns are called ${twice.slice(0, LONGEST_HEAD)}`);
  if (heads.some((head) => head.length > LONGEST_HEAD))
    throw new FileError(`The name of a column has at most ${LONGEST_HEAD} characters`);
}

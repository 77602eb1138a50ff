import { ApiProperty } from '@nestjs/swagger';
import { Flag, OneOf, QueryNumber, RawText } from '../common/fields.js';
import { openList, Shown } from '../common/shown.js';
import { MOST_ROWS } from './read-csv.js';

export const IMPORT_STATES = ['reading', 'checked', 'running', 'finished', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
export const ROW_OUTCOMES = ['ready', 'wrong', 'created', 'existing', 'refused'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** What comes with a file. */
export class NewImport {
  @RawText(0, 20_000, { optional: true }) mapping?: string;
}

/** How its rows are listed. */
export class ImportStart {
  @Flag({ optional: true, description: 'true: also if an import has listed them before.' }) again?: boolean;
}

/** A file of shipments to list. */
export class ImportAnswer {
  @Shown.id() id: string;
  @ApiProperty({
    ...openList(IMPORT_STATES),
    description: '`reading`: it is read and checked. `checked`: it waits for `start`. `failed`: the file is not read.',
  })
  state: ImportState;
  @Shown.text({ nullable: true, description: 'Why the file could not be read.' }) failure: string | null;
  @Shown.texts({ description: 'The names of its columns, from its first line.', example: ['Stock no', 'Item'] })
  columns: string[];
  @Shown.free({
    description: 'Which field of a shipment a column is; columns that are left out are not used.',
    example: { 'Stock no': 'externalRef', Item: 'title' },
  })
  mapping: Record<string, string>;
  @Shown.oneOf(['utf-8', 'windows-1252'], { nullable: true }) encoding: string | null;
  @Shown.oneOf(['comma', 'semicolon', 'tab'], { nullable: true }) separator: string | null;
  @Shown.whole({ description: 'How many rows it has.' }) rows: number;
  @Shown.whole({ description: 'Rows that will be listed.' }) ready: number;
  @Shown.whole({ description: 'Rows that cannot be listed as they are.' }) wrong: number;
  @Shown.whole() created: number;
  @Shown.whole({ description: 'Rows that were listed before.' }) existing: number;
  @Shown.whole() refused: number;
  @Shown.instant({ nullable: true, description: 'Until when it waits, as the limit of an hour is reached.' })
  pausedUntil: string | null;
  @Shown.instant() createdAt: string;
  @Shown.instant({ nullable: true }) finishedAt: string | null;
}

/** What is wrong with a row. */
export class ImportErrorAnswer {
  @Shown.text({ nullable: true, description: 'null: it is about the row.', example: 'Item' }) column: string | null;
  @Shown.text({ example: 'Enter a title' }) message: string;
}

/** A row of the file, from 1. */
export class ImportRowAnswer {
  @Shown.whole() row: number;
  @Shown.texts({ description: 'As they stand in the file, in the order of the columns.' }) cells: string[];
  @Shown.oneOf(ROW_OUTCOMES) outcome: RowOutcome;
  @Shown.id({ nullable: true }) shipmentId: string | null;
  @Shown.list(() => ImportErrorAnswer) errors: ImportErrorAnswer[];
}

export const MOST_SHOWN = 200;

export class ImportRowsSearch {
  @QueryNumber(0, MOST_ROWS, { integer: true, default: 0, description: 'Rows after this one.' }) after: number = 0;
  @QueryNumber(1, MOST_SHOWN, { integer: true, default: 100 }) limit: number = 100;
  @OneOf(['wrong'], { optional: true, description: 'Left out: all.' }) only?: 'wrong';
}

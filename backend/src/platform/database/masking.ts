import { Injectable } from '@nestjs/common';
import { MASKING_RULES } from '../../common/contact-data.js';
import { Sweeps } from '../jobs/sweeps.js';
import { Db } from './db.js';

type Row = Record<string, unknown> & { id: string };

/** A table that stores texts as other people see them. */
export interface MaskedTable {
  table: string;
  /** The columns that `again` reads and may change. */
  columns: readonly string[];
  /** SQL for which rows `t` to look at; left out, all. */
  where?: string;
  /** What the columns should be under today's rules; columns left out stay. */
  again: (row: Row) => Record<string, unknown>;
}

const BATCH = 500;
/** Keeps a sweep short, so that the next one gets its turn. */
const BATCHES_A_RUN = 20;

/**
 * Masks texts written before the current rules: when a release brings new rules, the tables are gone through once, in
 * batches, and only rows that should look different are written.
 */
@Injectable()
export class Masking {
  private readonly tables: MaskedTable[] = [];
  private over = false;

  constructor(
    private readonly db: Db,
    sweeps: Sweeps,
  ) {
    sweeps.on('masking', () => this.run());
  }

  keep(table: MaskedTable): void {
    this.tables.push(table);
  }

  private async run(): Promise<void> {
    if (this.over) return;
    let left = BATCHES_A_RUN;
    for (const table of this.tables) {
      while (left > 0 && !(await this.isDone(table))) {
        await this.batch(table);
        left--;
      }
    }
    this.over = left > 0;
  }

  private async isDone({ table }: MaskedTable): Promise<boolean> {
    return (
      (await this.db.one('SELECT 1 AS one FROM masking_runs WHERE name = $1 AND rules >= $2 AND done', [
        table,
        MASKING_RULES,
      ])) !== undefined
    );
  }

  private async batch({ table, columns, where = 'true', again }: MaskedTable): Promise<void> {
    const after =
      (
        await this.db.one<{ after: string | null }>('SELECT after FROM masking_runs WHERE name = $1 AND rules = $2', [
          table,
          MASKING_RULES,
        ])
      )?.after ?? null;
    const rows = await this.db.rows<Row>(
      `SELECT t.id, ${columns.map((column) => `t.${column}`).join(', ')} FROM ${table} t WHERE ($1::uuid IS NULL OR t.id > $1) AND ${where} ORDER BY t.id LIMIT ${BATCH}`,
      [after],
    );
    for (const row of rows) await this.write(table, row, again(row));
    await this.db.rows(
      `INSERT INTO masking_runs (name, rules, after, done) VALUES ($1, $2, $3, $4)
       ON CONFLICT (name) DO UPDATE SET rules = excluded.rules, after = excluded.after, done = excluded.done WHERE masking_runs.rules <= excluded.rules`,
      [table, MASKING_RULES, rows.at(-1)?.id ?? after, rows.length < BATCH],
    );
  }

  /** Writes what is different, unless somebody has changed it in the meantime: that change was masked already. */
  private async write(table: string, row: Row, masked: Record<string, unknown>): Promise<void> {
    const changed = Object.keys(masked).filter(
      (column) => JSON.stringify(masked[column]) !== JSON.stringify(row[column]),
    );
    if (changed.length === 0) return;
    const [set, as] = [
      changed.map((column, n) => `${column} = $${n + 2}`),
      changed.map((column, n) => `${column} IS NOT DISTINCT FROM $${n + changed.length + 2}`),
    ];
    await this.db.rows(`UPDATE ${table} SET ${set.join(', ')} WHERE id = $1 AND ${as.join(' AND ')}`, [
      row.id,
      ...changed.map((column) => masked[column]),
      ...changed.map((column) => row[column]),
    ]);
  }
}

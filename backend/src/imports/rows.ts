import type { FieldError } from '../common/errors.js';
import type { BulkResult } from '../shipments/bulk.dto.js';
import { CellError, type Mapping, pathOf, valueOf } from './import-fields.js';
import type { ImportErrorAnswer, RowOutcome } from './imports.dto.js';

/** A row as it stands in the file. */
export interface Row {
  /** From 1. */
  row: number;
  cells: readonly string[];
}

/** What is known of a row. */
export interface JudgedRow {
  row: number;
  outcome: RowOutcome;
  shipmentId: string | null;
  errors: ImportErrorAnswer[];
}

/** Which columns are which fields. */
export interface Columns {
  heads: readonly string[];
  mapping: Mapping;
}

/** The shipment of a row, as a call would send it, or what is wrong with its cells. One without a reference of its own gets the row's. */
export function shipmentOf(importId: string, { row, cells }: Row, { heads, mapping }: Columns) {
  const body: Record<string, unknown> = { externalRef: `import:${importId}:${row}` };
  const errors: ImportErrorAnswer[] = [];
  for (const [at, head] of heads.entries()) {
    const field = mapping[head];
    if (!field) continue;
    try {
      const value = valueOf(field, cells[at] ?? '');
      if (value === undefined) continue;
      const [name, part] = pathOf(field, head);
      body[name] = part === undefined ? value : { ...(body[name] as object | undefined), [part]: value };
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      errors.push({ column: head, message: error.message });
    }
  }
  return { body, errors };
}

/** What else is known to be wrong with a row than what its trial says: with its cells, and with its places. */
export interface Faults {
  cells: readonly ImportErrorAnswer[];
  places: readonly FieldError[];
}

/**
 * What a trial says of a row: whether it can be listed, else all that is wrong with it, of each column once. The limit of an hour says
 * nothing of the row.
 */
export function tried({ row }: Row, result: BulkResult, { cells, places }: Faults, columns: Columns): JudgedRow {
  const isRefused = result.outcome === 'refused' && result.problem?.code !== 'too_many_requests';
  // Without the cells that are wrong, the trial was of another row: only what it says of fields holds.
  const trial = cells.length > 0 ? saidOf(result.problem?.errors ?? [], columns) : errorsOf(result, columns);
  const all = [...cells, ...(isRefused ? trial : []), ...saidOf(places, columns)];
  const errors = all.filter(
    ({ column }, at) => column === null || all.findIndex((each) => each.column === column) === at,
  );
  return { row, outcome: errors.length > 0 ? 'wrong' : 'ready', shipmentId: null, errors };
}

/** What became of a row. */
export function done({ row }: Row, result: BulkResult, columns: Columns): JudgedRow {
  const errors = result.outcome === 'refused' ? errorsOf(result, columns) : [];
  return { row, outcome: result.outcome, shipmentId: result.shipmentId, errors };
}

function errorsOf({ problem }: BulkResult, columns: Columns): ImportErrorAnswer[] {
  const fields: readonly FieldError[] = problem?.errors ?? [];
  if (fields.length === 0)
    return [{ column: columnOf(columns.mapping, refFieldOf(problem?.code)), message: problem?.detail ?? '' }];
  return saidOf(fields, columns);
}

/** Errors of fields, as those of the columns they come from. */
function saidOf(fields: readonly FieldError[], { mapping }: Columns): ImportErrorAnswer[] {
  return fields.map(({ path, message }) => {
    const column = columnOf(mapping, path);
    return { column, message: column === null ? `${path}: ${message}` : message };
  });
}

/** The field that a refusal without fields is about, if it is about one. */
function refFieldOf(code: string | undefined): string {
  return code === 'external_ref_taken' ? 'externalRef' : '';
}

function columnOf(mapping: Mapping, path: string): string | null {
  const columns = Object.entries(mapping).map(([head, field]) => ({ head, at: pathOf(field, head) }));
  const [field] = path.split('.', 1);
  const found = columns.find(({ at }) => at.join('.') === path) ?? columns.find(({ at: [name] }) => name === field);
  return found?.head ?? null;
}

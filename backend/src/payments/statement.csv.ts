import { stringify } from 'csv-stringify/sync';
import { centsToDecimal } from '../common/money.js';
import { type Side, type StatementLine, totalOf } from './statement.js';

const HEADS: Record<Side, { plus: string; minus: string }> = {
  payer: { plus: 'paid_usd', minus: 'returned_usd' },
  payee: { plus: 'for_you_usd', minus: 'deducted_usd' },
};

/** The lines as a spreadsheet table: instants in UTC, amounts in dollars; no cell can be read as a formula. */
export function statementCsv(lines: readonly StatementLine[], side: Side): string {
  const { plus, minus } = HEADS[side];
  const amount = (cents: number | null) => ({
    [plus]: cents !== null && cents > 0 ? centsToDecimal(cents) : '',
    [minus]: cents !== null && cents < 0 ? centsToDecimal(-cents) : '',
  });
  const rows = lines.map(({ at, words, cents }) => ({ at: at.toISOString(), what: words, ...amount(cents) }));
  const total = totalOf(lines);
  return stringify([...rows, { at: '', what: 'Total', ...(total === 0 ? { [plus]: '0.00' } : amount(total)) }], {
    header: true,
    columns: ['at', 'what', plus, minus],
    escape_formulas: true,
  });
}

import { defaultExporter, type Exporter, type RaRecord } from 'react-admin';

// A cell that begins like this would be run as a formula by spreadsheet programs.
const FORMULA = /^[=+\-@\t\r]/;

/** Exports records as CSV with no cell that a spreadsheet would run. */
export const exportCsv: Exporter = (records, ...rest) => defaultExporter(records.map(withoutFormulas), ...rest);

function withoutFormulas(record: RaRecord): RaRecord {
  const cells = Object.entries(record).map(([field, value]) => [field, typeof value === 'string' && FORMULA.test(value) ? `'${value}` : value]);
  return Object.fromEntries(cells) as RaRecord;
}

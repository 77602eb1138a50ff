import { defaultExporter, type Exporter } from 'react-admin';
import { withoutFormulas } from './formulas';

/** Exports records as CSV, what lies in them (`before.title`) as columns of their own, with no cell that a spreadsheet would run. */
export const exportCsv: Exporter = (records, ...rest) => defaultExporter(withoutFormulas(records), ...rest);

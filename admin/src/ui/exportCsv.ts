import { defaultExporter, type Exporter } from 'react-admin';
import { withoutFormulas } from './formulas';

/** Exports records as CSV, nested values (`before.title`) as columns of their own, with no cell a spreadsheet would run. */
export const exportCsv: Exporter = (records, ...rest) => defaultExporter(withoutFormulas(records), ...rest);

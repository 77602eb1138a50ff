import { defaultExporter, type Exporter } from 'react-admin';
import { withoutFormulas } from './formulas';

/** Exports records as CSV, with a column for each nested value (`before.title`) and no cell that a spreadsheet would run. */
export const exportCsv: Exporter = (records, ...rest) => defaultExporter(withoutFormulas(records), ...rest);

import { downloadCSV, type Exporter } from 'react-admin';
import type { Records } from '../records';
import { csvTable, csvText, type Table } from './csvTable';
import { nameOf } from './names';

/** Writes records of a list as a file, with the names of people in it. */
export const exporterOf =
  (table: Table): Exporter =>
  async (records, fetchRelated, _provider, resource = 'list') => {
    const names: Record<string, string> = {};
    for (const field of table.people ?? []) {
      const people = await fetchRelated<Records['users']>(records, field, 'users');
      for (const [id, person] of Object.entries(people)) names[id] = nameOf(person);
    }
    // Spreadsheets know by the mark that it is UTF-8.
    downloadCSV(`\uFEFF${csvText(csvTable(records, table, names))}`, resource);
  };

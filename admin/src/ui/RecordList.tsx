import type { ReactElement, ReactNode } from 'react';
import { DataTable, List, Pagination } from 'react-admin';
import { exportCsv } from './exportCsv';

interface RecordListProps {
  filters?: ReactElement[];
  /** The field that the list is sorted by at first. */
  sort?: string;
  order?: 'ASC' | 'DESC';
  filterDefaults?: Record<string, unknown>;
  /** Rows lead to the records' pages. */
  opens?: boolean;
  children: ReactNode;
}

/** A list screen: filters, a table, pages, and its rows as CSV. */
export function RecordList({ filters, sort = 'createdAt', order = 'DESC', filterDefaults, opens = false, children }: RecordListProps) {
  return (
    <List
      exporter={exportCsv}
      filters={filters}
      filterDefaultValues={filterDefaults}
      sort={{ field: sort, order }}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      empty={false}
      sx={{ '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } }}
    >
      <DataTable bulkActionButtons={false} rowClick={opens ? 'show' : false}>
        {children}
      </DataTable>
    </List>
  );
}

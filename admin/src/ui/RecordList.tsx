import type { ReactElement, ReactNode } from 'react';
import { ColumnsButton, DataTable, ExportButton, FilterButton, List, Pagination, TopToolbar } from 'react-admin';
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

const NO_FILTERS: ReactElement[] = [];

/** Filters and saved queries, which columns are shown, and all rows of the filter as CSV. */
const tools = (
  <TopToolbar>
    <FilterButton />
    <ColumnsButton />
    <ExportButton />
  </TopToolbar>
);

/** A list screen: filters that can be kept as a query, a table whose columns can be chosen, pages, and its rows as CSV. */
export function RecordList({ filters = NO_FILTERS, sort = 'createdAt', order = 'DESC', filterDefaults, opens = false, children }: RecordListProps) {
  return (
    <List
      actions={tools}
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

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import { DataTable, Pagination, ReferenceManyField, useListContext } from 'react-admin';
import { Cards } from './Cards';
import { Panel } from './Panel';
import { ListFailed } from './ReadFailed';
import { STAYS } from './reading';
import { useIsPhone } from './useIsPhone';

interface RelatedProps {
  title: string;
  /** The resource that refers to this record, and the field it does so by. */
  reference: string;
  target: string;
  /** The field of this record that they refer to, if not its id. */
  source?: string;
  /** The field the list is sorted by, newest first unless `order` says otherwise. */
  sort?: string;
  order?: 'ASC' | 'DESC';
  /** Rows link to these records' pages. */
  opens?: boolean;
  empty: string;
  children: ReactNode;
}

/** Records of another resource that belong to this one, in a panel with a table, or with cards on a phone. */
export function Related({
  title,
  reference,
  target,
  source = 'id',
  sort = 'createdAt',
  order = 'DESC',
  opens = false,
  empty,
  children,
}: RelatedProps) {
  const nothing = (
    <Typography variant="body2" color="textSecondary">
      {empty}
    </Typography>
  );
  return (
    <Panel title={title}>
      <ReferenceManyField
        reference={reference}
        target={target}
        source={source}
        sort={{ field: sort, order }}
        perPage={10}
        pagination={<Pages />}
        queryOptions={STAYS}
        error={<ListFailed />}
        empty={nothing}
      >
        <Box sx={{ overflowX: 'auto', mx: -2 }}>
          <RowsOrCards opens={opens} empty={<Box sx={{ px: 2 }}>{nothing}</Box>}>
            {children}
          </RowsOrCards>
        </Box>
      </ReferenceManyField>
    </Panel>
  );
}

interface RowsOrCardsProps {
  opens?: boolean;
  empty: ReactElement;
  children: ReactNode;
}

/** The rows of a list inside a record: a table, or cards on a phone. */
export function RowsOrCards({ opens = false, empty, children }: RowsOrCardsProps) {
  return useIsPhone() ? (
    <Cards opens={opens} bulk={false} empty={empty}>
      {children}
    </Cards>
  ) : (
    <DataTable bulkActionButtons={false} rowClick={opens ? 'show' : false} empty={empty}>
      {children}
    </DataTable>
  );
}

function Pages() {
  const { error } = useListContext();
  return error ? null : <Pagination rowsPerPageOptions={[10, 25, 50]} />;
}

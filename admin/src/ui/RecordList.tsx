import { IconDownload } from '@tabler/icons-react';
import Skeleton from '@mui/material/Skeleton';
import type { ReactElement, ReactNode } from 'react';
import {
  BulkExportButton,
  ColumnsButton,
  CreateButton,
  DataTable,
  ExportButton,
  FilterButton,
  List,
  Pagination,
  type RaRecord,
  TopToolbar,
  useListContext,
  useResourceDefinition,
} from 'react-admin';
import { OWN_FILES } from '../lists/files';
import { type RoleAct, useMay } from '../session/access';
import { AllAtOnce, useFirstReads } from './AllAtOnce';
import { Cards } from './Cards';
import { exporterOf } from './exportCsv';
import { FileButton } from './FileButton';
import { ListFailed } from './ReadFailed';
import { STAYS } from './reading';
import { SharedQueries } from './SharedQueries';
import { useIsPhone, useRoom } from './useIsPhone';

interface RecordListProps {
  filters?: ReactElement[];
  /** The field the list is sorted by at first. */
  sort?: string;
  order?: 'ASC' | 'DESC';
  filterDefaults?: Record<string, unknown>;
  /** Rows link to the records' pages. */
  opens?: boolean;
  /** Rows have two lines, and so less room around them. */
  dense?: boolean;
  /** Columns, by field, that are left out at first where the window has no room for all; "Columns" brings them back. */
  ifRoom?: string[];
  /** Columns, by field or label, that are left out besides where the window is narrower than a laptop's. */
  ifWide?: string[];
  /** Columns that are left out at first, however wide the window is. */
  aside?: string[];
  /** What can be done to several rows at once; only CSV by default. */
  bulk?: ReactElement | false;
  /** What a role must include for that. */
  bulkNeeds?: RoleAct;
  /** Which rows can be selected for it; all by default. */
  isRowSelectable?: (record: RaRecord) => boolean;
  children: ReactNode;
}

const NO_FILTERS: ReactElement[] = [];
const NO_COLUMNS: string[] = [];

const LAYOUT = {
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-content': { overflowX: 'auto' },
  // On a phone, two filters beside each other below the search box, each no wider than its half.
  '& form .filter-field': { width: { xs: '50%', sm: 'auto' } },
  '@media (max-width: 599.95px)': {
    '& form .filter-field > :first-child': { flex: 1, width: 'auto', minWidth: 0 },
    '& form .filter-field .MuiAutocomplete-root': { width: 'auto' },
  },
  '& form .filter-field[data-source="q"]': { width: { xs: '100%', sm: 'auto' } },
  // The bar for selected rows sits above them: in its default place, over the top edge of the card, the scrolling card would clip it.
  '& .RaList-content .RaBulkActionsToolbar-toolbar': {
    position: 'sticky',
    transform: 'none',
    height: 'auto',
    flexWrap: 'wrap',
    bgcolor: 'haulway.soft',
    color: 'haulway.onSoft',
  },
  '& .RaList-content .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' },
  // It is collapsed while nothing is selected, and must not be reachable by keyboard then.
  '& .RaList-content .RaBulkActionsToolbar-collapsed': { visibility: 'hidden', height: 0 },
} as const;

/** Ten rows of two lines fit a desk's screen; what can be pressed brings its own room. */
const DENSE = { '& td': { py: '6px' }, '& td.acts, & td.column-acts': { py: 0 } } as const;

/** On a phone it is an icon, which has no name of its own while there are no rows. */
const NAMED = { 'aria-label': 'Export' };

/** All rows that the filters let pass, as the server writes them: with names beside ids, however many there are. */
function FileOfList() {
  const { resource, filterValues } = useListContext();
  return (
    <FileButton
      label="Export"
      icon={<IconDownload size={20} />}
      address={`/api/admin/${resource}.csv?filter=${encodeURIComponent(JSON.stringify(filterValues))}`}
      name={`${resource}.csv`}
    />
  );
}

/** The selected rows, as the server writes them; of short lists without such a file, as the console does. */
export function FileOfSelected() {
  const { resource, selectedIds = [] } = useListContext();
  if (OWN_FILES[resource]) return <BulkExportButton />;
  return (
    <FileButton
      label="Export"
      icon={<IconDownload size={20} />}
      address={`/api/admin/${resource}.csv?filter=${encodeURIComponent(JSON.stringify({ id: selectedIds }))}`}
      name={`${resource}.csv`}
    />
  );
}

/** Filters and saved queries, the choice of columns, and all matching rows as CSV. */
function Tools() {
  const { hasCreate } = useResourceDefinition();
  const { resource } = useListContext();
  const mayExport = useMay(resource, 'export');
  const isPhone = useIsPhone();
  return (
    <TopToolbar>
      <FilterButton />
      {OWN_FILES[resource] ? null : <SharedQueries />}
      {isPhone ? null : <ColumnsButton />}
      {mayExport ? OWN_FILES[resource] ? <ExportButton {...NAMED} /> : <FileOfList /> : null}
      {hasCreate ? <CreateButton /> : null}
    </TopToolbar>
  );
}

/** Which rows of how many; nothing if the list could not be read. */
function Pages() {
  const { error, isPending } = useListContext();
  return error || isPending ? null : <ReadPages />;
}

/** Not before the rows, which would push it down. */
function ReadPages() {
  return useFirstReads() ? <Pagination rowsPerPageOptions={[10, 25, 50, 100]} /> : null;
}

/** A list screen: filters that can be saved as a query, a table with a choice of columns (cards on a phone), pages, and CSV export. */
export function RecordList({
  filters = NO_FILTERS,
  sort = 'createdAt',
  order = 'DESC',
  filterDefaults,
  opens = false,
  dense = false,
  bulk = <FileOfSelected />,
  bulkNeeds = 'export',
  isRowSelectable,
  ifRoom = NO_COLUMNS,
  ifWide = NO_COLUMNS,
  aside = NO_COLUMNS,
  children,
}: RecordListProps) {
  const ownFile = OWN_FILES[useResourceDefinition().name];
  return (
    <List
      actions={<Tools />}
      exporter={ownFile ? exporterOf(ownFile) : false}
      filters={filters}
      filterDefaultValues={filterDefaults}
      sort={{ field: sort, order }}
      perPage={25}
      pagination={<Pages />}
      queryOptions={STAYS}
      error={<ListFailed />}
      empty={false}
      sx={LAYOUT}
    >
      <Rows
        bulk={bulk}
        bulkNeeds={bulkNeeds}
        isRowSelectable={isRowSelectable}
        opens={opens}
        dense={dense}
        ifRoom={ifRoom}
        ifWide={ifWide}
        aside={aside}
      >
        {children}
      </Rows>
    </List>
  );
}

type TableProps = Pick<RecordListProps, 'isRowSelectable' | 'children'> &
  Required<Pick<RecordListProps, 'bulk' | 'bulkNeeds' | 'opens' | 'dense' | 'ifRoom' | 'ifWide' | 'aside'>>;

/** The rows, once they are there with the names in them. */
function Rows(props: TableProps) {
  const { isPending } = useListContext();
  const meanwhile = <Skeleton variant="rounded" height={480} />;
  if (isPending) return meanwhile;
  return (
    <AllAtOnce meanwhile={meanwhile}>
      <Table {...props} />
    </AllAtOnce>
  );
}

/** The rows, or cards on a phone; they can be selected if the operator's role includes what could be done to them then. */
function Table({ bulk, bulkNeeds, isRowSelectable, opens, dense, ifRoom, ifWide, aside, children }: TableProps) {
  const { resource } = useListContext();
  const maySelect = useMay(resource, bulkNeeds);
  const isPhone = useIsPhone();
  const room = useRoom();
  const hidden = { all: aside, most: [...aside, ...ifRoom], least: [...aside, ...ifRoom, ...ifWide] }[room];
  if (isPhone)
    return (
      <Cards opens={opens} bulk={maySelect && bulk} isRowSelectable={isRowSelectable}>
        {children}
      </Cards>
    );
  return (
    <DataTable
      bulkActionButtons={maySelect ? bulk : false}
      isRowSelectable={isRowSelectable}
      rowClick={opens ? 'show' : false}
      hiddenColumns={hidden}
      sx={dense ? DENSE : {}}
    >
      {children}
    </DataTable>
  );
}

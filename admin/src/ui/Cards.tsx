import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Children, createElement, type ElementType, isValidElement, type ReactElement, type ReactNode } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  NumberField,
  type RaRecord,
  RecordContextProvider,
  TextField,
  useListContext,
  useTranslateLabel,
} from 'react-admin';
import { WordButton } from './WordButton';

/** What is read of a table's column. */
interface ColumnProps {
  source?: string;
  label?: ReactNode;
  field?: ElementType;
  /** `acts`: buttons, which take the card's whole width without a label. */
  className?: string;
  children?: ReactNode;
}
type Column = ReactElement<ColumnProps>;

interface CardsProps {
  /** The columns of the table that the cards stand in for; the first is a card's heading. */
  children: ReactNode;
  /** A card leads where its heading's link does. */
  opens: boolean;
  bulk: ReactElement | false;
  isRowSelectable?: ((record: RaRecord) => boolean) | undefined;
  empty?: ReactElement;
}

const CARD = {
  position: 'relative',
  p: 1.5,
  borderRadius: 0,
  boxShadow: 'none',
  borderBottom: '1px solid',
  borderColor: 'divider',
  bgcolor: 'transparent',
  backgroundImage: 'none',
} as const;

/** The heading's link covers the card; what else can be pressed lies above it. */
const COVERED = {
  '& .heading a::after': { content: '""', position: 'absolute', inset: 0 },
  '& dd a, & dd button, & .MuiCheckbox-root': { position: 'relative', zIndex: 1 },
} as const;

/** The list has no rows; if filters keep them out, they can be cleared. react-admin's own button for it has no words on a phone. */
function Nothing() {
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys((filterValues ?? {}) as object).length > 0;
  return (
    <Typography variant="body2" component="div" sx={{ p: 2 }}>
      {isFiltered ? 'Nothing matches these filters.' : 'Nothing here.'}{' '}
      {isFiltered ? <WordButton label="Clear filters" onClick={() => setFilters({}, [])} /> : null}
    </Typography>
  );
}

/** A list's rows on a phone, one below the other: the same columns as in the table, without scrolling sideways. */
export function Cards({ children, opens, bulk, isRowSelectable, empty = <Nothing /> }: CardsProps) {
  const { data, isPending } = useListContext();
  if (isPending) return <Skeleton variant="rounded" height={480} />;
  if (!data || data.length === 0) return empty;
  const [heading, ...columns] = Children.toArray(children).filter((child): child is Column => isValidElement(child));
  return (
    <>
      {bulk ? <BulkActionsToolbar>{bulk}</BulkActionsToolbar> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Card component="li" sx={opens ? { ...CARD, ...COVERED } : CARD}>
              <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
                <Box className="heading" sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {heading ? <Value column={heading} /> : null}
                </Box>
                {bulk && (isRowSelectable?.(record) ?? true) ? <Selected record={record} /> : null}
              </Box>
              <Fields columns={columns.filter((column) => !isEmpty(record, column))} />
            </Card>
          </RecordContextProvider>
        ))}
      </Box>
    </>
  );
}

/** Whether the record has nothing there: without dashes, more cards fit a phone. What is worked out may say so itself. */
function isEmpty(record: RaRecord, { props: { source, children } }: Column): boolean {
  const field = source ?? (isValidElement<ColumnProps>(children) ? children.props.source : undefined);
  return field !== undefined && String(record[field] ?? '') === '';
}

/** The other columns, two beside each other. */
function Fields({ columns }: { columns: Column[] }) {
  const labelOf = useTranslateLabel();
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 1.5, rowGap: 1, m: 0, mt: 1 }}
    >
      {columns.map((column) => {
        const { source, label, className } = column.props;
        const isActs = className === 'acts';
        return (
          <Box key={column.key} sx={isActs ? { gridColumn: '1 / -1', '&:not(:has(dd *))': { display: 'none' } } : {}}>
            <Typography component="dt" variant="caption" color="textSecondary" hidden={isActs}>
              {typeof label === 'string' || label === undefined ? labelOf({ source, label }) : label}
            </Typography>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
              <Value column={column} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** A column's value, shown as the table shows it. */
function Value({ column: { type, props } }: { column: Column }) {
  const { children, field, source } = props;
  if (children !== undefined) return children;
  if (field) return createElement(field, { source });
  return type === DataTable.NumberCol ? (
    <NumberField emptyText="-" {...(props as { source: string })} />
  ) : (
    <TextField source={source ?? 'id'} emptyText="-" />
  );
}

function Selected({ record }: { record: RaRecord }) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox checked={selectedIds.includes(record.id)} onChange={() => onToggleItem(record.id)} sx={{ p: 0.5 }} />
  );
}

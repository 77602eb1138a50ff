import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Panel } from '../../kit/ui/Panel';
import { ErrorState } from '../../kit/ui/States';
import { type Import, type ImportRow, useImportRows } from './imports';
import { FIELD_LABELS } from './importWords';

/** The rows of a file, with what is wrong at each cell: those with errors first, if there are any. */
export function ImportPreview({ given }: { given: Import }) {
  const wrong = given.wrong + given.refused;
  const [onlyWrong, setOnlyWrong] = useState(wrong > 0);
  /** The rows after which the pages so far began. */
  const [starts, setStarts] = useState([0]);
  const list = useImportRows(given.id, starts.at(-1) ?? 0, onlyWrong, given.rows > 0);
  const { rows } = list;
  const show = (value: boolean) => {
    setOnlyWrong(value);
    setStarts([0]);
  };
  return (
    <Panel
      title="Rows"
      actions={
        wrong > 0 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={onlyWrong}
            onChange={(_, value: boolean | null) => value !== null && show(value)}
            aria-label="Which rows"
          >
            <ToggleButton value={true}>With errors ({wrong})</ToggleButton>
            <ToggleButton value={false}>All ({given.rows.toLocaleString('en-US')})</ToggleButton>
          </ToggleButtonGroup>
        )
      }
    >
      {list.isError && <ErrorState error={list.error} onRetry={list.refetch} />}
      <Box sx={{ overflowX: 'auto' }} role="region" aria-label="Rows of the file" tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Row</TableCell>
              {given.columns.map((column) => (
                <TableCell key={column}>{column}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <Line key={row.row} row={row} columns={given.columns} />
            ))}
          </TableBody>
        </Table>
      </Box>
      <Box sx={{ display: 'flex', gap: 3, mt: 4 }}>
        <Button disabled={starts.length === 1} onClick={() => setStarts(starts.slice(0, -1))}>
          Previous rows
        </Button>
        <Button disabled={!list.hasMore} onClick={() => setStarts([...starts, rows.at(-1)?.row ?? 0])}>
          Next rows
        </Button>
      </Box>
    </Panel>
  );
}

function Line({ row, columns }: { row: ImportRow; columns: readonly string[] }) {
  const said = (column: string | null) => row.errors.filter((error) => error.column === column);
  const others = row.errors.filter(({ column }) => column !== null);
  return (
    <TableRow>
      <TableCell sx={{ verticalAlign: 'top' }}>
        {row.row}
        <Faults errors={said(null)} />
        {/* On a phone most columns are beyond the edge. */}
        <Box sx={{ display: { sm: 'none' } }}>
          <Faults errors={others.map(({ column, message }) => ({ column, message: `${column}: ${message}` }))} />
        </Box>
      </TableCell>
      {columns.map((column, at) => (
        <TableCell key={column} sx={{ verticalAlign: 'top', maxWidth: 260, minWidth: 90, overflowWrap: 'anywhere' }}>
          {row.cells[at]}
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <Faults errors={said(column)} />
          </Box>
        </TableCell>
      ))}
    </TableRow>
  );
}

function Faults({ errors }: { errors: ImportRow['errors'] }) {
  return errors.map(({ message }) => (
    <Typography key={message} variant="body2" color="error" sx={{ minWidth: 140 }}>
      {withoutField(message)}
    </Typography>
  ));
}

/** What is wrong with a row names the field first, as programs call it; for people the rest says it. */
function withoutField(message: string): string {
  const [field = '', ...rest] = message.split(': ');
  return field in FIELD_LABELS && rest.length > 0 ? rest.join(': ') : message;
}

import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIsPhone } from './useIsPhone';

interface NumbersTableProps {
  /** What the table is called, for those who do not see it. */
  title: string;
  /** What the rows are. */
  head: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
  /** Whether the cells are words, which begin at the left and may take several lines. */
  isWords?: boolean;
}

/** A table whose rows start with a name; on a phone each row is a block of labeled values, which needs no sideways scroll. */
export function NumbersTable(props: NumbersTableProps) {
  return useIsPhone() ? <Blocks {...props} /> : <Whole {...props} />;
}

function Whole({ title, head, columns, rows, isWords = false }: NumbersTableProps) {
  const [align, whiteSpace] = isWords ? (['left', 'normal'] as const) : (['right', 'nowrap'] as const);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{head}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} align={align}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, cells }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {cells.map((cell, column) => (
                <TableCell key={columns[column]} align={align} sx={{ whiteSpace }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Blocks(props: NumbersTableProps) {
  return props.columns.length === 1 ? <Lines {...props} /> : <Labeled {...props} />;
}

/** One number each. */
function Lines({ title, columns, rows }: NumbersTableProps) {
  return (
    <>
      <Typography variant="caption" component="div" color="textSecondary" sx={{ textAlign: 'right' }}>
        {columns[0]}
      </Typography>
      <Box component="dl" aria-label={title} sx={{ m: 0, display: 'grid', gap: 1 }}>
        {rows.map(({ name, cells }) => (
          <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
            <Typography component="dt" variant="body2">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {cells[0]}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

function Labeled({ title, columns, rows, isWords = false }: NumbersTableProps) {
  const least = isWords ? '128px' : '92px';
  return (
    <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {rows.map(({ name, cells }) => (
        <Box component="li" key={name}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))`, gap: 1, m: 0 }}
          >
            {cells.map((cell, column) => (
              <Box key={columns[column]} sx={{ minWidth: 0, alignSelf: 'end' }}>
                <Typography component="dt" variant="caption" color="textSecondary">
                  {columns[column]}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                  {cell}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Panel } from '../ui/Panel';

interface NumbersTableProps {
  title: string;
  /** What the rows are. */
  head: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

/** A panel with a table of numbers, each row starting with a name. */
export function NumbersTable({ title, head, columns, rows }: NumbersTableProps) {
  return (
    <Panel title={title}>
      <Box sx={{ overflowX: 'auto', mx: -2 }}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{head}</TableCell>
              {columns.map((column) => (
                <TableCell key={column} align="right">
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
                  <TableCell key={columns[column]} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
}

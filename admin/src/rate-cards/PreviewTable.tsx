import { shortMoney } from '@haulway/frontend/kit/format/money.ts';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Panel } from '../ui/Panel';

/** A standard job with the card in force and with the changed one, in dollars. */
export interface PreviewedJob {
  job: string;
  before: number;
  after: number;
  changePercent: number;
  low: number;
  high: number;
}

const COLUMNS = ['Now', 'Then', 'Change', 'Range then'];

/** What a change of the card does to ten standard jobs. */
export function PreviewTable({ jobs }: { jobs: PreviewedJob[] }) {
  return (
    <Panel title="Ten standard jobs">
      <Box sx={{ overflowX: 'auto', mx: -2 }}>
        <Table size="small" aria-label="Ten standard jobs">
          <TableHead>
            <TableRow>
              <TableCell>Job</TableCell>
              {COLUMNS.map((column) => (
                <TableCell key={column} align="right">
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {jobs.map(({ job, before, after, changePercent, low, high }) => (
              <TableRow key={job}>
                <TableCell component="th" scope="row">
                  {job}
                </TableCell>
                <TableCell align="right">{shortMoney(before)}</TableCell>
                <TableCell align="right" sx={{ fontWeight: changePercent === 0 ? undefined : 700 }}>
                  {shortMoney(after)}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>{changePercent === 0 ? 'none' : `${changePercent > 0 ? '+' : ''}${changePercent} %`}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {shortMoney(low)} to {shortMoney(high)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
}

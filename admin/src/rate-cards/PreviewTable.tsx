import { shortMoney } from '@haulway/frontend/kit/format/money.ts';
import { NumbersTable } from './NumbersTable';

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
  const rows = jobs.map(({ job, before, after, changePercent, low, high }) => ({
    name: job,
    cells: [
      shortMoney(before),
      changePercent === 0 ? shortMoney(after) : <strong key="then">{shortMoney(after)}</strong>,
      changePercent === 0 ? 'none' : `${changePercent > 0 ? '+' : ''}${changePercent} %`,
      `${shortMoney(low)} to ${shortMoney(high)}`,
    ],
  }));
  return <NumbersTable title="Ten standard jobs" head="Job" columns={COLUMNS} rows={rows} />;
}

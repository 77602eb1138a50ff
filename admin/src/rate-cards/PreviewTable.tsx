import type { AnswerOf } from '@haulway/frontend/kit/api/operations.ts';
import { shortMoney } from '@haulway/frontend/kit/format/money.ts';
import { NumbersTable } from '../ui/NumbersTable';
import { Panel } from '../ui/Panel';

const COLUMNS = ['Now', 'New', 'Change', 'New range'];

/** What a change to the card does to ten standard jobs. */
export function PreviewTable({ jobs }: { jobs: AnswerOf<'POST', '/api/admin/rate-cards/preview'> }) {
  const rows = jobs.map(({ job, before, after, changePercent, low, high }) => ({
    name: job,
    cells: [
      shortMoney(before),
      changePercent === 0 ? shortMoney(after) : <strong key="new">{shortMoney(after)}</strong>,
      changePercent === 0 ? 'none' : `${changePercent > 0 ? '+' : ''}${changePercent}%`,
      `${shortMoney(low)} to ${shortMoney(high)}`,
    ],
  }));
  return (
    <Panel title="Ten standard jobs">
      <NumbersTable title="Ten standard jobs" head="Job" columns={COLUMNS} rows={rows} />
    </Panel>
  );
}

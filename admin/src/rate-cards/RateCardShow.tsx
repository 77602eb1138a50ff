import { IconSchool } from '@tabler/icons-react';
import { useDataProvider, useGetList, useNotify } from 'react-admin';
import { EditLink, WordButton } from '../ui/WordButton';
import { useMutation } from '@tanstack/react-query';
import type { ConsoleProvider } from '../dataProvider';
import { type Records, useRecord } from '../records';
import { useMay } from '../session/access';
import { AuditTrail } from '../ui/AuditTrail';
import { Details, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Detail, RecordPage } from '../ui/Record';
import { CategoryFigures, KindFigures } from './FigureTables';
import type { StoredCard } from './figures';
import { WholeCard } from './WholeCard';

const rateCards = partsOf('rate-cards');

/** One version of the rate card: who made it and why, what it changed, and its figures. */
export function RateCardShow() {
  return (
    <RecordPage actions={<Actions />}>
      <Panel title="Version">
        <Details>
          <Detail label="Version">
            <rateCards.Number source="version" />
          </Detail>
          <Detail label="In effect since">
            <rateCards.When source="createdAt" />
          </Detail>
          <Detail label="By">
            <rateCards.LinkTo source="createdBy" to="users" />
          </Detail>
          <Detail label="Why" wide>
            <rateCards.LongText source="note" />
          </Detail>
        </Details>
      </Panel>
      <Figures />
      <AuditTrail />
    </RecordPage>
  );
}

function Figures() {
  const stored = useRecord('rate-cards') as StoredCard | undefined;
  if (!stored) return null;
  return (
    <>
      <CategoryFigures card={stored.card} />
      <KindFigures card={stored.card} />
      <WholeCard card={stored.card} />
    </>
  );
}

/** What can be done to the current card. */
function Actions() {
  const stored = useRecord('rate-cards') as StoredCard | undefined;
  const newest = useGetList<Records['rate-cards']>('rate-cards', {
    sort: { field: 'version', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  }).data?.[0];
  if (!stored || newest?.id !== stored.id) return null;
  return (
    <>
      <Learn />
      <EditLink label="Change" />
    </>
  );
}

/** Learns from paid quotes now instead of tonight. */
function Learn() {
  const mayLearn = useMay('rate-cards', 'write');
  const provider = useDataProvider<ConsoleProvider>();
  const notify = useNotify();
  const learn = useMutation({
    mutationFn: () => provider.ask('/api/admin/rate-cards/recompute'),
    onSuccess: ({ data }) =>
      notify(
        `Learned from ${data.jobs} paid jobs: ${Object.keys(data.cells).length} kinds have enough jobs to move prices.`,
        { type: 'success' },
      ),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  if (!mayLearn) return null;
  return (
    <WordButton label="Learn from paid quotes" onClick={() => learn.mutate()} disabled={learn.isPending}>
      <IconSchool size={20} />
    </WordButton>
  );
}

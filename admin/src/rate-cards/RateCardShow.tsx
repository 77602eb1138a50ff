import { IconSchool } from '@tabler/icons-react';
import { Button, EditButton, useDataProvider, useGetList, useNotify } from 'react-admin';
import { useMutation } from '@tanstack/react-query';
import type { ConsoleProvider } from '../dataProvider';
import { type Records, useRecord } from '../records';
import { AuditTrail } from '../ui/AuditTrail';
import { Facts, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Fact, RecordPage } from '../ui/Record';
import { CategoryFigures, KindFigures } from './FigureTables';
import type { StoredCard } from './figures';
import { WholeCard } from './WholeCard';

const rateCards = partsOf('rate-cards');

/** One version of the rate card: who made it and why, what it changed, and its figures. */
export function RateCardShow() {
  return (
    <RecordPage actions={<Actions />}>
      <Panel title="Version">
        <Facts>
          <Fact label="Version">
            <rateCards.Number source="version" />
          </Fact>
          <Fact label="In force since">
            <rateCards.When source="createdAt" />
          </Fact>
          <Fact label="By">
            <rateCards.LinkTo source="createdBy" to="users" />
          </Fact>
          <Fact label="Why" wide>
            <rateCards.LongText source="note" />
          </Fact>
        </Facts>
      </Panel>
      <AuditTrail />
      <Figures />
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

/** What can be done while this is the card in force. */
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
      <EditButton label="Change" />
    </>
  );
}

/** Learns from the paid quotes at once instead of tonight. */
function Learn() {
  const provider = useDataProvider<ConsoleProvider>();
  const notify = useNotify();
  const learn = useMutation({
    mutationFn: () => provider.ask('/api/admin/rate-cards/recompute'),
    onSuccess: ({ data }) =>
      notify(
        `Learned from ${data.jobs} paid jobs: ${Object.keys(data.cells).length} kinds have enough of them to move prices.`,
        { type: 'success' },
      ),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button label="Learn from paid quotes" onClick={() => learn.mutate()} disabled={learn.isPending}>
      <IconSchool size={20} />
    </Button>
  );
}

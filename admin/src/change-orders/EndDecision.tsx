import { may } from '@haulway/frontend/kit/api/acts.ts';
import { wordsOf } from '@haulway/frontend/kit/format/labels.ts';
import { money } from '@haulway/frontend/kit/format/money.ts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  Confirm,
  Form,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  required,
  SaveButton,
  TextInput,
} from 'react-admin';
import { type Records, useOne, useRecord } from '../records';
import { ASK } from '../ui/ActionButton';
import { Panel } from '../ui/Panel';
import { ReadFailed } from '../ui/ReadFailed';
import { useAct } from '../ui/useAct';
import { useLargeSum } from '../ui/useLargeSum';
import { COUNTS_LABELS } from './words';

type Counts = keyof typeof COUNTS_LABELS;
const COUNTS = wordsOf(COUNTS_LABELS).map((id) => ({ id, name: COUNTS_LABELS[id] }));

interface Decision {
  carrier: number;
  counts: Counts;
  note: string;
}

const MOST_PERCENT = 10;
const DECIDE = 'POST /api/admin/change-orders/{id}/decide';

/** The decision on a job that ended at the door: what the platform pays for the empty trip, and against whom it counts. */
export function EndDecision() {
  const order = useRecord('change-orders');
  return order && may(order, 'decide') ? <Open order={order} /> : null;
}

function Open({ order }: { order: Records['change-orders'] }) {
  const quote = useOne('quotes', order.quoteId);
  const [asked, setAsked] = useState<Decision>();
  const act = useAct('Decided. Both sides are told.', () => setAsked(undefined));
  // The shipper who agreed has paid for the trip.
  const isPaidFor = order.status === 'done';
  const granted = (percent: number) => Math.round((quote.data?.amount ?? 0) * percent) / 100;
  const large = useLargeSum(DECIDE)(granted(asked?.carrier ?? 0));
  return (
    <Panel title="Decide">
      {quote.error ? <ReadFailed what="What was agreed" error={quote.error} retry={() => quote.refetch()} /> : null}
      {!quote.data && !quote.error ? <Skeleton variant="rounded" height={120} /> : null}
      {isPaidFor ? (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          The shipper agreed and has paid for the empty trip, as for a late cancellation.
        </Alert>
      ) : null}
      {act.error ? (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {act.error.message}
        </Alert>
      ) : null}
      <Form
        record={{ carrier: 0, counts: null, note: null }}
        sanitizeEmptyValues
        warnWhenUnsavedChanges
        onSubmit={(values: Partial<Decision>) => setAsked({ carrier: 0, ...values } as Decision)}
      >
        {isPaidFor ? null : (
          <NumberInput
            source="carrier"
            label="To the carrier, percent of the agreed price"
            min={0}
            max={MOST_PERCENT}
            step={0.5}
            validate={[required(), minValue(0), maxValue(MOST_PERCENT)]}
            helperText={`From Haulway, paid by hand. 10% is ${money(granted(MOST_PERCENT))}.`}
          />
        )}
        <RadioButtonGroupInput
          source="counts"
          label="It counts against"
          row={false}
          choices={COUNTS}
          validate={required()}
        />
        <TextInput
          source="note"
          label="Reasons"
          multiline
          minRows={4}
          validate={[required(), maxLength(2000)]}
          helperText="Both parties read this."
        />
        <SaveButton label="Decide" icon={<></>} disabled={!quote.data} />
      </Form>
      <Confirm
        isOpen={asked !== undefined}
        loading={act.isPending}
        title="Decide how this job ended?"
        content={
          <Typography>
            {asked && asked.carrier > 0
              ? `${money(granted(asked.carrier))} goes to the carrier, from Haulway.`
              : 'Nothing more goes to the carrier.'}{' '}
            {asked ? `It counts against: ${COUNTS_LABELS[asked.counts].toLowerCase()}.` : ''}{' '}
            {large?.isHeld ? large.question : 'This cannot be undone.'}
          </Typography>
        }
        confirm={large?.isHeld ? ASK : 'Decide now'}
        onConfirm={() =>
          asked && act.mutate({ act: DECIDE, id: order.id, body: asked }, { onError: () => setAsked(undefined) })
        }
        onClose={() => setAsked(undefined)}
      />
    </Panel>
  );
}

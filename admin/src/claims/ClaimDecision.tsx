import { may } from '@haulway/frontend/kit/api/acts.ts';
import { money } from '@haulway/frontend/kit/format/money.ts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  Confirm,
  Form,
  FormDataConsumer,
  maxLength,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  required,
  SaveButton,
  TextInput,
} from 'react-admin';
import { type Records, useRecord } from '../records';
import { ASK } from '../ui/ActionButton';
import { Panel } from '../ui/Panel';
import { ReadFailed } from '../ui/ReadFailed';
import { useAct } from '../ui/useAct';
import { useLargeSum } from '../ui/useLargeSum';
import { wholeCents } from '../ui/wholeCents';
import { AmountsTable } from './AmountsTable';
import { grantedOf, releasedOf, type Decision, type Sources } from './claimAmounts';
import { Split } from './Split';
import { useClaimSources } from './useClaimSources';

const DECISIONS = [
  { id: 'approved', name: 'Grant all of it' },
  { id: 'partly_approved', name: 'Grant part of it' },
  { id: 'denied', name: 'Deny it' },
];

const RESOLVE = 'POST /api/admin/claims/{id}/resolve';

/** An emptied field is null, and as good as one nobody has typed into. */
const NOTHING = { decision: null, amount: null, note: null };

/** The decision on an open claim: the money available, how much is granted, and why. Both parties see the note. */
export function ClaimDecision() {
  const claim = useRecord('claims');
  if (!claim || !may(claim, 'resolve')) return null;
  return <OpenClaim claim={claim} />;
}

function OpenClaim({ claim }: { claim: Records['claims'] }) {
  const claimed = claim.amount ?? 0;
  const { data: sources, error: unread, refetch } = useClaimSources(claim);
  const [asked, setAsked] = useState<{ decision: Decision; times: number }>();
  const granted = asked ? grantedOf(claimed, asked.decision) : 0;
  const released = asked && sources ? releasedOf(granted, sources) : 0;
  const done = granted > 0 ? `${money(granted)} granted.` : 'The claim is denied.';
  const act = useAct(released > 0 ? `${done} ${money(released)} released.` : done, () => setAsked(undefined));
  const large = useLargeSum(RESOLVE)(granted + released, granted > 0 ? sources?.before : 0);
  const isHeld = large?.isHeld ?? false;
  const askedEnough = asked !== undefined && (!large || isHeld || asked.times > 1);

  function confirm() {
    if (!asked) return;
    if (!askedEnough) return setAsked({ ...asked, times: asked.times + 1 });
    const { decision, amount, note } = asked.decision;
    act.mutate(
      {
        act: RESOLVE,
        id: claim.id,
        body: { decision, note, ...(decision === 'partly_approved' ? { amount: amount ?? 0 } : {}) },
      },
      { onError: () => setAsked(undefined) },
    );
  }

  return (
    <Panel title="Decide">
      {sources ? <AmountsTable claim={claim} sources={sources} /> : null}
      {unread ? <ReadFailed what="What the claim can be paid from" error={unread} retry={refetch} /> : null}
      {!sources && !unread ? <Skeleton variant="rounded" height={120} /> : null}
      {claim.side === 'carrier' ? (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          A carrier's claim moves no money on its own. The decision says who is right.
        </Alert>
      ) : null}
      {act.error ? (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {act.error.message}
        </Alert>
      ) : null}
      <Form
        record={NOTHING}
        sanitizeEmptyValues
        warnWhenUnsavedChanges
        onSubmit={(values: Partial<Decision>) => setAsked({ decision: values as Decision, times: 1 })}
      >
        <RadioButtonGroupInput source="decision" row={false} choices={DECISIONS} validate={required()} />
        <FormDataConsumer<Decision>>
          {({ formData }) => (
            <>
              {formData.decision === 'partly_approved' ? (
                <NumberInput
                  source="amount"
                  label="Amount granted, in dollars"
                  min={0.01}
                  step={0.01}
                  validate={[required(), minValue(0.01), lessThan(claimed), wholeCents]}
                  helperText={`Less than the ${money(claimed)} claimed`}
                />
              ) : null}
              {sources && claim.side === 'shipper' ? (
                <Split granted={grantedOf(claimed, formData)} sources={sources} />
              ) : null}
            </>
          )}
        </FormDataConsumer>
        <TextInput
          source="note"
          label="Reasons"
          multiline
          minRows={4}
          validate={[required(), maxLength(5000)]}
          helperText="Both parties read this."
        />
        <SaveButton label="Decide" icon={<></>} disabled={!sources} />
      </Form>
      <Confirm
        isOpen={asked !== undefined}
        loading={act.isPending}
        title={large && (isHeld || (asked?.times ?? 1) > 1) ? large.question : 'Decide this claim?'}
        content={
          <Ask
            claim={claim}
            claimed={claimed}
            granted={granted}
            released={released}
            sources={sources}
            isHeld={isHeld}
            isSecond={(asked?.times ?? 1) > 1}
          />
        }
        confirm={isHeld ? ASK : askedEnough ? 'Decide now' : 'Continue'}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      />
    </Panel>
  );
}

function Ask({
  claim,
  claimed,
  granted,
  released,
  sources,
  isHeld,
  isSecond,
}: {
  claim: Records['claims'];
  claimed: number;
  granted: number;
  released: number;
  sources: Sources | undefined;
  isHeld: boolean;
  isSecond: boolean;
}) {
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>
        {granted === 0
          ? `None of the ${money(claimed)} is granted.`
          : `${money(granted)} of the ${money(claimed)} is granted.`}{' '}
        {released > 0 ? `The ${money(released)} left in escrow is released: the payout and our fee. ` : ''}
        {isHeld ? '' : 'This cannot be undone.'}
        {isSecond ? ' This is a lot of money: read the evidence once more before you decide.' : ''}
      </Typography>
      {sources && claim.side === 'shipper' && granted > 0 ? <Split granted={granted} sources={sources} /> : null}
    </>
  );
}

function lessThan(most: number) {
  return (value: unknown) =>
    typeof value === 'number' && value >= most ? `Less than ${money(most)}, or grant all of it` : undefined;
}

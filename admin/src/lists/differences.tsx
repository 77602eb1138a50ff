import { may } from '@haulway/frontend/kit/api/acts.ts';
import { choicesOf } from '@haulway/frontend/kit/format/labels.ts';
import Typography from '@mui/material/Typography';
import { IconCheck, IconMessage } from '@tabler/icons-react';
import { maxLength, required, SelectInput, TextInput } from 'react-admin';
import { useRecord } from '../records';
import { ActionButton } from '../ui/ActionButton';
import { either, search } from '../ui/filters';
import { partsOf } from '../ui/parts';
import { Prose } from '../ui/Prose';
import { EXPLANATIONS } from './words';

const reconciliationBreaks = partsOf('reconciliation-breaks');

const filters = [search('Name, title or ID'), either('open', 'State', 'Open', 'Settled', true)];

/** Where the ledger and the provider disagree. */
export function DifferenceList() {
  return (
    <reconciliationBreaks.List
      aside={['reference']}
      ifRoom={['closedAt']}
      ifWide={['openedAt', 'kind', 'Why']}
      filters={filters}
      filterDefaults={{ open: true }}
      sort="openedAt"
    >
      <reconciliationBreaks.Col source="openedAt" label="Found" field={reconciliationBreaks.When} />
      <reconciliationBreaks.Col source="kind" disableSort field={reconciliationBreaks.Word} />
      <reconciliationBreaks.Col label="Payment" disableSort>
        <reconciliationBreaks.LinkTo source="paymentId" to="payments" />
      </reconciliationBreaks.Col>
      <reconciliationBreaks.Col
        source="ours"
        label="In the ledger"
        disableSort
        align="right"
        field={reconciliationBreaks.Money}
      />
      <reconciliationBreaks.Col
        source="theirs"
        label="At the provider"
        disableSort
        align="right"
        field={reconciliationBreaks.Money}
      />
      <reconciliationBreaks.Col source="detail" disableSort field={reconciliationBreaks.LongText} />
      <reconciliationBreaks.Col label="Why" disableSort>
        <Why />
      </reconciliationBreaks.Col>
      <reconciliationBreaks.Col source="reference" disableSort field={reconciliationBreaks.Code} />
      <reconciliationBreaks.Col source="closedAt" label="Closed" disableSort field={reconciliationBreaks.When} />
      <reconciliationBreaks.Col label="Do" className="acts" disableSort>
        <DifferenceActions />
      </reconciliationBreaks.Col>
    </reconciliationBreaks.List>
  );
}

const EXPLAINED_AS = choicesOf(EXPLANATIONS).map(({ id, label }) => ({ id, name: label }));

/** What operators found out about it. */
function Why() {
  const difference = useRecord('reconciliation-breaks');
  return <Prose text={difference?.explained && `${EXPLANATIONS[difference.explained]}: ${difference.note ?? ''}`} />;
}

/** A difference is explained, and then closed; the next run opens it again if it is still there. */
function DifferenceActions() {
  const difference = useRecord('reconciliation-breaks');
  if (!difference) return null;
  return (
    <>
      {may(difference, 'explain') ? (
        <ActionButton
          label="Explain"
          icon={<IconMessage size={20} />}
          act="POST /api/admin/reconciliation-breaks/{id}/explain"
          id={difference.id}
          title="Why do the provider and the ledger differ?"
          said="Explained."
          reason="none"
          bodyOf={({ why, note }) => ({ reason: why, note })}
        >
          <SelectInput source="why" label="Reason" choices={EXPLAINED_AS} validate={required()} helperText={false} />
          <TextInput
            source="note"
            label="What you found"
            multiline
            minRows={2}
            validate={[required(), maxLength(2000)]}
            helperText="Kept with the difference and in the audit log."
          />
        </ActionButton>
      ) : null}
      {may(difference, 'close') ? (
        <ActionButton
          label="Close"
          icon={<IconCheck size={20} />}
          act="POST /api/admin/reconciliation-breaks/{id}/close"
          id={difference.id}
          title="Close this difference?"
          said="The difference is closed."
          reason="none"
        >
          <Typography>The next run opens it again if the two sides still differ.</Typography>
        </ActionButton>
      ) : null}
    </>
  );
}

import { FACT_LABELS, type Fact } from '@haulway/frontend/kit/format/facts.ts';
import Typography from '@mui/material/Typography';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { ActionButton } from '../ui/ActionButton';

export interface Verification {
  id: string;
  fact: Fact;
  status: string;
  documents: string[];
  alsoGivenBy: string[];
}

/** What operators decide about a fact. */
export function VerificationActions() {
  const row = useRecordContext<Verification>();
  if (!row || !['submitted', 'verified'].includes(row.status)) return null;
  const label = FACT_LABELS[row.fact];
  const isWaiting = row.status === 'submitted';
  return (
    <>
      {isWaiting ? (
        <ActionButton label="Approve" icon={<IconCheck size={20} />} resource="verifications" id={row.id} verb="approve" title={`Approve: ${label}?`} said="The fact is verified." reason="optional">
          <Typography>The badge, with today's date, shows on the carrier's profile and beside every quote. It falls by itself after the last day of the fact.</Typography>
        </ActionButton>
      ) : null}
      <ActionButton
        label={isWaiting ? 'Reject' : 'Take the badge away'}
        icon={<IconX size={20} />}
        resource="verifications"
        id={row.id}
        verb="reject"
        title={isWaiting ? `Reject: ${label}?` : `Take away: ${label}?`}
        said="The fact is rejected."
        isDanger
      >
        <Typography>The carrier reads the reason and can submit the fact again.{isWaiting ? '' : ' The badge goes at once.'}</Typography>
      </ActionButton>
    </>
  );
}

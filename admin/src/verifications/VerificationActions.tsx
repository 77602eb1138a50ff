import { may } from '@haulway/frontend/kit/api/acts.ts';
import { factLabel } from '@haulway/frontend/kit/format/labels.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useFormContext } from 'react-hook-form';
import { useRecord } from '../records';
import { ActionButton } from '../ui/ActionButton';
import { usualReasons } from './words';

/** What operators decide about a fact. */
export function VerificationActions() {
  const row = useRecord('verifications');
  if (!may(row, 'reject') || !row) return null;
  const label = factLabel(row.fact);
  const isWaiting = row.verifiedOn === null;
  return (
    <>
      {may(row, 'approve') ? (
        <ActionButton
          label="Approve"
          icon={<IconCheck size={20} />}
          act="POST /api/admin/verifications/{id}/approve"
          id={row.id}
          title={`Approve: ${label}?`}
          said={`${label} is verified.`}
          reason="optional"
        >
          <Typography>
            The badge, with today's date, shows on the carrier's profile and beside every quote. It disappears on its
            own when the fact expires.
          </Typography>
        </ActionButton>
      ) : null}
      <ActionButton
        label={isWaiting ? 'Reject' : 'Remove badge'}
        icon={<IconX size={20} />}
        act="POST /api/admin/verifications/{id}/reject"
        id={row.id}
        title={isWaiting ? `Reject: ${label}?` : `Remove the badge: ${label}?`}
        said={isWaiting ? `${label} is rejected.` : `Badge removed: ${label}.`}
        isDanger
        reasonHelp="The carrier reads it, and can submit the fact again. Kept in the audit log."
      >
        {isWaiting ? <UsualReasons fact={row.fact} /> : <Typography>The badge disappears right away.</Typography>}
      </ActionButton>
    </>
  );
}

/** Writes one of the usual reasons into the box, where it can be changed. */
function UsualReasons({ fact }: { fact: string | null | undefined }) {
  const form = useFormContext();
  return (
    <Box role="group" aria-label="Usual cases" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
      {usualReasons(fact).map((reason) => (
        <Chip
          key={reason}
          label={reason}
          onClick={() => form.setValue('reason', reason, { shouldDirty: true, shouldValidate: true })}
          sx={{ height: 'auto', minHeight: 32, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
        />
      ))}
    </Box>
  );
}

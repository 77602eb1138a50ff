import { may } from '@haulway/frontend/kit/api/acts.ts';
import { factLabel } from '@haulway/frontend/kit/format/labels.ts';
import Typography from '@mui/material/Typography';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useRecord } from '../records';
import { ActionButton } from '../ui/ActionButton';

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
      >
        <Typography>
          The carrier reads the reason and can submit the fact again.
          {isWaiting ? '' : ' The badge disappears right away.'}
        </Typography>
      </ActionButton>
    </>
  );
}

import Typography from '@mui/material/Typography';
import { IconTrash } from '@tabler/icons-react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { ActionButton } from '../ui/ActionButton';

/** Removes the review or message of this row. */
export function RemoveText() {
  const record = useRecordContext();
  const resource = useResourceContext();
  if (!record || !resource) return null;
  const isReview = resource === 'reviews';
  const what = isReview ? 'review' : 'message';
  return (
    <ActionButton
      label="Remove"
      icon={<IconTrash size={20} />}
      act={isReview ? 'DELETE /api/admin/reviews/{id}' : 'DELETE /api/admin/messages/{id}'}
      id={record.id}
      title={`Remove this ${what}?`}
      said={isReview ? 'Review removed.' : 'Message removed.'}
      isDanger
    >
      <Typography>
        {isReview
          ? 'Do not remove a review just because it is negative. The rating is recalculated.'
          : 'Neither side will see it anymore.'}{' '}
        This cannot be undone.
      </Typography>
    </ActionButton>
  );
}

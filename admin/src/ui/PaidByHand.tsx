import { money } from '@haulway/frontend/kit/format/money.ts';
import Typography from '@mui/material/Typography';
import { IconBuildingBank } from '@tabler/icons-react';
import { type Identifier, maxLength, required, TextInput } from 'react-admin';
import { ActionButton } from './ActionButton';

interface PaidByHandProps {
  resource: 'claims' | 'change-orders' | 'money-operations';
  id: Identifier;
  /** In dollars. */
  amount: number;
}

/** Records that money no card would accept was paid from our bank account; it moves no money itself. */
export function PaidByHand({ resource, id, amount }: PaidByHandProps) {
  return (
    <ActionButton
      label="Paid by hand"
      icon={<IconBuildingBank size={20} />}
      act={`POST /api/admin/${resource}/{id}/paid-by-hand`}
      id={id}
      title={`Was ${money(amount)} paid by hand?`}
      said="Recorded as paid."
      reason="none"
    >
      <Typography sx={{ mb: 1 }}>
        Pay it first, by check or wire: this button moves no money. It only records that nothing is owed anymore, which
        cannot be undone.
      </Typography>
      <TextInput
        source="reference"
        label="Check or wire number"
        validate={[required(), maxLength(200)]}
        helperText="Kept in the audit log."
        fullWidth
      />
    </ActionButton>
  );
}

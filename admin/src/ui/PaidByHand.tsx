import { money } from '@haulway/frontend/kit/format/money.ts';
import Typography from '@mui/material/Typography';
import { IconBuildingBank } from '@tabler/icons-react';
import { type Identifier, maxLength, required, TextInput } from 'react-admin';
import { ActionButton } from './ActionButton';

interface PaidByHandProps {
  resource: 'claims' | 'money-operations';
  id: Identifier;
  /** In dollars. */
  amount: number;
}

/** Records that money no card takes was paid from the bank; it pays nothing itself. */
export function PaidByHand({ resource, id, amount }: PaidByHandProps) {
  return (
    <ActionButton
      label="Paid by hand"
      icon={<IconBuildingBank size={20} />}
      act={`POST /api/admin/${resource}/{id}/paid-by-hand`}
      id={id}
      title={`Was ${money(amount)} paid by hand?`}
      said="It is written down as paid."
      reason="none"
    >
      <Typography sx={{ mb: 1 }}>
        Pay it first, by check or by wire: this moves no money. From then on it is owed no more, which cannot be undone.
      </Typography>
      <TextInput
        source="reference"
        label="Number of the check or the wire"
        validate={[required(), maxLength(200)]}
        helperText="Kept in the audit log."
        fullWidth
      />
    </ActionButton>
  );
}

import Typography from '@mui/material/Typography';
import { IconGauge, IconKeyOff } from '@tabler/icons-react';
import { maxValue, minValue, NumberInput } from 'react-admin';
import { useRecord } from '../records';
import { ActionButton } from '../ui/ActionButton';

const MOST_A_MINUTE = 60_000;

/** What operators can do to a key that works. */
export function ApiKeyActions() {
  const key = useRecord('api-keys');
  if (!key?.live) return null;
  return (
    <>
      <ActionButton
        label="Change the rate"
        icon={<IconGauge size={20} />}
        act="PUT /api/admin/api-keys/{id}"
        id={key.id}
        title={`How often may "${key.name}" call?`}
        said={`The rate of "${key.name}" is changed.`}
        bodyOf={({ ratePerMinute = null, reason }) => ({ ratePerMinute, reason })}
      >
        <Typography sx={{ mb: 1 }}>
          {key.ratePerMinute === null
            ? 'It makes up to 1,200 reads and 300 writes a minute, as all keys do.'
            : `It makes up to ${key.ratePerMinute?.toLocaleString('en-US')} reads a minute, and as many writes.`}
        </Typography>
        <NumberInput
          source="ratePerMinute"
          label="Reads a minute, and as many writes"
          helperText="Empty: as all keys."
          min={1}
          max={MOST_A_MINUTE}
          step={1}
          validate={[minValue(1), maxValue(MOST_A_MINUTE)]}
        />
      </ActionButton>
      <ActionButton
        label="End the key"
        icon={<IconKeyOff size={20} />}
        act="POST /api/admin/api-keys/{id}/revoke"
        id={key.id}
        title={`End the key "${key.name}"?`}
        said={`The key "${key.name}" is ended.`}
        isDanger
      >
        <Typography>
          Programs that use it are refused at once. The owner gets the reason by email. This cannot be undone.
        </Typography>
      </ActionButton>
    </>
  );
}

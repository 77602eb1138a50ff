import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useRecord } from '../records';
import { roleName } from './roles';

/** The kind of account, and what restricts it. */
export function AccountState() {
  const user = useRecord('users');
  if (!user) return null;
  return (
    <Box
      sx={{
        display: 'inline-flex',
        gap: 0.5,
        flexWrap: 'wrap',
        verticalAlign: 'middle',
        'td &': { flexWrap: 'nowrap' },
      }}
    >
      <Chip
        size="small"
        label={user.isCarrier ? 'Carrier' : 'Shipper'}
        sx={{ bgcolor: 'haulway.soft', color: 'haulway.onSoft' }}
      />
      {user.operatorRole ? (
        <Chip
          size="small"
          label={roleName(user.operatorRole)}
          sx={{ bgcolor: 'haulway.fresh', color: 'haulway.onFresh' }}
        />
      ) : null}
      {user.suspendedAt ? (
        <Chip size="small" label="Suspended" sx={{ bgcolor: 'haulway.danger', color: 'haulway.onDanger' }} />
      ) : null}
      {user.deletedAt ? (
        <Chip size="small" label="Erased" sx={{ bgcolor: 'haulway.neutral', color: 'haulway.onNeutral' }} />
      ) : null}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type Records, useRecord } from '../records';

/** All that is known of a key's text: how it begins and ends. */
export function KeyText() {
  const key = useRecord('api-keys');
  if (!key) return null;
  return (
    <Typography component="span" variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      hwk_{key.environment}_{key.start}...{key.last4}
    </Typography>
  );
}

const standingOf = ({ live, revokedAt }: Records['api-keys']) => (live ? 'Works' : revokedAt ? 'Ended' : 'Expired');

/** Whether it works. */
export function KeyState() {
  const key = useRecord('api-keys');
  if (!key) return null;
  const colors = key.live
    ? { bgcolor: 'haulway.fresh', color: 'haulway.onFresh' }
    : { bgcolor: 'haulway.neutral', color: 'haulway.onNeutral' };
  return (
    <Box>
      <Chip size="small" label={standingOf(key)} sx={colors} />
    </Box>
  );
}

/** How often it may call. */
export function KeyRate() {
  const rate = useRecord('api-keys')?.ratePerMinute;
  return (
    <Typography component="span" variant="body2">
      {rate === null || rate === undefined ? 'The usual' : `${rate.toLocaleString('en-US')} a minute`}
    </Typography>
  );
}

/** What a program may do with it, and from where. */
export function Scopes() {
  const scopes = useRecord('api-keys')?.scopes ?? [];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {scopes.map((scope) => (
        <Chip key={scope} size="small" label={scope} sx={{ bgcolor: 'haulway.neutral', color: 'haulway.onNeutral' }} />
      ))}
    </Box>
  );
}

/** Where it may be used from. */
export function Networks() {
  const networks = useRecord('api-keys')?.allowedNetworks;
  return (
    <Typography component="span" variant="body2" sx={networks ? { fontFamily: 'monospace' } : undefined}>
      {networks ? networks.join(', ') : 'Anywhere'}
    </Typography>
  );
}

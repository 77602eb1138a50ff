import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useConfig } from '../../kit/api/config';
import { dayAndTime, longDay } from '../../kit/format/dates';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { lazy } from '../../kit/ui/lazy';
import { Panel } from '../../kit/ui/Panel';
import { ShowMore } from '../../kit/ui/ShowMore';
import { EmptyState, ErrorState } from '../../kit/ui/States';
import { toast, toastFailure } from '../../kit/ui/toasts';
import { type ApiKey, standingOf, useEndKey, useKeys } from './keys';
import { ListRow } from './ListRow';
import { scopesInWords } from './scopes';

const NewKeyDialog = lazy(() => import('./NewKeyDialog'));
const ReplaceKeyDialog = lazy(() => import('./ReplaceKeyDialog'));

/** The user's API keys: create, replace and end them. */
export function KeyList() {
  const list = useKeys();
  const [making, setMaking] = useState(false);
  const make = (
    <Button variant="contained" onClick={() => setMaking(true)}>
      New API key
    </Button>
  );
  return (
    <Panel title="API keys" actions={list.rows.length > 0 && make}>
      {list.isError && <ErrorState error={list.error} onRetry={list.refetch} />}
      {!list.isPending && !list.isError && list.rows.length === 0 && (
        <EmptyState
          text="A key lets a program work for you without your password. You choose what it can do."
          action={make}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.rows.map((apiKey) => (
          <KeyRow key={apiKey.id} apiKey={apiKey} />
        ))}
      </Box>
      <ShowMore list={list} what="keys" />
      <WhereToTry />
      <Suspense fallback={null}>{making && <NewKeyDialog onClose={() => setMaking(false)} />}</Suspense>
    </Panel>
  );
}

/** Which keys these are: with test keys nobody is charged, and who has live ones may want some too. */
function WhereToTry() {
  const config = useConfig();
  if (!config) return null;
  const { paymentProvider, sandboxUrl } = config;
  if (paymentProvider === 'sandbox')
    return <Typography variant="body2">These are test keys: no card is charged here.</Typography>;
  if (!sandboxUrl) return null;
  return (
    <Typography variant="body2">
      To try out your program without charging a card, make a test key at <Link href={sandboxUrl}>{sandboxUrl}</Link>.
    </Typography>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const [asking, setAsking] = useState<'replace' | 'end'>();
  const end = useEndKey(apiKey.id);
  const [now] = useState(() => new Date());
  const standing = standingOf(apiKey, now);
  const confirmEnd = () =>
    end.mutate(undefined, {
      onSuccess: () => toast({ title: 'Key ended', description: 'Programs that use it no longer have access.' }),
      onError: (error) => toastFailure(error, 'The key could not be ended.'),
      onSettled: () => setAsking(undefined),
    });
  return (
    <ListRow
      acts={
        standing === 'works' && (
          <Box sx={{ display: 'flex', gap: 3 }}>
            <Button variant="outlined" aria-label={`Replace ${apiKey.name}`} onClick={() => setAsking('replace')}>
              Replace
            </Button>
            <Button variant="outlined" color="error" aria-label={`End ${apiKey.name}`} onClick={() => setAsking('end')}>
              End
            </Button>
          </Box>
        )
      }
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{apiKey.name}</Typography>
      <Typography variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        hwk_{apiKey.environment}_{apiKey.start}...{apiKey.last4}
      </Typography>
      <Typography variant="body2">{scopesInWords(apiKey.scopes)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {usedWhen(apiKey)} {endsWhen(apiKey, standing)}
      </Typography>
      <Suspense fallback={null}>
        {asking === 'replace' && <ReplaceKeyDialog apiKey={apiKey} onClose={() => setAsking(undefined)} />}
      </Suspense>
      {asking === 'end' && (
        <ConfirmDialog
          title={`End the key: ${apiKey.name}?`}
          verb="End the key"
          danger
          busy={end.isPending}
          onConfirm={confirmEnd}
          onClose={() => setAsking(undefined)}
        >
          <Typography>Programs that use it lose access right away. This cannot be undone.</Typography>
        </ConfirmDialog>
      )}
    </ListRow>
  );
}

function usedWhen({ lastUsedAt, lastUsedIp }: ApiKey): string {
  if (!lastUsedAt) return 'Never used.';
  return `Last used ${dayAndTime(lastUsedAt)}${lastUsedIp ? ` from ${lastUsedIp}` : ''}.`;
}

function endsWhen(apiKey: ApiKey, standing: ReturnType<typeof standingOf>): string {
  if (standing === 'ended')
    return `Ended ${longDay(apiKey.revokedAt ?? apiKey.expiresAt)}. ${apiKey.revokedReason ?? ''}`;
  return `${standing === 'works' ? 'Expires' : 'Expired'} ${longDay(apiKey.expiresAt)}.`;
}

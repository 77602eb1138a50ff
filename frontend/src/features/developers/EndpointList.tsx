import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { lazy } from '../../kit/ui/lazy';
import { Panel } from '../../kit/ui/Panel';
import { EmptyState, ErrorState } from '../../kit/ui/States';
import { type Endpoint, useEndpoints, useNewest } from './endpoints';
import { arrivedInWords, eventsInWords, standingOf } from './endpointWords';
import { ListRow } from './ListRow';

const NewEndpointDialog = lazy(() => import('./NewEndpointDialog'));
const EndpointDialog = lazy(() => import('./EndpointDialog'));

/** Where the user's events are sent: add addresses, and look into what was sent. */
export function EndpointList() {
  const { data: endpoints = [], isPending, isError, error, refetch } = useEndpoints();
  const [making, setMaking] = useState(false);
  const [shownId, setShownId] = useState<string>();
  const shown = endpoints.find(({ id }) => id === shownId);
  const make = (
    <Button variant="contained" onClick={() => setMaking(true)}>
      New webhook
    </Button>
  );
  return (
    <Panel title="Webhooks" actions={endpoints.length > 0 && make}>
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!isPending && !isError && endpoints.length === 0 && (
        <EmptyState text="A webhook sends your program what happens, as soon as it happens." action={make} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {endpoints.map((endpoint) => (
          <EndpointRow key={endpoint.id} endpoint={endpoint} onOpen={() => setShownId(endpoint.id)} />
        ))}
      </Box>
      <Suspense fallback={null}>
        {making && <NewEndpointDialog onClose={() => setMaking(false)} />}
        {shown && <EndpointDialog endpoint={shown} onClose={() => setShownId(undefined)} />}
      </Suspense>
    </Panel>
  );
}

function EndpointRow({ endpoint, onOpen }: { endpoint: Endpoint; onOpen: () => void }) {
  const { rows, isWhole } = useNewest(endpoint.id);
  const [now] = useState(() => new Date());
  const isWrong = !endpoint.enabled || endpoint.failingSince !== null;
  return (
    <ListRow
      acts={
        <Button variant="outlined" aria-label={`Open ${endpoint.url}`} onClick={onOpen}>
          Open
        </Button>
      }
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{endpoint.url}</Typography>
      <Typography variant="body2">{eventsInWords(endpoint.events)}</Typography>
      <Typography variant="body2" sx={{ color: isWrong ? 'error.main' : 'text.secondary' }}>
        {standingOf(endpoint)} {arrivedInWords(rows, isWhole, now)}
      </Typography>
    </ListRow>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { dayAndTime, today } from '../../kit/format/dates';
import { ShowMore } from '../../kit/ui/ShowMore';
import { ErrorState } from '../../kit/ui/States';
import { toast, toastFailure } from '../../kit/ui/toasts';
import { type Delivery, type Endpoint, useDeliveries, useDelivery, useRecover, useRetry } from './endpoints';
import { deliveryInWords, outcomeInWords, STATE_WORDS } from './endpointWords';

/** What was sent to a webhook, each with its attempts. */
export function DeliveryList({ endpoint }: { endpoint: Endpoint }) {
  const [state, setState] = useState<Delivery['state'] | ''>('');
  const list = useDeliveries(endpoint.id, state || undefined);
  return (
    <Box component="section" aria-label="What was sent">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 3 }}>
        <Typography variant="h4" component="h3">
          What was sent
        </Typography>
        <Button variant="text" onClick={list.refetch}>
          Refresh
        </Button>
      </Box>
      <TextField
        select
        id="delivery-state"
        label="State"
        value={state}
        onChange={({ target }) => setState(target.value as typeof state)}
        slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
        sx={{ width: 200, my: 3 }}
      >
        <option value="">All</option>
        {Object.entries(STATE_WORDS).map(([word, label]) => (
          <option key={word} value={word}>
            {label}
          </option>
        ))}
      </TextField>
      {list.isError && <ErrorState error={list.error} onRetry={list.refetch} />}
      {!list.isPending && !list.isError && list.rows.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          Nothing{state ? ' of this kind' : ''} in the last 30 days.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.rows.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} endpoint={endpoint} />
        ))}
      </Box>
      <ShowMore list={list} what="events" />
      {endpoint.enabled && <Recover id={endpoint.id} />}
    </Box>
  );
}

function DeliveryRow({ delivery, endpoint }: { delivery: Delivery; endpoint: Endpoint }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="li"
      sx={{ py: 3, borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>{delivery.type}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {dayAndTime(delivery.createdAt)}. {deliveryInWords(delivery)}
            {delivery.recovered ? ', recovered.' : '.'}
          </Typography>
        </Box>
        <Button
          variant="text"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide' : 'Show'} attempts for ${delivery.type}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Attempts'}
        </Button>
      </Box>
      {isOpen && <Attempts delivery={delivery} endpoint={endpoint} />}
    </Box>
  );
}

function Attempts({ delivery, endpoint }: { delivery: Delivery; endpoint: Endpoint }) {
  const { data, isError, error, refetch } = useDelivery(endpoint.id, delivery.id);
  const retry = useRetry(endpoint.id, delivery.id);
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 2 }}>
      {data.attempts.map((attempt) => (
        <Box key={attempt.at}>
          <Typography variant="body2">
            {dayAndTime(attempt.at)}: {outcomeInWords(attempt)}
          </Typography>
          {attempt.responseBody && <Verbatim text={attempt.responseBody} label="What it answered" />}
        </Box>
      ))}
      <Verbatim text={data.body} label="What was sent, word for word" />
      {endpoint.enabled && (
        <Box>
          <Button
            variant="outlined"
            disabled={retry.isPending}
            onClick={() =>
              retry.mutate(undefined, {
                onSuccess: () => toast({ title: 'Sending it again' }),
                onError: (failure) => toastFailure(failure),
              })
            }
          >
            Retry
          </Button>
        </Box>
      )}
    </Box>
  );
}

function Verbatim({ text, label }: { text: string; label: string }) {
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{
        m: 0,
        mt: 1,
        p: 3,
        maxHeight: 160,
        overflow: 'auto',
        borderRadius: '8px',
        bgcolor: 'action.hover',
        fontFamily: 'monospace',
        fontSize: 14,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Box>
  );
}

/** Sends again what did not arrive since a day. */
function Recover({ id }: { id: string }) {
  // Webhooks go by the machine's clock, also in the sandbox.
  const [last] = useState(() => today(new Date()));
  const [day, setDay] = useState(last);
  const recover = useRecover(id);
  const send = () =>
    recover.mutate(new Date(`${day}T00:00`).toISOString(), {
      onSuccess: ({ count, waiting }) => {
        const sent = count + waiting;
        toast({ title: sent === 0 ? 'Nothing is missing' : `Sending ${sent} ${sent === 1 ? 'event' : 'events'}` });
      },
      onError: (error) => toastFailure(error),
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 3, pt: 4 }}>
      <TextField
        id="recover-since"
        type="date"
        label="Missed since"
        value={day}
        onChange={(event) => setDay(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: last } }}
        sx={{ flex: '0 1 200px' }}
      />
      <Button variant="outlined" disabled={recover.isPending || day === ''} onClick={send}>
        Recover
      </Button>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dayAndTime } from '../../kit/format/dates';
import { Panel } from '../../kit/ui/Panel';
import { EmptyState, ErrorState } from '../../kit/ui/States';
import { type EventKind, KIND_WORDS, KINDS } from './endpointWords';
import { type LoggedEvent, useLatestEvents } from './events';
import { ListRow } from './ListRow';

const FEW = 10;
/** As many as the API gives at once. */
const MANY = 200;

/** What programs are told, the newest first: to see what a webhook or a reader of the log gets. */
export function EventLog() {
  const [kind, setKind] = useState<EventKind | ''>('');
  const [limit, setLimit] = useState(FEW);
  const { data: events = [], isPending, isError, error, refetch } = useLatestEvents(kind, limit);
  const choose = (chosen: string) => {
    setKind(chosen as EventKind | '');
    setLimit(FEW);
  };
  return (
    <Panel
      title="Event log"
      actions={
        <Button variant="text" onClick={() => void refetch()}>
          Refresh
        </Button>
      }
    >
      <TextField
        id="event-kind"
        select
        label="About"
        value={kind}
        onChange={({ target }) => choose(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ width: 220, maxWidth: '100%', mb: 3 }}
      >
        <MenuItem value="">Everything</MenuItem>
        {KINDS.map((each) => (
          <MenuItem key={each} value={each}>
            {KIND_WORDS[each].label}
          </MenuItem>
        ))}
      </TextField>
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!isPending && !isError && events.length === 0 && <EmptyState text="Nothing in the last 30 days." />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </Box>
      {events.length === limit && limit < MANY && (
        <Box sx={{ display: 'flex', justifyContent: 'center', pt: 4 }}>
          <Button variant="outlined" onClick={() => setLimit(MANY)}>
            Show more
          </Button>
        </Box>
      )}
      {events.length === MANY && (
        <Typography variant="body2" sx={{ color: 'text.secondary', pt: 4 }}>
          Older events are in the log that your programs read.
        </Typography>
      )}
    </Panel>
  );
}

function EventRow({ event: { type, timestamp, data } }: { event: LoggedEvent }) {
  return (
    <ListRow
      acts={
        data.shipmentId && (
          <Link component={RouterLink} to={`/shipments/${data.shipmentId}`}>
            Shipment
          </Link>
        )
      }
    >
      <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>{type}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dayAndTime(timestamp)}
      </Typography>
    </ListRow>
  );
}

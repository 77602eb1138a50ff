import { dayAndTime } from '@haulway/frontend/kit/format/dates.ts';
import { money } from '@haulway/frontend/kit/format/money.ts';
import { count, sentence } from '@haulway/frontend/kit/format/words.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link, useCreatePath } from 'react-admin';
import { deadlineWords } from '../lists/words';
import { useRecord } from '../records';
import { useRead } from '../session/call';
import { Panel } from '../ui/Panel';
import { ReadFailed } from '../ui/ReadFailed';
import { exactTime } from '../ui/zone';
import { driverWords, isOfKind, type Story, STORY_FILTERS, saidBy, type StoryLine, toldBy } from './storyWords';

const FEW = 12;

/** The deal from beginning to end: the next deadline on top, what else is given, both sides with their phone numbers, and everything that happened, in order. */
export function DealStory({ children }: { children: ReactNode }) {
  const shipment = useRecord('shipments');
  const { data, error, refetch } = useRead(
    '/api/admin/shipments/{id}/story',
    { id: String(shipment?.id ?? '') },
    { enabled: shipment !== undefined },
  );
  if (error) return <ReadFailed what="The history of this deal" error={error} retry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      {shipment?.next?.what === 'unaccept' ? (
        <Alert severity="warning">
          The carrier is suspended and cannot pick up. The shipper was told, and can end the booking for a full refund.
          Call them if they do not, or cancel the shipment.
        </Alert>
      ) : null}
      {data.clock ? (
        <Alert severity="info" icon={false}>
          <strong>
            {deadlineWords(data.clock.kind)}: {exactTime(data.clock.dueAt)}
          </strong>{' '}
          {data.clock.until}
        </Alert>
      ) : null}
      {children}
      <People people={data.people} />
      {data.drivers.length > 0 ? <Drivers drivers={data.drivers} /> : null}
      <Lines story={data} />
    </>
  );
}

function People({ people }: { people: Story['people'] }) {
  const createPath = useCreatePath();
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {people.map(({ id, side, name, email, phone, rating, completedJobs, suspendedAt }) => (
        <Panel key={`${side} ${id}`} title={sentence(side)}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <Link to={createPath({ resource: 'users', type: 'show', id })}>{name}</Link>
            {suspendedAt ? ' (suspended)' : ''}
          </Typography>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {phone ? <MuiLink href={`tel:${phone}`}>{phone}</MuiLink> : 'No phone number'}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[
              email,
              rating === null ? 'no rating yet' : `rated ${rating.toFixed(1)}`,
              side === 'carrier' ? `${count(completedJobs, 'job')} done` : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Panel>
      ))}
    </Box>
  );
}

/** Who drives for the carrier, and who did. The links themselves are only with whom they were sent to. */
function Drivers({ drivers }: { drivers: Story['drivers'] }) {
  return (
    <Panel title={drivers.length === 1 ? 'Driver' : 'Drivers'}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {drivers.map((driver) => (
          <Box component="li" key={driver.createdAt} sx={{ overflowWrap: 'anywhere' }}>
            <Typography>
              <strong>{driver.name}</strong>
              {driver.works ? ' drives for ' : ' drove for '}
              {driver.carrier}, {driver.works ? 'since' : 'from'} {exactTime(driver.createdAt)}
              {' · '}
              {driver.phone ? <MuiLink href={`tel:${driver.phone}`}>{driver.phone}</MuiLink> : 'No phone number'}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
              {driverWords(driver)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function Lines({ story: { lines, more } }: { story: Story }) {
  const [kind, setKind] = useState<StoryLine['kind']>();
  const [isWhole, setWhole] = useState(false);
  const chosen = kind ? lines.filter((line) => isOfKind(line, kind)) : lines;
  const shown = isWhole ? chosen : chosen.slice(0, FEW);
  return (
    <Panel title="Everything that happened">
      <Box role="group" aria-label="Show only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <Choice label={`All (${lines.length})`} isChosen={!kind} onChoose={() => setKind(undefined)} />
        {STORY_FILTERS.map(({ id, label }) => {
          const those = lines.filter((line) => isOfKind(line, id)).length;
          return those > 0 ? (
            <Choice key={id} label={`${label} (${those})`} isChosen={kind === id} onChoose={() => setKind(id)} />
          ) : null;
        })}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {shown.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </Box>
      {chosen.length > shown.length ? (
        <Button sx={{ mt: 1, minHeight: 44 }} onClick={() => setWhole(true)}>
          Show all {chosen.length}
        </Button>
      ) : null}
      {more && isWhole ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          For anything older, see the messages, the payments and the audit log.
        </Typography>
      ) : null}
    </Panel>
  );
}

function Choice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <Chip
      label={label}
      onClick={onChoose}
      aria-pressed={isChosen}
      sx={
        isChosen
          ? { height: 36, bgcolor: 'haulway.soft', color: 'haulway.onSoft', fontWeight: 600 }
          : { height: 36, bgcolor: 'transparent', border: '1px solid', borderColor: 'divider' }
      }
    />
  );
}

/** Records that lines are about and that have pages of their own. */
const PAGES = ['quotes', 'payments', 'claims', 'chargebacks', 'users', 'support-tickets', 'change-orders'];

function Line({ line }: { line: StoryLine }) {
  const createPath = useCreatePath();
  const { at, amount, resource, id } = line;
  const text = saidBy(line);
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: { xs: 0, sm: 2 }, gridTemplateColumns: { xs: '1fr', sm: '148px minmax(0, 1fr)' } }}
    >
      <Typography component="time" dateTime={at} title={`${at} (UTC)`} variant="body2" color="textSecondary">
        {dayAndTime(at)}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">
          {PAGES.includes(resource) ? (
            <Link to={createPath({ resource, type: 'show', id })}>{toldBy(line)}</Link>
          ) : (
            toldBy(line)
          )}
          {amount === null ? '' : `, ${money(amount)}`}
        </Typography>
        {text ? (
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}

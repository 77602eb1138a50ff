import { age, dayAndTime } from '@haulway/frontend/kit/format/dates.ts';
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link, type RaRecord, useGetIdentity } from 'react-admin';
import { useRecord } from '../records';
import { BulkAct } from '../ui/BulkAct';
import { choice, either, person, search } from '../ui/filters';
import { oneLine } from '../ui/oneLine';
import { partsOf } from '../ui/parts';
import { useRoom } from '../ui/useIsPhone';
import { ItemActions, OperatorInput } from './ItemActions';
import { placeOf, QUEUED_LABELS, type Queued } from './resources';
import { whatWords } from './words';

const queue = partsOf('queue');

const filters = [
  search('Name, title or ID'),
  choice('resource', QUEUED_LABELS, { label: 'Kind', alwaysOn: true }),
  either('assigned', 'Assigned', 'To somebody', 'To nobody', true),
  either('snoozed', 'Snoozed', 'Snoozed', 'To do now', true),
  person('assignedTo', 'Assigned to'),
];

function BulkQueue() {
  return (
    <>
      <BulkAct
        label="Take"
        done="taken"
        icon={<IconUserCheck size={20} />}
        text="They are assigned to you."
        {...ASSIGN}
      />
      <BulkAct label="Assign" done="assigned" icon={<IconUserPlus size={20} />} text="Who looks at them?" {...ASSIGN}>
        <OperatorInput />
      </BulkAct>
    </>
  );
}

const ASSIGN = {
  act: 'POST /api/admin/{resource}/{id}/assign',
  what: 'item',
  reason: 'none',
  recordOf: ({ resource, recordId }: RaRecord) => ({ id: String(recordId), resource: String(resource) }),
} as const;

/** Everything that waits for an operator: what is due next, first. */
export function QueueList() {
  return (
    <queue.List
      ifRoom={['person']}
      ifWide={['createdAt']}
      filters={filters}
      sort="dueAt"
      order="ASC"
      filterDefaults={{ snoozed: false }}
      bulk={<BulkQueue />}
      bulkNeeds="write"
      dense
    >
      <queue.Col label="What" disableSort>
        <What />
      </queue.Col>
      <queue.Col source="person" label="Who" disableSort>
        <Box component="span" sx={oneLine(190)}>
          <Who />
        </Box>
      </queue.Col>
      <queue.Col source="amount" align="right" field={queue.Money} />
      <queue.Col source="dueAt" label="Due">
        <Due />
      </queue.Col>
      <queue.Col source="createdAt" label="Waits">
        <Waits />
      </queue.Col>
      <queue.Col label="Assigned to" disableSort>
        <Assignee />
      </queue.Col>
      <queue.Col label="Do" className="acts" disableSort>
        <ItemActions />
      </queue.Col>
    </queue.List>
  );
}

/** The kind, what it is about, and the shipment; leads to the record. On a desk too narrow for their column, with the person. */
function What() {
  const item = useRecord('queue');
  const room = useRoom();
  if (!item) return null;
  const { resource, recordId, shipmentTitle } = item;
  const withPerson = room === 'most' && item.person;
  return (
    <Box sx={{ minWidth: room === 'least' ? 170 : 200 }}>
      <Link to={placeOf(resource ?? '', recordId ?? '')} sx={{ fontWeight: 600 }}>
        {QUEUED_LABELS[resource as Queued]}: {whatWords(resource, item.what)}
      </Link>
      {shipmentTitle || withPerson ? (
        <Typography variant="body2" color="textSecondary" component="div">
          <Box sx={{ display: 'flex', gap: 0.75 }}>
            {shipmentTitle ? (
              <Box component="span" sx={withPerson ? oneLine(170) : {}} title={shipmentTitle}>
                {shipmentTitle}
              </Box>
            ) : null}
            {shipmentTitle && withPerson ? <span>·</span> : null}
            {withPerson ? (
              <Box component="span" sx={oneLine(shipmentTitle ? 110 : 290)}>
                <Who />
              </Box>
            ) : null}
          </Box>
        </Typography>
      ) : null}
    </Box>
  );
}

function Who() {
  const item = useRecord('queue');
  if (!item?.person) return '-';
  return item.personId ? <Link to={`/users/${item.personId}/show`}>{item.person}</Link> : item.person;
}

/** How long is left, or for how long it has been overdue. */
function Due() {
  const item = useRecord('queue');
  if (item?.dueInHours === undefined || item.dueInHours === null) return '-';
  const hours = Math.abs(item.dueInHours);
  const words = hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
  return item.overdue ? (
    <Chip size="small" label={`Overdue ${words}`} sx={{ bgcolor: 'haulway.danger', color: 'haulway.onDanger' }} />
  ) : (
    <Typography component="span" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
      In {words}
    </Typography>
  );
}

/** Since when it has been waiting. */
function Waits() {
  const item = useRecord('queue');
  if (!item?.createdAt) return null;
  return (
    <Box component="time" dateTime={item.createdAt} title={dayAndTime(item.createdAt)} sx={{ whiteSpace: 'nowrap' }}>
      {age(item.createdAt)}
    </Box>
  );
}

function Assignee() {
  const item = useRecord('queue');
  const { identity } = useGetIdentity();
  if (!item?.assignedTo) return 'Nobody';
  return item.assignedTo === identity?.id ? 'You' : item.assignee;
}

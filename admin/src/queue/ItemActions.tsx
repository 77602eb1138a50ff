import { IconAlarmSnooze, IconNote, IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import { AutocompleteInput, ReferenceInput, required, SelectInput, useGetIdentity } from 'react-admin';
import { WordButton } from '../ui/WordButton';
import { type Records, useRecord } from '../records';
import { useMay } from '../session/access';
import { ActionButton } from '../ui/ActionButton';
import { nameOf } from '../ui/names';
import { ROOMY_PX } from '../ui/oneLine';
import { useAct } from '../ui/useAct';
import { NotesButton } from './Notes';
import { QUEUED_LABELS, type Queued } from './resources';

const ASSIGN = 'POST /api/admin/{resource}/{id}/assign';
const SNOOZE = 'POST /api/admin/{resource}/{id}/snooze';

/** In two lines where the table would be wider than its screen otherwise; a mouse needs no more than half a line's height. */
const IN_A_LINE = {
  display: 'flex',
  [`@media (max-width: ${ROOMY_PX - 0.05}px)`]: {
    'td &': { display: 'grid', gridTemplateColumns: 'max-content max-content', justifyItems: 'start' },
  },
  [`@media (max-width: ${ROOMY_PX - 0.05}px) and (pointer: fine)`]: {
    'td & .MuiButton-root': { minHeight: 26, py: 0 },
  },
} as const;

/** The buttons for who looks at an item of the queue. */
export function Handing() {
  const item = useRecord('queue');
  const mayChange = useMay('queue', 'write');
  if (!item || !mayChange) return null;
  return (
    <>
      <Take item={item} />
      <AssignTo item={item} />
    </>
  );
}

/** Who looks at an item of the queue, and when. */
export function ItemActions() {
  const item = useRecord('queue');
  const mayChange = useMay('queue', 'write');
  if (!item) return null;
  return (
    <Box sx={IN_A_LINE}>
      <Handing />
      {mayChange ? <SnoozeUntil item={item} /> : null}
      <NotesButton resource={item.resource ?? ''} id={item.recordId ?? ''} icon={<IconNote size={20} />} />
    </Box>
  );
}

type Item = Records['queue'];
const whatOf = ({ resource }: Item) => QUEUED_LABELS[resource as Queued].toLowerCase();

/** Takes it, or gives it back. */
function Take({ item }: { item: Item }) {
  const { identity } = useGetIdentity();
  const isMine = item.assignedTo === identity?.id;
  const act = useAct(isMine ? 'Assigned to nobody.' : 'Assigned to you.');
  return (
    <WordButton
      label={isMine ? 'Give back' : 'Take'}
      disabled={act.isPending}
      onClick={() =>
        act.mutate({
          act: ASSIGN,
          id: item.recordId ?? '',
          resource: item.resource ?? '',
          body: isMine ? { to: null } : {},
        })
      }
    >
      <IconUserCheck size={20} />
    </WordButton>
  );
}

function AssignTo({ item }: { item: Item }) {
  return (
    <ActionButton
      label="Assign"
      icon={<IconUserPlus size={20} />}
      act={ASSIGN}
      id={item.recordId ?? ''}
      resource={item.resource ?? ''}
      title={`Who looks at this ${whatOf(item)}?`}
      said="Assigned."
      reason="none"
    >
      <OperatorInput />
    </ActionButton>
  );
}

/** Which operator something is assigned to. */
export function OperatorInput() {
  return (
    <ReferenceInput source="to" reference="users" filter={{ isAdmin: true, suspended: false }}>
      <AutocompleteInput
        label="Operator"
        optionText={nameOf}
        validate={required()}
        helperText={false}
        // It has the focus at once, and whoever clicks on it would close the list.
        openOnFocus={false}
      />
    </ReferenceInput>
  );
}

const HOURS = [
  { id: 4, name: 'For 4 hours' },
  { id: 24, name: 'Until tomorrow' },
  { id: 72, name: 'For 3 days' },
  { id: 168, name: 'For a week' },
];

function SnoozeUntil({ item }: { item: Item }) {
  const act = useAct('It is back in the queue.');
  if (item.snoozedUntil)
    return (
      <WordButton
        label="Wake"
        disabled={act.isPending}
        onClick={() =>
          act.mutate({ act: SNOOZE, id: item.recordId ?? '', resource: item.resource ?? '', body: { until: null } })
        }
      >
        <IconAlarmSnooze size={20} />
      </WordButton>
    );
  return (
    <ActionButton
      label="Snooze"
      icon={<IconAlarmSnooze size={20} />}
      act={SNOOZE}
      id={item.recordId ?? ''}
      resource={item.resource ?? ''}
      title={`Take this ${whatOf(item)} out of the queue?`}
      said="Snoozed."
      reason="none"
      bodyOf={({ hours }) => ({ until: new Date(Date.now() + Number(hours) * 3_600_000).toISOString() })}
    >
      <SelectInput
        source="hours"
        label="How long"
        choices={HOURS}
        defaultValue={24}
        validate={required()}
        helperText={false}
      />
    </ActionButton>
  );
}

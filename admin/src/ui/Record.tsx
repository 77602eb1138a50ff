import Skeleton from '@mui/material/Skeleton';
import { IconNote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  Labeled,
  Show,
  TopToolbar,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useShowContext,
} from 'react-admin';
import { WaitsForApproval } from '../approvals/WaitsForApproval';
import { HandOver } from '../queue/HandOver';
import { NextInQueue } from '../queue/NextInQueue';
import { NotesButton } from '../queue/Notes';
import { isQueued } from '../queue/resources';
import { AllAtOnce } from './AllAtOnce';
import { Parts } from './Panel';
import { RecordFailed } from './ReadFailed';
import { ListLink } from './WordButton';
import { STAYS } from './reading';

/** One record's page: what can be done to it, then its parts from top to bottom. */
export function RecordPage({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <Show
      component="div"
      queryOptions={STAYS}
      error={<RecordFailed />}
      title={<RecordTitle />}
      actions={<BrowserTitle />}
    >
      <Loaded actions={actions}>{children}</Loaded>
    </Show>
  );
}

/** What can be done, and the parts, once all of it is loaded: until then a dash would claim that there is no value. */
function Loaded({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { record, resource } = useShowContext();
  const meanwhile = (
    <Parts>
      <Skeleton variant="rounded" height={240} />
      <Skeleton variant="rounded" height={320} />
    </Parts>
  );
  if (!record) return meanwhile;
  return (
    <AllAtOnce key={record.id} meanwhile={meanwhile}>
      <TopToolbar sx={{ flexWrap: 'wrap' }}>
        <HandOver />
        {actions}
        {isQueued(resource) ? (
          <NotesButton resource={resource} id={String(record.id)} icon={<IconNote size={20} />} />
        ) : null}
        <NextInQueue />
        <ListLink />
      </TopToolbar>
      <Parts>
        <WaitsForApproval />
        {children}
      </Parts>
    </AllAtOnce>
  );
}

/** The record's name, with the shipment it belongs to. */
function useTitle(): string {
  const { record, resource } = useShowContext();
  const represent = useGetRecordRepresentation(resource);
  const label = useGetResourceLabel()(resource ?? '', 1);
  if (!record) return label;
  const name = represent(record);
  const { shipmentTitle } = record as { shipmentTitle?: string | null };
  const words = typeof name === 'string' ? `${label} ${name}` : label;
  return shipmentTitle ? `${words}, ${shipmentTitle}` : words;
}

function RecordTitle() {
  return useTitle();
}

function BrowserTitle() {
  return <title>{`${useTitle()} - Haulway console`}</title>;
}

interface DetailProps {
  label: string;
  /** Takes the whole row, or as much as two. */
  wide?: boolean | 'two';
  children: ReactNode;
}

/** A labeled value. */
export function Detail({ label, wide = false, children }: DetailProps) {
  return (
    <Labeled label={label} className={wide === 'two' ? 'two-columns' : wide ? 'whole-row' : undefined}>
      <>{children}</>
    </Labeled>
  );
}

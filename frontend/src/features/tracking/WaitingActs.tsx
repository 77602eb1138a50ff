import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { clockTime } from '../../kit/format/dates';
import { forgetAct, sendAgain } from '../../kit/road/queue';
import type { KeptAct } from '../../kit/road/store';
import { Panel } from '../../kit/ui/Panel';

const DONE: Record<KeptAct['kind'], string> = {
  arrive: 'Arrived',
  pickup: 'Picked up',
  deliver: 'Delivered',
  attempt: 'You were there',
  code: 'Release code',
};

interface Props {
  acts: readonly KeptAct[];
  /** Says of which job each of them is. */
  named?: boolean;
}

/** What was done on this phone and the server does not have yet, in one card, and each thing that it has refused. */
export default function WaitingActs({ acts, named = false }: Props) {
  const waiting = acts.filter(({ state }) => state === 'waiting');
  return (
    <>
      {acts
        .filter(({ state }) => state === 'refused')
        .map((act) => (
          <RefusedAct key={act.actId} act={act} named={named} />
        ))}
      {waiting.length > 0 && (
        <Panel title="Not sent yet">
          {waiting.map(({ actId, kind, title, capturedAt }) => (
            <Typography key={actId}>
              {named && title && `${title}: `}
              <strong>{DONE[kind]}.</strong> Saved on this phone at {clockTime(new Date(capturedAt).toISOString())}.
            </Typography>
          ))}
        </Panel>
      )}
    </>
  );
}

function RefusedAct({ act, named }: { act: KeptAct; named: boolean }) {
  const isKept = act.kind !== 'code' && (act.lacksPhotos || act.mayPass);
  return (
    <Panel title={`${DONE[act.kind]}: not accepted`}>
      {named && act.title && <Typography sx={{ mb: 1, fontWeight: 600 }}>{act.title}</Typography>}
      <Typography sx={{ mb: 3 }}>{act.refusal}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& .MuiButton-root': { minHeight: 44 } }}>
        <WayOn act={act} />
        <Button variant="outlined" onClick={() => void forgetAct(act.actId)}>
          {isKept ? 'Delete it' : 'OK'}
        </Button>
      </Box>
    </Panel>
  );
}

function WayOn({ act: { actId, kind, shipmentId, lacksPhotos = false, mayPass = false } }: { act: KeptAct }) {
  const { pathname } = useLocation();
  const there = `/shipments/${shipmentId}`;
  if (kind === 'code')
    return mayPass && pathname !== there ? (
      <Button variant="contained" component={Link} to={there}>
        Enter it again
      </Button>
    ) : null;
  if (lacksPhotos || mayPass)
    return (
      <Button variant="contained" onClick={() => void sendAgain(actId)}>
        {lacksPhotos ? 'Send it without them' : 'Send it again'}
      </Button>
    );
  return (
    <Button variant="contained" component={Link} to="/support">
      Ask Support
    </Button>
  );
}

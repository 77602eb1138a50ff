import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
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

/** Something done on this phone that the server does not have yet, or has refused. */
export function WaitingAct({ act }: { act: KeptAct }) {
  const isKept = act.kind !== 'code' && (act.lacksPhotos || act.mayPass);
  if (act.state === 'refused')
    return (
      <Panel title={`${DONE[act.kind]}: not accepted`}>
        <Typography sx={{ mb: 3 }}>{act.refusal}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& .MuiButton-root': { minHeight: 44 } }}>
          <WayOn act={act} />
          <Button variant="outlined" onClick={() => void forgetAct(act.actId)}>
            {isKept ? 'Delete it' : 'OK'}
          </Button>
        </Box>
      </Panel>
    );
  return (
    <Panel title={DONE[act.kind]}>
      <Typography>
        Saved on this phone at {clockTime(new Date(act.capturedAt).toISOString())}. It is sent as soon as there is
        signal. Keep Haulway open.
      </Typography>
    </Panel>
  );
}

function WayOn({ act: { actId, kind, shipmentId, lacksPhotos = false, mayPass = false } }: { act: KeptAct }) {
  if (kind === 'code')
    return mayPass ? (
      <Button variant="contained" component={Link} to={`/shipments/${shipmentId}`}>
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

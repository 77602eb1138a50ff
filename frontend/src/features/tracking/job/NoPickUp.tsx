import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Shipment } from '../../../kit/api/types';
import { Panel } from '../../../kit/ui/Panel';
import { isDisputed } from '../jobStage';

/** Why it is not to be picked up although it is paid: the carrier is suspended, a bank decides, or the job ends. */
export default function NoPickUp({ shipment, isSuspended }: { shipment: Shipment; isSuspended: boolean }) {
  if (isSuspended)
    return (
      <Panel title="Do not pick it up">
        <Typography>
          You cannot pick up while your account is suspended. Contact us, or give up the job under{' '}
          <Box component={Link} to={`/shipments/${shipment.id}`} sx={{ color: 'primary.main', fontWeight: 600 }}>
            Your quote
          </Box>{' '}
          so that the shipper gets the money back.
        </Typography>
      </Panel>
    );
  if (isDisputed(shipment.next))
    return (
      <Panel title="Do not load it">
        <Typography>
          The shipper's bank is disputing the payment, and no money moves until it decides. We tell you when you can
          pick up.
        </Typography>
      </Panel>
    );
  return (
    <Panel title="This job ends">
      <Typography>
        You said that you cannot take it. Whatever the shipper answers, you do not have to come again. If you take it
        after all, say so under{' '}
        <Box
          component={Link}
          to={`/shipments/${shipment.id}#agreement`}
          sx={{ color: 'primary.main', fontWeight: 600 }}
        >
          Agreement
        </Box>{' '}
        first.
      </Typography>
    </Panel>
  );
}

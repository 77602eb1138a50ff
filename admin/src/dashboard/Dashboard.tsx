import { sentence } from '@haulway/frontend/kit/format/words.ts';
import Box from '@mui/material/Box';
import { Title } from 'react-admin';
import { SHIPMENT_STATUSES } from '../shipments/ShipmentList';
import { Panel } from '../ui/Panel';
import { BooksPanel } from './BooksPanel';
import { Figure, Figures } from './Figure';

/** How many of what there are; each number leads to its list. */
export function Dashboard() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, mt: 2, pb: 4 }}>
      <Title title="Dashboard" />
      <Panel title="Needs somebody">
        <Figures>
          <Figure label="Money operations to look at" resource="money-operations" filter={{ state: 'needs_attention' }} />
          <Figure label="Transfers blocked" resource="payments" filter={{ transferStatus: 'blocked' }} />
          <Figure label="Payments frozen" resource="payments" filter={{ frozen: true }} />
          <Figure label="Webhooks parked" resource="webhook-events" filter={{ state: 'parked' }} />
          <Figure label="Mails failed" resource="emails" filter={{ state: 'failed' }} />
        </Figures>
      </Panel>
      <BooksPanel />
      <Panel title="Shipments">
        <Figures>
          {SHIPMENT_STATUSES.map((status) => (
            <Figure key={status} label={sentence(status)} resource="shipments" filter={{ status }} />
          ))}
        </Figures>
      </Panel>
      <Panel title="Payments">
        <Figures>
          <Figure label="Waiting" resource="payments" filter={{ status: 'pending' }} />
          <Figure label="Held in escrow" resource="payments" filter={{ status: 'in_escrow' }} />
          <Figure label="Released" resource="payments" filter={{ status: 'released' }} />
          <Figure label="Refunded" resource="payments" filter={{ status: 'refunded' }} />
          <Figure label="Failed" resource="payments" filter={{ status: 'failed' }} />
        </Figures>
      </Panel>
      <Panel title="Users">
        <Figures>
          <Figure label="All" resource="users" />
          <Figure label="Carriers" resource="users" filter={{ isCarrier: true }} />
          <Figure label="Shippers" resource="users" filter={{ isCarrier: false }} />
          <Figure label="Suspended" resource="users" filter={{ suspended: true }} />
        </Figures>
      </Panel>
      <Panel title="Quotes">
        <Figures>
          <Figure label="Pending" resource="quotes" filter={{ status: 'pending' }} />
          <Figure label="Accepted, not paid" resource="quotes" filter={{ status: 'accepted' }} />
          <Figure label="In progress" resource="quotes" filter={{ status: 'in_progress' }} />
          <Figure label="Completed" resource="quotes" filter={{ status: 'completed' }} />
        </Figures>
      </Panel>
    </Box>
  );
}

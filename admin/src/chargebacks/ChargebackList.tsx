import { money } from '@haulway/frontend/kit/format/money.ts';
import Box from '@mui/material/Box';
import { either, search } from '../ui/filters';
import { useRecord } from '../records';
import { partsOf } from '../ui/parts';
import { RecordLink } from '../ui/RecordLink';
import { AnswerBy, BankStatus, Reason } from './parts';

const chargebacks = partsOf('chargebacks');

const filters = [search('Name, title or ID'), either('open', 'State', 'Open', 'Closed', true)];

/** Payments that cardholders dispute at their banks. */
export function ChargebackList() {
  return (
    <chargebacks.List
      ifRoom={['closedAt', 'openedAt']}
      ifWide={['Shipper']}
      filters={filters}
      filterDefaults={{ open: true }}
      sort="dueBy"
      order="ASC"
      opens
    >
      <chargebacks.Col source="amount">
        <Amount />
      </chargebacks.Col>
      <chargebacks.Col source="status" field={BankStatus} />
      <chargebacks.Col source="dueBy" label="Answer by" field={AnswerBy} />
      <chargebacks.Col source="reason" disableSort>
        <Box sx={{ minWidth: 110 }}>
          <Reason />
        </Box>
      </chargebacks.Col>
      <chargebacks.Col label="Shipment" disableSort>
        <chargebacks.LinkTo source="shipmentId" to="shipments" />
      </chargebacks.Col>
      <chargebacks.Col label="Shipper" disableSort>
        <chargebacks.LinkTo source="payerId" to="users" />
      </chargebacks.Col>
      <chargebacks.Col source="openedAt" label="Opened" field={chargebacks.When} />
      <chargebacks.Col source="closedAt" label="Closed" disableSort field={chargebacks.When} />
    </chargebacks.List>
  );
}

/** The amount leads to its page. */
function Amount() {
  return <RecordLink words={money(useRecord('chargebacks')?.amount ?? 0)} />;
}

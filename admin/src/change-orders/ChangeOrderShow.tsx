import { may } from '@haulway/frontend/kit/api/acts.ts';
import { CHANGE_REASONS } from '@haulway/frontend/kit/format/labels.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ReferenceField } from 'react-admin';
import { useRecord } from '../records';
import { DecisionPage } from '../ui/DecisionPage';
import { PaidByHand } from '../ui/PaidByHand';
import { Details, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Photos } from '../ui/Photos';
import { Detail } from '../ui/Record';
import { EndDecision } from './EndDecision';
import { COUNTS_LABELS, stateWords } from './words';

const changeOrders = partsOf('change-orders');
const shipments = partsOf('shipments');
const quotes = partsOf('quotes');

/** A change, or the end of a job at the door: what was said and shown on the left, the decision beside it. */
export function ChangeOrderShow() {
  return (
    <DecisionPage
      beside={
        <>
          <Standing />
          <EndDecision />
        </>
      }
    >
      <Said />
      <Panel title="The item as listed">
        <ReferenceField source="shipmentId" reference="shipments" link={false}>
          <Listed />
        </ReferenceField>
      </Panel>
    </DecisionPage>
  );
}

function Said() {
  const order = useRecord('change-orders');
  if (!order) return null;
  return (
    <Panel title={order.kind === 'end' ? 'What the carrier found at the door' : 'What was proposed'}>
      <Details>
        <Detail label="Why">
          <changeOrders.Labelled source="reason" labels={CHANGE_REASONS} />
        </Detail>
        <Detail label="By the">
          <changeOrders.Word source="side" />
        </Detail>
        <Detail label="At">
          <changeOrders.When source="createdAt" />
        </Detail>
        {order.kind === 'change' ? (
          <Detail label="Added to the price">
            <changeOrders.Money source="delta" />
          </Detail>
        ) : null}
        {order.deliveryAddress ? (
          <Detail label="Delivery to">
            <changeOrders.LongText source="deliveryAddress" />
          </Detail>
        ) : null}
        {order.itemTitle ? (
          <Detail label="Item">
            <changeOrders.Text source="itemTitle" />
          </Detail>
        ) : null}
        <Detail label="In their words" wide>
          <changeOrders.LongText source="text" />
        </Detail>
      </Details>
      <Box sx={{ mt: 1.5 }}>
        <Photos urls={order.photos ?? []} about="What differs" />
      </Box>
    </Panel>
  );
}

function Listed() {
  const shipment = useRecord('shipments');
  return (
    <>
      <Details>
        <Detail label="Title">
          <shipments.LongText source="title" />
        </Detail>
        <Detail label="Weight (lbs)">
          <shipments.Number source="weight" />
        </Detail>
        <Detail label="Description" wide>
          <shipments.LongText source="description" />
        </Detail>
      </Details>
      <Box sx={{ mt: 1.5 }}>
        {shipment?.photos?.length ? (
          <Photos urls={shipment.photos} about="The item as listed" />
        ) : (
          <Typography variant="body2" color="textSecondary">
            Listed without photos.
          </Typography>
        )}
      </Box>
    </>
  );
}

function Standing() {
  const order = useRecord('change-orders');
  if (!order) return null;
  return (
    <Panel title="Where it stands">
      <Details>
        <Detail label="Status">
          <span>{stateWords(order)}</span>
        </Detail>
        <Detail label="Shipment">
          <changeOrders.LinkTo source="shipmentId" to="shipments" />
        </Detail>
        <Detail label="Shipper">
          <changeOrders.LinkTo source="shipperId" to="users" />
        </Detail>
        <Detail label="Carrier">
          <changeOrders.LinkTo source="carrierId" to="users" />
        </Detail>
        <Detail label="Agreed price">
          <ReferenceField source="quoteId" reference="quotes" link="show">
            <quotes.Money source="amount" />
          </ReferenceField>
        </Detail>
        <Detail label="ID">
          <changeOrders.Code source="id" />
        </Detail>
        {order.reviewDueAt ? (
          <Detail label="Decide by">
            <changeOrders.Until source="reviewDueAt" />
          </Detail>
        ) : null}
        {order.reviewedAt ? (
          <>
            <Detail label="Decided">
              <changeOrders.When source="reviewedAt" />
            </Detail>
            <Detail label="Counts against">
              <changeOrders.Labelled source="counts" labels={COUNTS_LABELS} />
            </Detail>
            <Detail label="For the empty trip">
              <changeOrders.Money source="granted" />
            </Detail>
            {order.paidByHandAt ? (
              <Detail label="Paid by hand">
                <span>
                  <changeOrders.When source="paidByHandAt" />, <changeOrders.Code source="paidByHandReference" />
                </span>
              </Detail>
            ) : null}
            <Detail label="Reasons" wide>
              <changeOrders.LongText source="reviewNote" />
            </Detail>
          </>
        ) : null}
      </Details>
      {may(order, 'paid-by-hand') ? (
        <PaidByHand resource="change-orders" id={order.id} amount={order.granted ?? 0} />
      ) : null}
    </Panel>
  );
}

import { may } from '@haulway/frontend/kit/api/acts.ts';
import Box from '@mui/material/Box';
import { useRecord } from '../records';
import { DecisionPage } from '../ui/DecisionPage';
import { Details, Panel } from '../ui/Panel';
import { PaidByHand } from '../ui/PaidByHand';
import { partsOf } from '../ui/parts';
import { Photos } from '../ui/Photos';
import { Detail } from '../ui/Record';
import { ClaimDecision } from './ClaimDecision';
import { ClaimState, Overdue } from './ClaimState';
import { Agreement, Proof } from './Evidence';

const claims = partsOf('claims');
const messages = partsOf('messages');

/** A claim: what both sides say and the evidence on the left, the decision beside them. */
export function ClaimShow() {
  return (
    <DecisionPage
      beside={
        <>
          <Standing />
          <ClaimDecision />
        </>
      }
    >
      <BothSides />
      <Agreement />
      <Proof />
      <Messages />
    </DecisionPage>
  );
}

function Standing() {
  const claim = useRecord('claims');
  const isDecided = claim !== undefined && claim.decision !== null;
  return (
    <Panel title="Where it stands">
      <Details>
        <Detail label="Status">
          <span>
            <ClaimState source="status" />
            <Overdue />
          </span>
        </Detail>
        <Detail label="Decide by">
          <claims.Until source="dueAt" />
        </Detail>
        <Detail label="Shipment">
          <claims.LinkTo source="shipmentId" to="shipments" />
        </Detail>
        <Detail label="Payment">
          <claims.LinkTo source="paymentId" to="payments" />
        </Detail>
        <Detail label="ID">
          <claims.Code source="id" />
        </Detail>
        {isDecided ? (
          <>
            <Detail label="Granted">
              <claims.Money source="approvedAmount" />
            </Detail>
            <Detail label="From escrow">
              <claims.Money source="fromEscrow" />
            </Detail>
            <Detail label="From the carrier">
              <claims.Money source="fromCarrier" />
            </Detail>
            <Detail label="From the guarantee fund">
              <claims.Money source="fromGuarantee" />
            </Detail>
            <Detail label="To pay by hand">
              <claims.Money source="outOfBandAmount" />
            </Detail>
            {claim.paidByHandAt ? (
              <Detail label="Paid by hand">
                <span>
                  <claims.When source="paidByHandAt" />, <claims.Code source="paidByHandReference" />
                </span>
              </Detail>
            ) : null}
            <Detail label="Decided">
              <claims.When source="decidedAt" />
            </Detail>
            <Detail label="Reasons" wide>
              <claims.LongText source="note" />
            </Detail>
          </>
        ) : null}
      </Details>
      {claim && may(claim, 'paid-by-hand') ? (
        <PaidByHand resource="claims" id={claim.id} amount={claim.outOfBandAmount ?? 0} />
      ) : null}
    </Panel>
  );
}

function BothSides() {
  const claim = useRecord('claims');
  if (!claim) return null;
  return (
    <>
      <Panel title={`The ${claim.side}'s claim`}>
        <Details>
          <Detail label="Kind">
            <claims.Word source="kind" />
          </Detail>
          <Detail label="Claimed">
            <claims.Money source="amount" />
          </Detail>
          <Detail label="Claimant">
            <claims.LinkTo source="claimantId" to="users" />
          </Detail>
          <Detail label="Opened">
            <claims.When source="createdAt" />
          </Detail>
          {claim.itemTitle ? (
            <Detail label="Item">
              <claims.Text source="itemTitle" />
            </Detail>
          ) : null}
          <Detail label="What happened" wide>
            <claims.LongText source="description" />
          </Detail>
        </Details>
        <Box sx={{ mt: 1.5 }}>
          <Photos urls={claim.photos ?? []} about="The claim" />
        </Box>
      </Panel>
      <Panel title="The other side's answer">
        <Details>
          <Detail label="Answered by">
            <claims.LinkTo source="respondentId" to="users" />
          </Detail>
          <Detail label="Answered">
            <claims.When source="respondedAt" />
          </Detail>
          <Detail label="Their side of it" wide>
            <claims.LongText source="response" />
          </Detail>
        </Details>
        <Box sx={{ mt: 1.5 }}>
          <Photos urls={claim.responsePhotos ?? []} about="The answer" />
        </Box>
      </Panel>
    </>
  );
}

/** Messages between the parties about the shipment. */
function Messages() {
  return (
    <messages.Related
      title="Messages about the shipment"
      reference="messages"
      source="shipmentId"
      target="shipmentId"
      empty="No messages about this shipment."
    >
      <messages.Col source="createdAt" label="Sent" field={messages.When} />
      <messages.Col label="From" disableSort>
        <messages.LinkTo source="senderId" to="users" />
      </messages.Col>
      <messages.Col source="content" label="Message" disableSort field={messages.LongText} />
      <messages.Col source="masked" disableSort field={messages.Texts} />
    </messages.Related>
  );
}

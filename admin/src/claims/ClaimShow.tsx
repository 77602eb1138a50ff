import { may } from '@haulway/frontend/kit/api/acts.ts';
import Box from '@mui/material/Box';
import { useRecord } from '../records';
import { AuditTrail } from '../ui/AuditTrail';
import { Facts, Panel, Parts } from '../ui/Panel';
import { PaidByHand } from '../ui/PaidByHand';
import { partsOf } from '../ui/parts';
import { Photos } from '../ui/Photos';
import { Fact, RecordPage } from '../ui/Record';
import { ClaimDecision } from './ClaimDecision';
import { ClaimState, Overdue } from './ClaimState';
import { Agreement, Proof } from './Evidence';

const claims = partsOf('claims');
const messages = partsOf('messages');

/** A claim: both sides' accounts and the evidence on the left, the decision beside them. */
export function ClaimShow() {
  return (
    <RecordPage>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(340px, 2fr)' },
        }}
      >
        <Parts>
          <BothSides />
          <Agreement />
          <Proof />
          <Messages />
        </Parts>
        <Box sx={{ position: { lg: 'sticky' }, top: { lg: 64 } }}>
          <Parts>
            <Standing />
            <ClaimDecision />
          </Parts>
        </Box>
      </Box>
      <AuditTrail />
    </RecordPage>
  );
}

function Standing() {
  const claim = useRecord('claims');
  const isDecided = claim !== undefined && claim.decision !== null;
  return (
    <Panel title="Where it stands">
      <Facts>
        <Fact label="Status">
          <span>
            <ClaimState source="status" />
            <Overdue />
          </span>
        </Fact>
        <Fact label="Decide by">
          <claims.When source="dueAt" />
        </Fact>
        <Fact label="Shipment">
          <claims.LinkTo source="shipmentId" to="shipments" />
        </Fact>
        <Fact label="Payment">
          <claims.LinkTo source="paymentId" to="payments" />
        </Fact>
        <Fact label="Id">
          <claims.Code source="id" />
        </Fact>
        {isDecided ? (
          <>
            <Fact label="Granted">
              <claims.Money source="approvedAmount" />
            </Fact>
            <Fact label="Out of escrow">
              <claims.Money source="fromEscrow" />
            </Fact>
            <Fact label="From the carrier">
              <claims.Money source="fromCarrier" />
            </Fact>
            <Fact label="From the guarantee fund">
              <claims.Money source="fromGuarantee" />
            </Fact>
            <Fact label="To pay by hand">
              <claims.Money source="outOfBandAmount" />
            </Fact>
            {claim.paidByHandAt ? (
              <Fact label="Paid by hand">
                <span>
                  <claims.When source="paidByHandAt" />, <claims.Code source="paidByHandReference" />
                </span>
              </Fact>
            ) : null}
            <Fact label="Decided">
              <claims.When source="decidedAt" />
            </Fact>
            <Fact label="Reasons" wide>
              <claims.LongText source="note" />
            </Fact>
          </>
        ) : null}
      </Facts>
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
        <Facts>
          <Fact label="Kind">
            <claims.Word source="kind" />
          </Fact>
          <Fact label="Claimed">
            <claims.Money source="amount" />
          </Fact>
          <Fact label="Claimant">
            <claims.LinkTo source="claimantId" to="users" />
          </Fact>
          <Fact label="Opened">
            <claims.When source="createdAt" />
          </Fact>
          <Fact label="What happened" wide>
            <claims.LongText source="description" />
          </Fact>
        </Facts>
        <Box sx={{ mt: 1.5 }}>
          <Photos urls={claim.photos ?? []} about="The claim" />
        </Box>
      </Panel>
      <Panel title="The other side's answer">
        <Facts>
          <Fact label="Answered by">
            <claims.LinkTo source="respondentId" to="users" />
          </Fact>
          <Fact label="Answered">
            <claims.When source="respondedAt" />
          </Fact>
          <Fact label="What happened, as they saw it" wide>
            <claims.LongText source="response" />
          </Fact>
        </Facts>
        <Box sx={{ mt: 1.5 }}>
          <Photos urls={claim.responsePhotos ?? []} about="The answer" />
        </Box>
      </Panel>
    </>
  );
}

/** What the parties wrote to each other about the shipment. */
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

import Box from '@mui/material/Box';
import { DataTable, TextArrayField, useRecordContext } from 'react-admin';
import { AuditTrail } from '../ui/AuditTrail';
import { Code, LinkTo, LongText, Money, When, Word } from '../ui/fields';
import { Facts, Panel, Parts } from '../ui/Panel';
import { PaidByHand } from '../ui/PaidByHand';
import { Photos } from '../ui/Photos';
import { Fact, RecordPage } from '../ui/Record';
import { Related } from '../ui/Related';
import type { Claim } from './claimAmounts';
import { ClaimDecision } from './ClaimDecision';
import { ClaimState, Overdue } from './ClaimState';
import { Agreement, Proof } from './Evidence';

/** A claim: what both sides say and the evidence on the left, the decision beside it. */
export function ClaimShow() {
  return (
    <RecordPage>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(340px, 2fr)' } }}>
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
  const claim = useRecordContext<Claim>();
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
          <When source="dueAt" />
        </Fact>
        <Fact label="Shipment">
          <LinkTo source="shipmentId" to="shipments" />
        </Fact>
        <Fact label="Payment">
          <LinkTo source="paymentId" to="payments" />
        </Fact>
        <Fact label="Id">
          <Code source="id" />
        </Fact>
        {isDecided ? (
          <>
            <Fact label="Granted">
              <Money source="approvedAmount" />
            </Fact>
            <Fact label="Out of escrow">
              <Money source="fromEscrow" />
            </Fact>
            <Fact label="From the carrier">
              <Money source="fromCarrier" />
            </Fact>
            <Fact label="From the guarantee fund">
              <Money source="fromGuarantee" />
            </Fact>
            <Fact label="To pay by hand">
              <Money source="outOfBandAmount" />
            </Fact>
            {claim.paidByHandAt ? (
              <Fact label="Paid by hand">
                <span>
                  <When source="paidByHandAt" />, <Code source="paidByHandReference" />
                </span>
              </Fact>
            ) : null}
            <Fact label="Decided">
              <When source="decidedAt" />
            </Fact>
            <Fact label="Reasons" wide>
              <LongText source="note" />
            </Fact>
          </>
        ) : null}
      </Facts>
      {claim && claim.outOfBandAmount > 0 && !claim.paidByHandAt ? <PaidByHand resource="claims" id={claim.id} amount={claim.outOfBandAmount} /> : null}
    </Panel>
  );
}

function BothSides() {
  const claim = useRecordContext<Claim>();
  if (!claim) return null;
  return (
    <>
      <Panel title={`The ${claim.side}'s claim`}>
        <Facts>
          <Fact label="Kind">
            <Word source="kind" />
          </Fact>
          <Fact label="Claimed">
            <Money source="amount" />
          </Fact>
          <Fact label="Claimant">
            <LinkTo source="claimantId" to="users" />
          </Fact>
          <Fact label="Opened">
            <When source="createdAt" />
          </Fact>
          <Fact label="What happened" wide>
            <LongText source="description" />
          </Fact>
        </Facts>
        <Box sx={{ mt: 1.5 }}>
          <Photos urls={claim.photos} about="The claim" />
        </Box>
      </Panel>
      <Panel title="The other side's answer">
        <Facts>
          <Fact label="Answered by">
            <LinkTo source="respondentId" to="users" />
          </Fact>
          <Fact label="Answered">
            <When source="respondedAt" />
          </Fact>
          <Fact label="What happened, as they saw it" wide>
            <LongText source="response" />
          </Fact>
        </Facts>
        <Box sx={{ mt: 1.5 }}>
          <Photos urls={claim.responsePhotos} about="The answer" />
        </Box>
      </Panel>
    </>
  );
}

/** What the parties wrote each other about the shipment. */
function Messages() {
  return (
    <Related title="Messages about the shipment" reference="messages" source="shipmentId" target="shipmentId" empty="No messages about this shipment.">
      <DataTable.Col source="createdAt" label="Sent" field={When} />
      <DataTable.Col label="From" disableSort>
        <LinkTo source="senderId" to="users" />
      </DataTable.Col>
      <DataTable.Col source="content" label="Message" disableSort field={LongText} />
      <DataTable.Col source="masked" disableSort field={TextArrayField} />
    </Related>
  );
}

import { may } from '@haulway/frontend/kit/api/acts.ts';
import { money } from '@haulway/frontend/kit/format/money.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconCreditCardOff, IconDownload, IconSend } from '@tabler/icons-react';
import { maxLength, TextInput } from 'react-admin';
import { LedgerEntries } from '../payments/Moves';
import { type Records, useRecord } from '../records';
import { useRead } from '../session/call';
import { ActionButton } from '../ui/ActionButton';
import { AuditTrail } from '../ui/AuditTrail';
import { FileButton } from '../ui/FileButton';
import { Details, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { ReadFailed } from '../ui/ReadFailed';
import { Detail, RecordPage } from '../ui/Record';
import { useName } from '../ui/useName';
import { AnswerBy, BankStatus, Reason } from './parts';
import { lossWords } from './words';

const chargebacks = partsOf('chargebacks');

/** A chargeback: who, about which deal, why, until when the bank wants an answer, and the answer. */
export function ChargebackShow() {
  return (
    <RecordPage actions={<Answers />}>
      <Panel title="Chargeback">
        <Details>
          <Detail label="At the bank">
            <BankStatus />
          </Detail>
          <Detail label="Answer by">
            <AnswerBy />
          </Detail>
          <Detail label="Amount">
            <chargebacks.Money source="amount" />
          </Detail>
          <Detail label="The cardholder">
            <Reason />
          </Detail>
          <Detail label="Shipper">
            <chargebacks.LinkTo source="payerId" to="users" />
          </Detail>
          <Detail label="Carrier">
            <chargebacks.LinkTo source="payeeId" to="users" />
          </Detail>
          <Detail label="Shipment">
            <chargebacks.LinkTo source="shipmentId" to="shipments" />
          </Detail>
          <Detail label="Payment">
            <chargebacks.LinkTo source="paymentId" to="payments" />
          </Detail>
          <Detail label="Opened">
            <chargebacks.When source="openedAt" />
          </Detail>
          <Detail label="Taken from our balance">
            <chargebacks.When source="withdrawnAt" />
          </Detail>
          <Detail label="Evidence submitted">
            <chargebacks.When source="answeredAt" />
          </Detail>
          <Detail label="Closed">
            <chargebacks.When source="closedAt" />
          </Detail>
          <Detail label="At the provider">
            <chargebacks.Code source="id" />
          </Detail>
        </Details>
      </Panel>
      <Evidence />
      <LedgerEntries source="paymentId" />
      <AuditTrail />
    </RecordPage>
  );
}

/** What the bank gets, as a file to look at first. */
function Evidence() {
  const chargeback = useRecord('chargebacks');
  if (!chargeback) return null;
  return (
    <Panel title="Evidence">
      <Typography sx={{ mb: 1, maxWidth: '68ch' }}>
        Gathered from the deal: what was agreed and paid, the terms, proof of pickup and delivery, the receipt, and what
        both sides wrote. Submitting sends the same to the bank. The photos themselves are on the shipment&apos;s page.
      </Typography>
      <FileButton
        label="Read as PDF"
        icon={<IconDownload size={20} />}
        address={`/api/admin/chargebacks/${encodeURIComponent(chargeback.id)}/evidence.pdf`}
        name={`evidence-${chargeback.id}.pdf`}
      />
    </Panel>
  );
}

function Answers() {
  const chargeback = useRecord('chargebacks');
  if (!chargeback) return null;
  const amount = money(chargeback.amount ?? 0);
  return (
    <>
      {may(chargeback, 'evidence') ? (
        <ActionButton
          label="Submit evidence"
          icon={<IconSend size={20} />}
          act="POST /api/admin/chargebacks/{id}/evidence"
          id={chargeback.id}
          title={`Submit the evidence about ${amount} to the bank?`}
          said={`The bank has the evidence about ${amount}. It decides now.`}
          reason="none"
          bodyOf={({ note }) => ({ submit: true, ...(note ? { note } : {}) })}
        >
          <Typography sx={{ mb: 1 }}>
            The bank gets it once: read the PDF first. Afterward it decides, which can take 75 days.
          </Typography>
          <TextInput
            source="note"
            label="What the bank should know besides (optional)"
            multiline
            minRows={3}
            validate={maxLength(5000)}
            helperText="Goes first. Kept in the audit log."
          />
        </ActionButton>
      ) : null}
      {may(chargeback, 'accept-loss') ? (
        <ActionButton
          label="Accept the loss"
          icon={<IconCreditCardOff size={20} />}
          act="POST /api/admin/chargebacks/{id}/accept-loss"
          id={chargeback.id}
          title={`Leave ${amount} to the cardholder?`}
          said={`The loss of ${amount} is accepted.`}
          isDanger
          moves={() => chargeback.amount ?? 0}
        >
          <Typography>The bank closes it as lost. This cannot be undone.</Typography>
          <WhoBearsIt chargeback={chargeback} />
        </ActionButton>
      ) : null}
    </>
  );
}

/** Whose money it is, before anybody gives it away. */
function WhoBearsIt({ chargeback: { id, payeeId } }: { chargeback: Records['chargebacks'] }) {
  const carrier = useName(payeeId, 'the carrier');
  const { data, error, refetch } = useRead('/api/admin/chargebacks/{id}/loss', { id });
  if (error) return <ReadFailed what="Who bears it" error={error} retry={refetch} />;
  if (!data) return <Skeleton />;
  return (
    <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
      {lossWords(data, carrier).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}

import { KeyState, KeyText } from '../api-keys/parts';
import { EmailPreview } from '../lists/EmailPreview';
import { ResendEmail } from '../lists/ResendEmail';
import { PAYOUT_ACCOUNTS } from '../lists/words';
import { useRecord } from '../records';
import { AuditTrail } from '../ui/AuditTrail';
import { Details, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Detail, RecordPage } from '../ui/Record';
import { RecordLink } from '../ui/RecordLink';
import { FactsOf } from '../verifications/FactsOf';
import { AccountState } from './AccountState';
import { AlsoAbout } from './AlsoAbout';
import { LeftBehind } from './LeftBehind';
import { PayoutsWaiting } from './PayoutsWaiting';
import { Told } from './Told';
import { UserActions } from './UserActions';

const apiKeys = partsOf('api-keys');
const emails = partsOf('emails');
const payments = partsOf('payments');
const quotes = partsOf('quotes');
const shipments = partsOf('shipments');
const users = partsOf('users');

export function UserShow() {
  return (
    <RecordPage actions={<UserActions />}>
      <IfSuspended />
      <PayoutsWaiting />
      <Panel title="Account">
        <Details>
          <Detail label="First name">
            <users.Text source="firstName" emptyText="-" />
          </Detail>
          <Detail label="Masked in the first name">
            <users.Texts source="masked" />
          </Detail>
          <Detail label="Last name">
            <users.Text source="lastName" emptyText="-" />
          </Detail>
          <Detail label="Email" wide="two">
            <users.Email source="email" />
          </Detail>
          <Detail label="Email confirmed">
            <users.Flag source="emailVerified" />
          </Detail>
          <Detail label="Phone">
            <users.Phone source="phone" />
          </Detail>
          <Detail label="Fee on what they ship, percent">
            <users.Number source="feePercent" emptyText="The usual one" />
          </Detail>
          <Detail label="Contact of their own">
            <users.Text source="supportContact" emptyText="-" />
          </Detail>
          <Detail label="Account">
            <AccountState />
          </Detail>
          <Detail label="Rating">
            <users.Number source="rating" emptyText="No rating yet" />
          </Detail>
          <Detail label="Reviews">
            <users.Number source="reviewCount" />
          </Detail>
          <Detail label="Completed jobs">
            <users.Number source="completedJobs" />
          </Detail>
          <Detail label="Cancelled jobs">
            <users.Number source="cancelledJobs" />
          </Detail>
          <Detail label="Payout account">
            <users.Labelled source="payoutStatus" labels={PAYOUT_ACCOUNTS} />
          </Detail>
          <Detail label="Joined">
            <users.When source="createdAt" />
          </Detail>
          <Detail label="Suspended">
            <users.When source="suspendedAt" />
          </Detail>
          <Detail label="Reason suspended">
            <users.LongText source="suspendedReason" />
          </Detail>
          <Detail label="ID">
            <users.Code source="id" />
          </Detail>
          <Detail label="About" wide>
            <users.LongText source="bio" />
          </Detail>
        </Details>
      </Panel>
      <AlsoAbout />
      <Told />
      <shipments.Related title="Shipments" reference="shipments" target="userId" opens empty="No shipments.">
        <shipments.Col source="title" disableSort>
          <RecordLink />
        </shipments.Col>
        <shipments.Col source="status" disableSort field={shipments.Status} />
        <shipments.Col source="pickupPlace" label="From" disableSort field={shipments.Place} />
        <shipments.Col source="deliveryPlace" label="To" disableSort field={shipments.Place} />
        <shipments.Col source="budget" disableSort align="right" field={shipments.Money} />
        <shipments.Col source="createdAt" label="Created" field={shipments.When} />
      </shipments.Related>
      <quotes.Related title="Quotes" reference="quotes" target="carrierId" opens empty="No quotes.">
        <quotes.Col source="amount" disableSort>
          <RecordLink />
        </quotes.Col>
        <quotes.Col label="Shipment" disableSort>
          <quotes.LinkTo source="shipmentId" to="shipments" />
        </quotes.Col>
        <quotes.Col source="status" disableSort field={quotes.Status} />
        <quotes.Col source="paymentStatus" label="Payment" disableSort field={quotes.PaymentState} />
        <quotes.Col source="createdAt" label="Created" field={quotes.When} />
      </quotes.Related>
      <payments.Related title="Payments made" reference="payments" target="payerId" opens empty="No payments made.">
        <payments.Col source="chargedAmount" label="Charged" disableSort>
          <RecordLink />
        </payments.Col>
        <payments.Col label="Shipment" disableSort>
          <payments.LinkTo source="shipmentId" to="shipments" />
        </payments.Col>
        <payments.Col label="Carrier" disableSort>
          <payments.LinkTo source="payeeId" to="users" />
        </payments.Col>
        <payments.Col source="payoutAmount" label="Payout" disableSort align="right" field={payments.Money} />
        <payments.Col source="status" disableSort field={payments.PaymentState} />
        <payments.Col source="createdAt" label="Created" field={payments.When} />
      </payments.Related>
      <payments.Related
        title="Payments received"
        reference="payments"
        target="payeeId"
        opens
        empty="No payments received."
      >
        <payments.Col source="chargedAmount" label="Charged" disableSort>
          <RecordLink />
        </payments.Col>
        <payments.Col label="Shipment" disableSort>
          <payments.LinkTo source="shipmentId" to="shipments" />
        </payments.Col>
        <payments.Col label="Shipper" disableSort>
          <payments.LinkTo source="payerId" to="users" />
        </payments.Col>
        <payments.Col source="payoutAmount" label="Payout" disableSort align="right" field={payments.Money} />
        <payments.Col source="status" disableSort field={payments.PaymentState} />
        <payments.Col source="createdAt" label="Created" field={payments.When} />
      </payments.Related>
      <FactsOf title="Verified facts" empty="Nothing submitted." />
      <emails.Related
        title="Emails"
        reference="emails"
        target="recipient"
        source="email"
        empty="No email was written to this address."
      >
        <emails.Col source="subject" disableSort field={emails.LongText} />
        <emails.Col source="state" disableSort field={emails.WorkState} />
        <emails.Col source="lastError" label="Why not" disableSort field={emails.Fault} />
        <emails.Col source="createdAt" label="Created" field={emails.When} />
        <emails.Col source="sentAt" label="Sent" disableSort field={emails.When} />
        <emails.Col label="Text" className="acts" disableSort>
          <EmailPreview />
          <ResendEmail />
        </emails.Col>
      </emails.Related>
      <apiKeys.Related title="API keys" reference="api-keys" target="userId" opens empty="No API keys.">
        <apiKeys.Col source="name" disableSort>
          <RecordLink />
        </apiKeys.Col>
        <apiKeys.Col label="Key" disableSort field={KeyText} />
        <apiKeys.Col label="State" disableSort field={KeyState} />
        <apiKeys.Col source="lastUsedAt" label="Last used" disableSort field={apiKeys.When} />
        <apiKeys.Col source="expiresAt" label="Expires" disableSort field={apiKeys.When} />
        <apiKeys.Col source="createdAt" label="Created" field={apiKeys.When} />
      </apiKeys.Related>
      <AuditTrail />
    </RecordPage>
  );
}

/** What a suspension leaves for somebody to look after. */
function IfSuspended() {
  const user = useRecord('users');
  return user?.suspendedAt ? <LeftBehind userId={user.id} /> : null;
}

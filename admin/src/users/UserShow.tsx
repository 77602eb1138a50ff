import { AuditTrail } from '../ui/AuditTrail';
import { Facts, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Fact, RecordPage } from '../ui/Record';
import { RecordLink } from '../ui/RecordLink';
import { FactState } from '../verifications/FactState';
import { AccountState } from './AccountState';
import { UserActions } from './UserActions';

const payments = partsOf('payments');
const quotes = partsOf('quotes');
const shipments = partsOf('shipments');
const users = partsOf('users');
const verifications = partsOf('verifications');

export function UserShow() {
  return (
    <RecordPage actions={<UserActions />}>
      <Panel title="Account">
        <Facts>
          <Fact label="First name">
            <users.Text source="firstName" emptyText="-" />
          </Fact>
          <Fact label="Masked in the first name">
            <users.Texts source="masked" emptyText="-" />
          </Fact>
          <Fact label="Last name">
            <users.Text source="lastName" emptyText="-" />
          </Fact>
          <Fact label="Email">
            <users.Email source="email" />
          </Fact>
          <Fact label="Email confirmed">
            <users.Flag source="emailVerified" />
          </Fact>
          <Fact label="Phone">
            <users.Text source="phone" emptyText="-" />
          </Fact>
          <Fact label="Account">
            <AccountState />
          </Fact>
          <Fact label="Rating">
            <users.Number source="rating" emptyText="No rating yet" />
          </Fact>
          <Fact label="Reviews">
            <users.Number source="reviewCount" />
          </Fact>
          <Fact label="Completed jobs">
            <users.Number source="completedJobs" />
          </Fact>
          <Fact label="Cancelled jobs">
            <users.Number source="cancelledJobs" />
          </Fact>
          <Fact label="Payout account">
            <users.Word source="payoutStatus" />
          </Fact>
          <Fact label="Joined">
            <users.When source="createdAt" />
          </Fact>
          <Fact label="Suspended">
            <users.When source="suspendedAt" />
          </Fact>
          <Fact label="Suspended because">
            <users.LongText source="suspendedReason" />
          </Fact>
          <Fact label="Id">
            <users.Code source="id" />
          </Fact>
          <Fact label="About" wide>
            <users.LongText source="bio" />
          </Fact>
        </Facts>
      </Panel>
      <verifications.Related
        title="Verified facts"
        reference="verifications"
        target="userId"
        opens
        empty="Nothing was submitted."
      >
        <verifications.Col source="fact" disableSort>
          <RecordLink />
        </verifications.Col>
        <verifications.Col source="status" disableSort field={FactState} />
        <verifications.Col source="number" disableSort field={verifications.Code} />
        <verifications.Col source="expiresOn" label="Good until" disableSort field={verifications.Day} />
        <verifications.Col source="createdAt" label="Submitted" field={verifications.When} />
      </verifications.Related>
      <shipments.Related title="Shipments" reference="shipments" target="userId" opens empty="No shipments.">
        <shipments.Col source="title" disableSort />
        <shipments.Col source="status" disableSort field={shipments.Status} />
        <shipments.Col source="pickupPlace" label="From" disableSort field={shipments.Place} />
        <shipments.Col source="deliveryPlace" label="To" disableSort field={shipments.Place} />
        <shipments.Col source="budget" disableSort align="right" field={shipments.Money} />
        <shipments.Col source="createdAt" label="Made" field={shipments.When} />
      </shipments.Related>
      <quotes.Related title="Quotes" reference="quotes" target="carrierId" opens empty="No quotes.">
        <quotes.Col label="Shipment" disableSort>
          <quotes.LinkTo source="shipmentId" to="shipments" />
        </quotes.Col>
        <quotes.Col source="amount" disableSort align="right" field={quotes.Money} />
        <quotes.Col source="status" disableSort field={quotes.Status} />
        <quotes.Col source="paymentStatus" label="Payment" disableSort field={quotes.PaymentState} />
        <quotes.Col source="createdAt" label="Made" field={quotes.When} />
      </quotes.Related>
      <payments.Related title="Payments made" reference="payments" target="payerId" opens empty="No payments made.">
        <payments.Col label="Carrier" disableSort>
          <payments.LinkTo source="payeeId" to="users" />
        </payments.Col>
        <payments.Col source="chargedAmount" label="Charged" disableSort align="right" field={payments.Money} />
        <payments.Col source="payoutAmount" label="Payout" disableSort align="right" field={payments.Money} />
        <payments.Col source="status" disableSort field={payments.PaymentState} />
        <payments.Col source="createdAt" label="Made" field={payments.When} />
      </payments.Related>
      <payments.Related
        title="Payments received"
        reference="payments"
        target="payeeId"
        opens
        empty="No payments received."
      >
        <payments.Col label="Shipper" disableSort>
          <payments.LinkTo source="payerId" to="users" />
        </payments.Col>
        <payments.Col source="chargedAmount" label="Charged" disableSort align="right" field={payments.Money} />
        <payments.Col source="payoutAmount" label="Payout" disableSort align="right" field={payments.Money} />
        <payments.Col source="status" disableSort field={payments.PaymentState} />
        <payments.Col source="createdAt" label="Made" field={payments.When} />
      </payments.Related>
      <AuditTrail />
    </RecordPage>
  );
}

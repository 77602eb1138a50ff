import { BooleanField, DataTable, EmailField, NumberField, TextArrayField, TextField } from 'react-admin';
import { AuditTrail } from '../ui/AuditTrail';
import { Code, Day, LinkTo, LongText, Money, PaymentState, Place, Status, When, Word } from '../ui/fields';
import { Facts, Panel } from '../ui/Panel';
import { Fact, RecordPage } from '../ui/Record';
import { RecordLink } from '../ui/RecordLink';
import { Related } from '../ui/Related';
import { FactState } from '../verifications/FactState';
import { AccountState } from './AccountState';
import { UserActions } from './UserActions';

export function UserShow() {
  return (
    <RecordPage actions={<UserActions />}>
      <Panel title="Account">
        <Facts>
          <Fact label="First name">
            <TextField source="firstName" emptyText="-" />
          </Fact>
          <Fact label="Masked in the first name">
            <TextArrayField source="masked" emptyText="-" />
          </Fact>
          <Fact label="Last name">
            <TextField source="lastName" emptyText="-" />
          </Fact>
          <Fact label="Email">
            <EmailField source="email" />
          </Fact>
          <Fact label="Email confirmed">
            <BooleanField source="emailVerified" />
          </Fact>
          <Fact label="Phone">
            <TextField source="phone" emptyText="-" />
          </Fact>
          <Fact label="Account">
            <AccountState />
          </Fact>
          <Fact label="Rating">
            <NumberField source="rating" emptyText="No rating yet" />
          </Fact>
          <Fact label="Reviews">
            <NumberField source="reviewCount" />
          </Fact>
          <Fact label="Completed jobs">
            <NumberField source="completedJobs" />
          </Fact>
          <Fact label="Cancelled jobs">
            <NumberField source="cancelledJobs" />
          </Fact>
          <Fact label="Payout account">
            <Word source="payoutStatus" />
          </Fact>
          <Fact label="Joined">
            <When source="createdAt" />
          </Fact>
          <Fact label="Suspended">
            <When source="suspendedAt" />
          </Fact>
          <Fact label="Suspended because">
            <LongText source="suspendedReason" />
          </Fact>
          <Fact label="Id">
            <Code source="id" />
          </Fact>
          <Fact label="About" wide>
            <LongText source="bio" />
          </Fact>
        </Facts>
      </Panel>
      <Related title="Verified facts" reference="verifications" target="userId" opens empty="Nothing was submitted.">
        <DataTable.Col source="fact" disableSort>
          <RecordLink />
        </DataTable.Col>
        <DataTable.Col source="status" disableSort field={FactState} />
        <DataTable.Col source="number" disableSort field={Code} />
        <DataTable.Col source="expiresOn" label="Good until" disableSort field={Day} />
        <DataTable.Col source="createdAt" label="Submitted" field={When} />
      </Related>
      <Related title="Shipments" reference="shipments" target="userId" opens empty="No shipments.">
        <DataTable.Col source="title" disableSort />
        <DataTable.Col source="status" disableSort field={Status} />
        <DataTable.Col source="pickupPlace" label="From" disableSort field={Place} />
        <DataTable.Col source="deliveryPlace" label="To" disableSort field={Place} />
        <DataTable.Col source="budget" disableSort align="right" field={Money} />
        <DataTable.Col source="createdAt" label="Made" field={When} />
      </Related>
      <Related title="Quotes" reference="quotes" target="carrierId" opens empty="No quotes.">
        <DataTable.Col label="Shipment" disableSort>
          <LinkTo source="shipmentId" to="shipments" />
        </DataTable.Col>
        <DataTable.Col source="amount" disableSort align="right" field={Money} />
        <DataTable.Col source="status" disableSort field={Status} />
        <DataTable.Col source="paymentStatus" label="Payment" disableSort field={PaymentState} />
        <DataTable.Col source="createdAt" label="Made" field={When} />
      </Related>
      <Related title="Payments made" reference="payments" target="payerId" opens empty="No payments made.">
        <DataTable.Col label="Carrier" disableSort>
          <LinkTo source="payeeId" to="users" />
        </DataTable.Col>
        <DataTable.Col source="chargedAmount" label="Charged" disableSort align="right" field={Money} />
        <DataTable.Col source="payoutAmount" label="Payout" disableSort align="right" field={Money} />
        <DataTable.Col source="status" disableSort field={PaymentState} />
        <DataTable.Col source="createdAt" label="Made" field={When} />
      </Related>
      <Related title="Payments received" reference="payments" target="payeeId" opens empty="No payments received.">
        <DataTable.Col label="Shipper" disableSort>
          <LinkTo source="payerId" to="users" />
        </DataTable.Col>
        <DataTable.Col source="chargedAmount" label="Charged" disableSort align="right" field={Money} />
        <DataTable.Col source="payoutAmount" label="Payout" disableSort align="right" field={Money} />
        <DataTable.Col source="status" disableSort field={PaymentState} />
        <DataTable.Col source="createdAt" label="Made" field={When} />
      </Related>
      <AuditTrail />
    </RecordPage>
  );
}

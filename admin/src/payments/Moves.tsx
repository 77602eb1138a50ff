import { RecordLink } from '../ui/RecordLink';
import { REFUND_REASONS } from '../lists/words';
import { partsOf } from '../ui/parts';
import { BankStatus, Reason } from '../chargebacks/parts';

const chargebacks = partsOf('chargebacks');
const ledgerEntries = partsOf('ledger-entries');
const moneyOperations = partsOf('money-operations');
const refunds = partsOf('refunds');

/** Where a payment's money went: the ledger, refunds, what the provider was asked to do, and chargebacks. */
export function Moves() {
  return (
    <>
      <LedgerEntries />
      <refunds.Related title="Refunds" reference="refunds" target="paymentId" empty="No refunds.">
        <refunds.Col source="amount" disableSort align="right" field={refunds.Money} />
        <refunds.Col source="reason" disableSort>
          <refunds.Labelled source="reason" labels={REFUND_REASONS} />
        </refunds.Col>
        <refunds.Col source="status" disableSort field={refunds.WorkState} />
        <refunds.Col source="createdAt" label="At" field={refunds.When} />
      </refunds.Related>
      <moneyOperations.Related
        title="Transfers and other operations"
        reference="money-operations"
        target="paymentId"
        empty="No operations at the provider."
      >
        <moneyOperations.Col source="kind" disableSort field={moneyOperations.Word} />
        <moneyOperations.Col source="amount" disableSort align="right" field={moneyOperations.Money} />
        <moneyOperations.Col source="state" disableSort field={moneyOperations.WorkState} />
        <moneyOperations.NumberCol source="attempts" disableSort />
        <moneyOperations.Col source="lastError" label="Why" disableSort field={moneyOperations.Fault} />
        <moneyOperations.Col source="createdAt" label="At" field={moneyOperations.When} />
      </moneyOperations.Related>
      <chargebacks.Related
        title="Chargebacks"
        reference="chargebacks"
        target="paymentId"
        sort="openedAt"
        opens
        empty="No chargebacks."
      >
        <chargebacks.Col source="amount" disableSort>
          <RecordLink />
        </chargebacks.Col>
        <chargebacks.Col source="status" disableSort field={BankStatus} />
        <chargebacks.Col source="reason" disableSort field={Reason} />
        <chargebacks.Col source="openedAt" label="Opened" field={chargebacks.When} />
      </chargebacks.Related>
    </>
  );
}

/** What the ledger has about the payment whose id is in this field of the record. */
export function LedgerEntries({ source = 'id' }: { source?: string }) {
  return (
    <ledgerEntries.Related
      title="Ledger entries"
      reference="ledger-entries"
      target="paymentId"
      source={source}
      empty="No money has moved."
    >
      <ledgerEntries.Col source="kind" disableSort field={ledgerEntries.Word} />
      <ledgerEntries.Col source="account" disableSort field={ledgerEntries.Word} />
      <ledgerEntries.Col source="amount" disableSort align="right" field={ledgerEntries.Money} />
      <ledgerEntries.Col source="createdAt" label="At" field={ledgerEntries.When} />
    </ledgerEntries.Related>
  );
}

import { partsOf } from '../ui/parts';
import { RecordLink } from '../ui/RecordLink';
import { ClaimState } from './ClaimState';

const claims = partsOf('claims');

/** The claims about a shipment or, on a payment's page, about its quote. */
export function DealClaims({ by }: { by: 'shipment' | 'quote' }) {
  const [source, target] = by === 'shipment' ? (['id', 'shipmentId'] as const) : (['quoteId', 'quoteId'] as const);
  return (
    <claims.Related title="Claims" reference="claims" source={source} target={target} opens empty="No claims.">
      <claims.Col source="kind" label="Claim" disableSort>
        <RecordLink />
      </claims.Col>
      <claims.Col source="status" disableSort field={ClaimState} />
      <claims.Col source="dueAt" label="Decide by" field={claims.Until} />
      <claims.Col source="createdAt" label="Opened" field={claims.When} />
    </claims.Related>
  );
}

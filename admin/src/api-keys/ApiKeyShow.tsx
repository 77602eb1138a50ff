import { useRecord } from '../records';
import { AuditTrail } from '../ui/AuditTrail';
import { Details, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Detail, RecordPage } from '../ui/Record';
import { ApiKeyActions } from './ApiKeyActions';
import { KeyUsage } from './KeyUsage';
import { KeyRate, KeyState, KeyText, Networks, Scopes } from './parts';

const apiKeys = partsOf('api-keys');

/** An API key: whose, what it may do, and how it is used. The key itself is stored nowhere. */
export function ApiKeyShow() {
  return (
    <RecordPage actions={<ApiKeyActions />}>
      <Panel title="API key">
        <Details>
          <Detail label="Owner">
            <apiKeys.LinkTo source="userId" to="users" />
          </Detail>
          <Detail label="State">
            <KeyState />
          </Detail>
          <Detail label="Key">
            <KeyText />
          </Detail>
          <Detail label="Reads and writes">
            <KeyRate />
          </Detail>
          <Detail label="Can be used from">
            <Networks />
          </Detail>
          <Detail label="Created">
            <apiKeys.When source="createdAt" />
          </Detail>
          <Detail label="Expires">
            <apiKeys.Until source="expiresAt" />
          </Detail>
          <Detail label="Last used">
            <apiKeys.When source="lastUsedAt" />
          </Detail>
          <Detail label="Last used from">
            <apiKeys.Code source="lastUsedIp" />
          </Detail>
          <HowItEnded />
          <Detail label="Scopes" wide>
            <Scopes />
          </Detail>
          <Detail label="ID">
            <apiKeys.Code source="id" />
          </Detail>
          <Detail label="Replaces">
            <apiKeys.Code source="replacesId" />
          </Detail>
        </Details>
      </Panel>
      <KeyUsage />
      <AuditTrail />
    </RecordPage>
  );
}

/** When it was ended and why, in the words that its owner reads too; nothing for one that was not. */
function HowItEnded() {
  if (!useRecord('api-keys')?.revokedAt) return null;
  return (
    <>
      <Detail label="Ended">
        <apiKeys.When source="revokedAt" />
      </Detail>
      <Detail label="Why, as told to the owner" wide>
        <apiKeys.LongText source="revokedReason" />
      </Detail>
    </>
  );
}

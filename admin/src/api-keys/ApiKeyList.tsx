import { either, person, search } from '../ui/filters';
import { partsOf } from '../ui/parts';
import { RecordLink } from '../ui/RecordLink';
import { KeyRate, KeyState, KeyText } from './parts';

const apiKeys = partsOf('api-keys');

const filters = [search('Name or ID'), either('live', 'State', 'Works', 'Ended', true), person('userId', 'Owner')];

/** Keys with which people's programs call. */
export function ApiKeyList() {
  return (
    <apiKeys.List ifWide={['createdAt', 'expiresAt', 'ratePerMinute']} filters={filters} opens>
      <apiKeys.Col source="name" disableSort>
        <RecordLink />
      </apiKeys.Col>
      <apiKeys.Col label="Owner" disableSort>
        <apiKeys.LinkTo source="userId" to="users" />
      </apiKeys.Col>
      <apiKeys.Col label="Key" disableSort field={KeyText} />
      <apiKeys.Col label="State" disableSort field={KeyState} />
      <apiKeys.Col source="ratePerMinute" label="Calls" disableSort field={KeyRate} />
      <apiKeys.Col source="lastUsedAt" label="Last used" disableSort field={apiKeys.When} />
      <apiKeys.Col source="expiresAt" label="Expires" disableSort field={apiKeys.When} />
      <apiKeys.Col source="createdAt" label="Created" field={apiKeys.When} />
    </apiKeys.List>
  );
}

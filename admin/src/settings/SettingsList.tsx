import { useListContext } from 'react-admin';
import { type Records, useOne, useRecord } from '../records';
import { Changes } from '../ui/Change';
import { partsOf } from '../ui/parts';
import { Version } from '../ui/Version';
import { EditLink } from '../ui/WordButton';
import { changesOf } from './versions';

const settings = partsOf('settings');

/** Every version of the settings, the current one first: who changed what. */
export function SettingsList() {
  return (
    <settings.List
      sort="version"
      bulk={false}
      ifRoom={['claimWindowHours', 'lateCancelPercent']}
      ifWide={['paymentWindowHours', 'autoReleaseHours']}
    >
      <settings.Col source="version" disableSort align="right">
        <Version />
      </settings.Col>
      <settings.Col source="createdAt" label="In effect since" disableSort field={settings.When} />
      <settings.Col label="By" disableSort>
        <settings.LinkTo source="createdBy" to="users" />
      </settings.Col>
      <settings.Col label="What changed" disableSort>
        <WhatChanged />
      </settings.Col>
      <settings.NumberCol source="platformFeePercent" label="Fee, %" disableSort />
      <settings.NumberCol source="paymentWindowHours" label="Pay within, h" disableSort />
      <settings.NumberCol source="autoReleaseHours" label="Release after, h" disableSort />
      <settings.NumberCol source="claimWindowHours" label="Claim within, h" disableSort />
      <settings.NumberCol source="lateCancelPercent" label="Late cancel, %" disableSort />
      <settings.Col label="Change" className="acts" disableSort>
        <Change />
      </settings.Col>
    </settings.List>
  );
}

/** What this version has that the one before it had not. */
function WhatChanged() {
  const version = useRecord('settings');
  const { data = [] } = useListContext<Records['settings']>();
  const number = version?.version ?? 0;
  const isFormerRead = number === 0 || data.some((each) => each.version === number - 1);
  // The last one of a page changed one that is on the next.
  const former = useOne('settings', isFormerRead ? null : number - 1);
  if (!version) return null;
  if (number === 0) return 'The defaults';
  const changes = changesOf(version, former.data ? [...data, former.data] : data);
  return changes ? <Changes changes={changes} /> : (former.error?.message ?? null);
}

function Change() {
  const version = useRecord('settings');
  return version?.id === 'current' ? <EditLink label="Change" /> : null;
}

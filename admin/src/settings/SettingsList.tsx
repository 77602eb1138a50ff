import { useRecord } from '../records';
import { partsOf } from '../ui/parts';
import { EditLink } from '../ui/WordButton';

const settings = partsOf('settings');

/** Every version of the settings, the current one first. */
export function SettingsList() {
  return (
    <settings.List sort="version" bulk={false}>
      <settings.NumberCol source="version" disableSort />
      <settings.Col source="createdAt" label="In effect since" disableSort field={settings.When} />
      <settings.Col label="By" disableSort>
        <settings.LinkTo source="createdBy" to="users" />
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

function Change() {
  const version = useRecord('settings');
  return version?.id === 'current' ? <EditLink label="Change" /> : null;
}

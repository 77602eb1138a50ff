import { DataTable, EditButton, useRecordContext } from 'react-admin';
import { LinkTo, LongText, When } from '../ui/fields';
import { RecordList } from '../ui/RecordList';

/** Every version of the settings, the one in force first. */
export function SettingsList() {
  return (
    <RecordList sort="version" bulk={false}>
      <DataTable.NumberCol source="version" disableSort />
      <DataTable.Col source="createdAt" label="In force since" disableSort field={When} />
      <DataTable.Col label="By" disableSort>
        <LinkTo source="createdBy" to="users" />
      </DataTable.Col>
      <DataTable.NumberCol source="platformFeePercent" label="Fee, %" disableSort />
      <DataTable.NumberCol source="paymentWindowHours" label="To pay, h" disableSort />
      <DataTable.NumberCol source="autoReleaseHours" label="To release, h" disableSort />
      <DataTable.NumberCol source="claimWindowHours" label="To claim, h" disableSort />
      <DataTable.NumberCol source="lateCancelPercent" label="Late cancel, %" disableSort />
      <DataTable.Col source="announcement" disableSort field={LongText} />
      <DataTable.Col label="Change" disableSort>
        <Change />
      </DataTable.Col>
    </RecordList>
  );
}

function Change() {
  const version = useRecordContext();
  return version?.id === 'current' ? <EditButton label="Change" /> : null;
}

import { DataTable, EditButton, useListContext, useRecordContext } from 'react-admin';
import { LinkTo, LongText, When } from '../ui/fields';
import { RecordList } from '../ui/RecordList';

/** Every version of the rate card, the one in force first. */
export function RateCardList() {
  return (
    <RecordList sort="version" opens>
      <DataTable.NumberCol source="version" />
      <DataTable.Col source="createdAt" label="In force since" field={When} />
      <DataTable.Col label="By" disableSort>
        <LinkTo source="createdBy" to="users" />
      </DataTable.Col>
      <DataTable.Col source="note" label="Why" disableSort field={LongText} />
      <DataTable.Col label="Change" disableSort>
        <ChangeNewest />
      </DataTable.Col>
    </RecordList>
  );
}

/** Only the card in force is changed; the others are history. */
function ChangeNewest() {
  const card = useRecordContext<{ id: string; version: number }>();
  const { data = [] } = useListContext<{ id: string; version: number }>();
  const newest = Math.max(...data.map(({ version }) => version));
  return card?.version === newest ? <EditButton label="Change" /> : null;
}

import { DataTable } from 'react-admin';
import { Change } from './Change';
import { LinkTo, LongText, When, Word } from './fields';
import { Related } from './Related';

/** What operators did to this record, and why. */
export function AuditTrail() {
  return (
    <Related title="What operators did" reference="audit-log" target="resourceId" sort="at" empty="No operator has changed anything here.">
      <DataTable.Col source="at" field={When} />
      <DataTable.Col label="Operator" disableSort>
        <LinkTo source="adminId" to="users" />
      </DataTable.Col>
      <DataTable.Col source="action" disableSort field={Word} />
      <DataTable.Col source="reason" disableSort field={LongText} />
      <DataTable.Col label="Change" disableSort>
        <Change />
      </DataTable.Col>
    </Related>
  );
}

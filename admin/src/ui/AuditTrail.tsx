import { Change } from './Change';
import { partsOf } from './parts';

const auditLog = partsOf('audit-log');

/** What operators did to this record, and why. */
export function AuditTrail() {
  return (
    <auditLog.Related
      title="What operators did"
      reference="audit-log"
      target="resourceId"
      sort="at"
      empty="No operator has changed anything here."
    >
      <auditLog.Col source="at" field={auditLog.When} />
      <auditLog.Col label="Operator" disableSort>
        <auditLog.LinkTo source="adminId" to="users" />
      </auditLog.Col>
      <auditLog.Col source="action" disableSort field={auditLog.Word} />
      <auditLog.Col source="reason" disableSort field={auditLog.LongText} />
      <auditLog.Col label="Change" disableSort>
        <Change />
      </auditLog.Col>
    </auditLog.Related>
  );
}

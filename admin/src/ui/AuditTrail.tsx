import { useMay } from '../session/access';
import { Change } from './Change';
import { partsOf } from './parts';

const auditLog = partsOf('audit-log');

/** What operators did to this record, and why; those who may not see all of it see what they did themselves, or nothing. */
export function AuditTrail() {
  const [mayRead, mayReadOwn] = [useMay('audit-log', 'read'), useMay('audit-log', 'read_own')];
  if (!mayRead && !mayReadOwn) return null;
  return (
    <auditLog.Related
      title={mayRead ? 'What operators did' : 'What you did'}
      reference="audit-log"
      target="resourceId"
      sort="at"
      empty={mayRead ? 'No operator has changed anything here.' : 'You have changed nothing here.'}
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

import { useMay } from '../session/access';
import { Change } from './Change';
import { partsOf } from './parts';

const auditLog = partsOf('audit-log');

/** What was done to this record, by whom and why: by operators, and of some records by their owners; those who may not see all of it see what they did themselves, or nothing. */
export function AuditTrail() {
  const [mayRead, mayReadOwn] = [useMay('audit-log', 'read'), useMay('audit-log', 'read_own')];
  if (!mayRead && !mayReadOwn) return null;
  return (
    <auditLog.Related
      title={mayRead ? 'What was done' : 'What you did'}
      reference="audit-log"
      target="resourceId"
      sort="at"
      empty={mayRead ? 'Nothing was changed here.' : 'You have changed nothing here.'}
    >
      <auditLog.Col source="at" field={auditLog.When} />
      <auditLog.Col label="By" disableSort>
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

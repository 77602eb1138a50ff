import Typography from '@mui/material/Typography';
import { useRecord } from '../records';
import { useMay } from '../session/access';
import { actionWords } from './actionWords';
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
      <auditLog.Col source="action" disableSort>
        <ActionOfLine />
      </auditLog.Col>
      <auditLog.Col source="reason" disableSort field={auditLog.LongText} />
      <auditLog.Col label="Change" disableSort>
        <Change />
      </auditLog.Col>
    </auditLog.Related>
  );
}

/** What an operator did, in words. */
export function ActionOfLine() {
  const action = useRecord('audit-log')?.action;
  return (
    <Typography component="span" variant="body2">
      {action ? actionWords(action) : '-'}
    </Typography>
  );
}

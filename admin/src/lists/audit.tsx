import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, TextInput, useReference, useResourceDefinitions } from 'react-admin';
import { type Records, useRecord } from '../records';
import { actionWords, LOGGED } from '../ui/actionWords';
import { ActionOfLine } from '../ui/AuditTrail';
import { Change } from '../ui/Change';
import { choice, search } from '../ui/filters';
import { twoLines } from '../ui/oneLine';
import { Details } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Detail } from '../ui/Record';
import { WordButton } from '../ui/WordButton';
import { isList, type Named, ownerOfList, recordWords } from './recordWords';

const auditLog = partsOf('audit-log');

const filters = [
  search('Name, email, action or ID'),
  choice('resource', LOGGED, { alwaysOn: true }),
  <TextInput key="action" source="action" helperText="Example: users.suspend" />,
];

/** What operators did; a row has two lines, and the rest is a press away. */
export function AuditLogList() {
  return (
    <auditLog.List ifWide={['Change', 'reason']} filters={filters} sort="at">
      <auditLog.Col source="at" field={auditLog.When} />
      <auditLog.Col label="By" disableSort>
        <auditLog.LinkTo source="adminId" to="users" />
      </auditLog.Col>
      <auditLog.Col source="action" disableSort>
        <ActionOfLine />
      </auditLog.Col>
      <auditLog.Col label="Record" disableSort>
        <Box sx={{ ...twoLines(220), minWidth: 120 }}>
          <Subject />
        </Box>
      </auditLog.Col>
      <auditLog.Col source="reason" disableSort>
        <Box sx={twoLines(240)}>
          <auditLog.Text source="reason" emptyText="-" />
        </Box>
      </auditLog.Col>
      <auditLog.Col label="Change" disableSort>
        <Box sx={twoLines(300)}>
          <Change />
        </Box>
      </auditLog.Col>
      <auditLog.Col label="Details" className="acts" disableSort>
        <WholeAct />
      </auditLog.Col>
    </auditLog.List>
  );
}

/** The record that it was done to, or the list that was read; leads to the record, or to whose list it was. */
function Subject() {
  const line = useRecord('audit-log');
  const definitions = useResourceDefinitions();
  if (!line?.resourceId) return '-';
  const { resource, resourceId: id } = line;
  const words = resource === 'texts' && !isList(id) ? <TextName id={id} /> : recordWords(line);
  const place = placeOfLine(line, definitions);
  return place ? <Link to={place}>{words}</Link> : words;
}

/** Where a line leads; nowhere if its record has no page, or is gone. */
function placeOfLine(line: Named, definitions: ReturnType<typeof useResourceDefinitions>): string | undefined {
  const id = line.resourceId ?? '';
  if (isList(id)) {
    const owner = line.recordName ? ownerOfList(id) : undefined;
    return owner && `/${owner.resource}/${owner.id}/show`;
  }
  const resource = line.resource ?? '';
  const { hasShow, hasList } = definitions[resource] ?? {};
  if (hasShow) return `/${resource}/${encodeURIComponent(id)}/show`;
  if (resource === 'settings') return '/settings';
  const isThere = line.recordName ?? line.recordWhat;
  return hasList && isThere ? `/${resource}?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}` : undefined;
}

/** What a text is called: its names come with the program, so the console asks for those of a page at once. */
function TextName({ id }: { id: string }) {
  const { referenceRecord } = useReference<Records['texts']>({ reference: 'texts', id });
  return referenceRecord?.name ?? id;
}

/** Shows all of an act: also the address it came from, and its request id in the logs, if a call did it. */
function WholeAct() {
  const line = useRecord('audit-log');
  const [isOpen, setOpen] = useState(false);
  if (!line) return null;
  return (
    <>
      <WordButton label="Details" onClick={() => setOpen(true)}>
        <IconListDetails size={20} />
      </WordButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="sm">
        <DialogTitle>{actionWords(line.action ?? '')}</DialogTitle>
        <DialogContent>
          <Details>
            <Detail label="At">
              <auditLog.When source="at" />
            </Detail>
            <Detail label="By">
              <auditLog.LinkTo source="adminId" to="users" />
            </Detail>
            <Detail label="Record" wide>
              <Subject />
            </Detail>
            <Detail label="Record ID" wide>
              <auditLog.Code source="resourceId" />
            </Detail>
            <Detail label="Reason" wide>
              <auditLog.LongText source="reason" />
            </Detail>
            <Detail label="Change" wide>
              <Change />
            </Detail>
            {line.ip ? (
              <>
                <Detail label="Address" wide>
                  <auditLog.Code source="ip" />
                </Detail>
                <Detail label="Request ID" wide>
                  <auditLog.Code source="requestId" />
                </Detail>
              </>
            ) : null}
          </Details>
        </DialogContent>
        <DialogActions>
          <MuiButton onClick={() => setOpen(false)}>Close</MuiButton>
        </DialogActions>
      </Dialog>
    </>
  );
}

import { FACT_LABELS } from '@haulway/frontend/kit/format/labels.ts';
import { IconCheck } from '@tabler/icons-react';
import { BulkAct } from '../ui/BulkAct';
import { VERIFICATION_STATUSES } from '../lists/words';
import { choice, made, person, search } from '../ui/filters';
import { partsOf } from '../ui/parts';
import { FileOfSelected } from '../ui/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { FactState } from './FactState';

const verifications = partsOf('verifications');

const filters = [
  search('Name, number or ID'),
  choice('status', VERIFICATION_STATUSES, { alwaysOn: true }),
  choice('fact', FACT_LABELS, { alwaysOn: true }),
  person('userId', 'Carrier'),
  ...made,
];

function Bulk() {
  return (
    <>
      <BulkAct
        label="Approve"
        icon={<IconCheck size={20} />}
        act="POST /api/admin/verifications/{id}/approve"
        what="fact"
        done="approved"
        text="Their badges show from today. Only approve what you have checked."
        reason="none"
      />
      <FileOfSelected />
    </>
  );
}

/** What carriers say about themselves; by default, what is waiting to be checked, oldest first. */
export function VerificationList() {
  return (
    <verifications.List
      ifWide={['verifiedOn', 'expiresOn']}
      filters={filters}
      filterDefaults={{ status: 'submitted' }}
      order="ASC"
      bulk={<Bulk />}
      opens
    >
      <verifications.Col source="fact" disableSort>
        <RecordLink />
      </verifications.Col>
      <verifications.Col source="status" field={FactState} />
      <verifications.Col source="createdAt" label="Submitted" field={verifications.When} />
      <verifications.Col label="Carrier" disableSort>
        <verifications.LinkTo source="userId" to="users" />
      </verifications.Col>
      <verifications.Col source="number" disableSort field={verifications.Code} />
      <verifications.Col source="limit" disableSort align="right" field={verifications.Money} />
      <verifications.Col source="expiresOn" label="Valid until" field={verifications.Day} />
      <verifications.Col source="verifiedOn" label="Checked" disableSort field={verifications.Day} />
    </verifications.List>
  );
}

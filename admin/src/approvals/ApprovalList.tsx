import { may } from '@haulway/frontend/kit/api/acts.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import Typography from '@mui/material/Typography';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-admin';
import { useRecord } from '../records';
import { ActionButton } from '../ui/ActionButton';
import { either, person, search } from '../ui/filters';
import { partsOf } from '../ui/parts';
import { askedWords, whatFollows } from './words';

const approvals = partsOf('approvals');

const filters = [
  search('Name, title or ID'),
  either('open', 'State', 'Waiting', 'Over', true),
  person('askedBy', 'Asked by'),
];

/** Acts that move so much money that a second operator has to approve them. */
export function ApprovalList() {
  return (
    <approvals.List
      ifWide={['createdAt', 'amount', 'Decided by', 'reason']}
      filters={filters}
      filterDefaults={{ open: true }}
      bulk={false}
    >
      <approvals.Col label="What" disableSort>
        <What />
      </approvals.Col>
      <approvals.Col source="status" disableSort>
        <State />
      </approvals.Col>
      <approvals.Col source="amount" disableSort align="right" field={approvals.Money} />
      <approvals.Col label="Asked by" disableSort>
        <approvals.LinkTo source="askedBy" to="users" />
      </approvals.Col>
      <approvals.Col source="reason" disableSort field={approvals.LongText} />
      <approvals.Col source="createdAt" label="Asked" field={approvals.When} />
      <approvals.Col source="until" label="Approve by" disableSort field={approvals.When} />
      <approvals.Col label="Do" className="acts" disableSort>
        <Acts />
      </approvals.Col>
      <approvals.Col label="Decided by" disableSort>
        <approvals.LinkTo source="decidedBy" to="users" />
      </approvals.Col>
    </approvals.List>
  );
}

/** The act, as a link to the record it is about, what it does, and the shipment. */
function What() {
  const approval = useRecord('approvals');
  if (!approval) return null;
  return (
    <>
      <Link to={`/${approval.resource}/${approval.recordId}/show`}>{askedWords(approval)}</Link>
      <Typography variant="body2" component="div" sx={{ maxWidth: '48ch', minWidth: { md: '32ch' } }}>
        {whatFollows(approval)} <approvals.LinkTo source="shipmentId" to="shipments" />
      </Typography>
    </>
  );
}

function State() {
  return sentence(useRecord('approvals')?.status ?? '');
}

function Acts() {
  const approval = useRecord('approvals');
  if (!approval) return null;
  const asked = askedWords(approval);
  const what = asked.charAt(0).toLowerCase() + asked.slice(1);
  return (
    <>
      {may(approval, 'approve') ? (
        <ActionButton
          label="Approve"
          icon={<IconCheck size={20} />}
          act="POST /api/admin/approvals/{id}/approve"
          id={approval.id}
          title={`Approve the ${what}?`}
          said={`Approved: ${what}.`}
          reason="none"
        >
          <Typography sx={{ mb: 1 }}>
            {approval.shipmentTitle ? `It is about "${approval.shipmentTitle}". ` : ''}
            {whatFollows(approval)} It is carried out at once, as if you had done it yourself.
          </Typography>
          <Typography>
            Read its reason, and <Link to={`/${approval.resource}/${approval.recordId}/show`}>look at the record</Link>{' '}
            first.
          </Typography>
        </ActionButton>
      ) : null}
      {may(approval, 'withdraw') ? (
        <ActionButton
          label="Withdraw"
          icon={<IconArrowBackUp size={20} />}
          act="POST /api/admin/approvals/{id}/withdraw"
          id={approval.id}
          title={`Take back the ${what}?`}
          said={`Taken back: ${what}.`}
          reason="none"
        >
          <Typography>Nothing is carried out.</Typography>
        </ActionButton>
      ) : null}
    </>
  );
}

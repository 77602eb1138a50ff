import { may } from '@haulway/frontend/kit/api/acts.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { useRecord } from '../records';
import { ActionButton } from '../ui/ActionButton';
import { either, person, search } from '../ui/filters';
import { twoLines, WIDE_PX } from '../ui/oneLine';
import { partsOf } from '../ui/parts';
import { Prose } from '../ui/Prose';
import { useIsPhone, useRoom } from '../ui/useIsPhone';
import { askedWords, beforeWords, outcomeWords, whatFollows } from './words';

const approvals = partsOf('approvals');

const filters = [
  search('Name, title or ID'),
  either('open', 'State', 'Waiting', 'Over', true),
  person('askedBy', 'Asked by'),
];

/** Acts that move so much money that a second operator has to approve them; two lines each, so that a desk shows ten. */
export function ApprovalList() {
  return (
    <approvals.List
      ifRoom={['amount']}
      ifWide={['Shipment', 'reason']}
      filters={filters}
      filterDefaults={{ open: true }}
      bulk={false}
      dense
    >
      <approvals.Col label="What" disableSort>
        <What />
      </approvals.Col>
      <approvals.Col label="Shipment" disableSort>
        <approvals.LinkTo source="shipmentId" to="shipments" />
      </approvals.Col>
      <approvals.Col source="amount" disableSort align="right" field={approvals.Money} />
      <approvals.Col source="status" disableSort>
        <State />
      </approvals.Col>
      <approvals.Col source="reason" disableSort>
        <Reason />
      </approvals.Col>
      <approvals.Col source="createdAt" label="Asked">
        <Lines>
          <approvals.LinkTo source="askedBy" to="users" />
          <approvals.When source="createdAt" />
        </Lines>
      </approvals.Col>
      <approvals.Col label="Do" className="acts" disableSort>
        <Acts />
      </approvals.Col>
    </approvals.List>
  );
}

/** One below the other. */
function Lines({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', justifyItems: 'start' }}>{children}</Box>;
}

/** The act, as a link to the record it is about, and what it does, in full on a phone; what went back before, if anything did; with the shipment where that has no column. */
function What() {
  const approval = useRecord('approvals');
  const isPhone = useIsPhone();
  const room = useRoom();
  if (!approval) return null;
  const before = beforeWords(approval);
  return (
    <Box sx={{ 'td &': { minWidth: 250, [`@media (min-width: ${WIDE_PX}px)`]: { whiteSpace: 'nowrap' } } }}>
      <Link to={`/${approval.resource}/${approval.recordId}/show`}>{askedWords(approval)}</Link>
      <Typography variant="body2" component="div" title={whatFollows(approval)}>
        {isPhone ? whatFollows(approval) : outcomeWords(approval)}
      </Typography>
      {before && (isPhone || approval.givenBefore) ? (
        <Typography variant="body2" component="div" sx={{ fontWeight: approval.givenBefore ? 600 : 400 }}>
          {before}
        </Typography>
      ) : null}
      {room === 'least' && !isPhone ? <approvals.LinkTo source="shipmentId" to="shipments" /> : null}
    </Box>
  );
}

/** Its beginning: in full it is read before the act is approved. */
function Reason() {
  const reason = useRecord('approvals')?.reason;
  return (
    <Box sx={twoLines(300)} title={reason ?? undefined}>
      <approvals.Text source="reason" emptyText="-" />
    </Box>
  );
}

/** How it stands, and until when, or by whom it was decided. */
function State() {
  const approval = useRecord('approvals');
  if (!approval) return null;
  return (
    <Lines>
      <span>{sentence(approval.status ?? '')}</span>
      {approval.decidedBy ? (
        <approvals.LinkTo source="decidedBy" to="users" />
      ) : (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          until <approvals.Until source="until" />
        </Box>
      )}
    </Lines>
  );
}

function Acts() {
  const approval = useRecord('approvals');
  if (!approval) return null;
  const asked = askedWords(approval);
  const before = beforeWords(approval);
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
            {whatFollows(approval)} {before ? `${before}.` : ''} It is carried out at once, as if you had done it
            yourself.
          </Typography>
          {approval.reason ? (
            <Box sx={{ mb: 1 }}>
              <Typography sx={{ fontWeight: 600 }}>The reason</Typography>
              <Prose text={approval.reason} />
            </Box>
          ) : null}
          <Typography>
            <Link to={`/${approval.resource}/${approval.recordId}/show`}>Look at the record</Link> first.
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

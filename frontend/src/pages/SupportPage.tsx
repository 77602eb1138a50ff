import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isOpen, kindWords } from '../features/claims/claimWords';
import { useClaims } from '../features/claims/claims';
import { TicketReplies } from '../features/account/TicketReplies';
import { useConfig } from '../kit/api/config';
import { type List, useList } from '../kit/api/lists';
import { useRead } from '../kit/api/queries';
import type { Ticket } from '../kit/api/types';
import { dayAndTime } from '../kit/format/dates';
import { TICKET_LABELS } from '../kit/format/labels';
import { money } from '../kit/format/money';
import { claimWindow, noShowDelay } from '../kit/format/terms';
import { dialed } from '../kit/format/words';
import { Page } from '../kit/ui/Page';
import { Panel } from '../kit/ui/Panel';
import { ShowMore } from '../kit/ui/ShowMore';
import { StatusBadge, Tag } from '../kit/ui/StatusBadge';
import { useSession } from '../session/session';

export default function SupportPage() {
  const { user } = useSession();
  const config = useConfig();
  const tickets = useList('/api/support-tickets', {}, { limit: 20, enabled: user !== undefined });
  const claims = useClaims(undefined, user !== undefined);
  const works = useRead('/api/health/ready');
  return (
    <Page
      settles
      title="Support"
      width="text"
      lead="Here is how to fix the most common problems. For anything else, write or call."
    >
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {troublesOf(config).map((flow) => (
          <Panel key={flow.title}>
            <Typography variant="h4" component="h2">
              {flow.title}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 1 }}>{flow.text}</Typography>
          </Panel>
        ))}
      </Box>
      {user?.supportContact && (
        <Panel title="Your contact at Haulway" sx={{ mt: 6 }}>
          <Typography>{user.supportContact}</Typography>
        </Panel>
      )}
      {claims.rows.length > 0 && <Claims claims={claims} />}
      {tickets.rows.length > 0 && <Tickets tickets={tickets} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 5,
          rowGap: { xs: 0, sm: 5 },
          mt: 8,
          '& a': { py: { xs: 2.5, sm: 0 } },
        }}
      >
        <Link component={RouterLink} to="/contact">
          Write to us
        </Link>
        <Link component={RouterLink} to="/faq">
          Questions and answers
        </Link>
        <Link component={RouterLink} to="/safety">
          Safety guide
        </Link>
        {config && <Link href={`tel:${dialed(config.supportPhone)}`}>{config.supportPhone}</Link>}
      </Box>
      <Typography role="status" sx={{ color: 'text.secondary', mt: 4, minHeight: { xs: 48, sm: 24 } }}>
        {works.isSuccess && 'Haulway is up: the site, its database and its queue are responding.'}
        {works.isError && 'Something is down right now. We are working on it.'}
      </Typography>
    </Page>
  );
}

/** What goes wrong most, and what to do then. */
function troublesOf(config: ReturnType<typeof useConfig>) {
  return [
    {
      title: 'The carrier is late',
      text: 'Message them from the shipment page. If a promised date has passed, you are refunded for the delay automatically at delivery.',
    },
    {
      title: 'Something is damaged',
      text: `Do not confirm the delivery. If you paid through Haulway, open the shipment and choose Open a claim, ${claimWindow(config)}.`,
    },
    {
      title: 'Nobody came',
      text: `Once the agreed pickup date has passed, you can open a claim on the shipment. Without one, you get a full refund automatically ${noShowDelay(config)} that date.`,
    },
    {
      title: 'I want to cancel',
      text: 'Open the shipment and choose Cancel shipment. You will see how much you get back before you decide.',
    },
    {
      title: 'I was not paid',
      text: 'Payments shows where the money is and when to expect it. If a payout waits for your bank account, connect it under Profile, Payouts.',
    },
    { title: 'Something else', text: 'Search the FAQ or contact us. We answer by email.' },
  ];
}

function Claims({ claims }: { claims: ReturnType<typeof useClaims> }) {
  return (
    <Panel title="Your claims" sx={{ mt: 6 }}>
      <Rows>
        {claims.rows.map((claim) => (
          <Row
            key={claim.id}
            title={
              <Link component={RouterLink} to={`/shipments/${claim.shipmentId}`}>
                {kindWords[claim.kind].label}, {money(claim.amount)}
              </Link>
            }
            badge={<StatusBadge status={claim.status} />}
          >
            Opened {dayAndTime(claim.createdAt)}
            {isOpen(claim) && `, decided by ${dayAndTime(claim.dueAt)}`}
          </Row>
        ))}
      </Rows>
      <ShowMore list={claims} what="claims" />
    </Panel>
  );
}

function Tickets({ tickets }: { tickets: List<Ticket> }) {
  return (
    <Panel title="Your tickets" sx={{ mt: 6 }}>
      <Rows>
        {tickets.rows.map((ticket) => (
          <Row key={ticket.id} title={ticket.topic} badge={<Tag>{TICKET_LABELS[ticket.status]}</Tag>}>
            <Box
              component="span"
              dir="auto"
              sx={{ display: 'block', color: 'text.primary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {ticket.message}
            </Box>
            <TicketReplies ticket={ticket} />
            Number {ticket.id.slice(0, 8)}, {dayAndTime(ticket.createdAt)}
          </Row>
        ))}
      </Rows>
      <ShowMore list={tickets} what="tickets" />
    </Panel>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: '1px solid', borderColor: 'divider' } }}
    >
      {children}
    </Box>
  );
}

function Row({ title, badge, children }: { title: ReactNode; badge: ReactNode; children: ReactNode }) {
  return (
    <Box component="li" sx={{ py: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {badge}
      </Box>
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {children}
      </Typography>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useConfig } from '../kit/api/config';
import { useRead } from '../kit/api/queries';
import { dayAndTime, hours } from '../kit/format/dates';
import { sentence } from '../kit/format/words';
import { Page } from '../kit/ui/Page';
import { Panel } from '../kit/ui/Panel';
import { useSession } from '../session/session';

interface Ticket {
  id: string;
  topic: string;
  message: string;
  status?: string;
  createdAt: string;
}

export default function SupportPage() {
  const { user } = useSession();
  const config = useConfig();
  const tickets = useRead<Ticket[]>(['/api/support-tickets'], user !== undefined).data ?? [];
  const flows = [
    { title: 'The carrier is late', text: `Write to them from the shipment. When a promised date has passed, the refund for the delay is made by itself at delivery.` },
    { title: 'Something is damaged', text: `Do not confirm the delivery. Take photos and tell us within ${hours(config?.claimWindowHours ?? 48)} of delivery.` },
    { title: 'I want to cancel', text: 'Open the shipment and choose Cancel shipment. You see what comes back before you decide.' },
    { title: 'I was not paid', text: 'Payments shows where the money stands and when it is expected.' },
  ];
  return (
    <Page title="Support" width="text" lead="Most problems have a direct way. For everything else, write or call.">
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {flows.map((flow) => (
          <Panel key={flow.title}>
            <Typography variant="h4" component="h2">
              {flow.title}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 1 }}>{flow.text}</Typography>
          </Panel>
        ))}
      </Box>
      {user && tickets.length > 0 && (
        <Panel title="Your tickets" sx={{ mt: 6 }}>
          {tickets.map((ticket) => (
            <Box key={ticket.id} sx={{ py: 2 }}>
              <Typography sx={{ fontWeight: 600 }}>
                {ticket.topic}
                {ticket.status && `, ${sentence(ticket.status).toLowerCase()}`}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {ticket.id.slice(0, 8)}, {dayAndTime(ticket.createdAt)}
              </Typography>
            </Box>
          ))}
        </Panel>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 5, mt: 8 }}>
        <Link component={RouterLink} to="/contact">
          Write to us
        </Link>
        <Link component={RouterLink} to="/faq">
          Questions and answers
        </Link>
        <Link component={RouterLink} to="/safety">
          Safety guide
        </Link>
        {config && <Link href={`tel:${config.supportPhone.replace(/[^+\d]/g, '')}`}>{config.supportPhone}</Link>}
      </Box>
    </Page>
  );
}

import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Payment } from '../../kit/api/types';
import { dayAndTime, longDay } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { PAYMENT_LABELS, sentence, type PaymentStatus } from '../../kit/format/words';
import { Facts } from '../../kit/ui/Panel';
import { PaymentBadge } from '../../kit/ui/StatusBadge';
import { displayFont } from '../../kit/theme/theme';
import { whatNext } from './payments';

/** One payment: what it is, what happens next, and behind it every line of the book. */
export function PaymentRow({ payment, isPayer, title }: { payment: Payment; isPayer: boolean; title: string | undefined }) {
  return (
    <Accordion>
      <AccordionSummary expandIcon={<IconChevronDown size={20} />} aria-controls={`payment-${payment.id}`} id={`summary-${payment.id}`}>
        <Box sx={{ display: 'grid', gap: { xs: 1, sm: 4 }, gridTemplateColumns: { xs: '1fr auto', sm: '110px 210px minmax(0, 1fr) auto' }, alignItems: 'center', width: '100%', py: 2, pr: 3 }}>
          <Typography variant="body2" sx={{ gridColumn: 1, gridRow: 1, color: 'text.secondary' }}>
            {longDay(payment.createdAt)}
          </Typography>
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 2 }, gridRow: { xs: 2, sm: 1 } }}>
            <PaymentBadge status={payment.status} />
          </Box>
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 3 }, gridRow: { xs: 3, sm: 1 }, minWidth: 0 }}>
            {title && <Typography sx={{ fontWeight: 600 }}>{title}</Typography>}
            <Typography variant="body2" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {whatNext(payment, isPayer)}
            </Typography>
          </Box>
          <Box className="tabular" sx={{ gridColumn: { xs: 2, sm: 4 }, gridRow: 1, fontFamily: displayFont, fontWeight: 800, fontSize: 20, textAlign: 'right' }}>
            {money(isPayer ? payment.chargedAmount : payment.payoutAmount)}
          </Box>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <Details payment={payment} isPayer={isPayer} />
      </AccordionDetails>
    </Accordion>
  );
}

function Details({ payment, isPayer }: { payment: Payment; isPayer: boolean }) {
  const facts = [
    { label: 'Quote', value: money(payment.amount) },
    ...(payment.protectionFee > 0 ? [{ label: `Protection plan, ${payment.protectionPlan}`, value: money(payment.protectionFee) }] : []),
    ...(isPayer ? [{ label: 'Charged to the card', value: money(payment.chargedAmount) }] : []),
    ...(payment.platformFee > 0 ? [{ label: 'Platform fee, paid by the carrier', value: money(payment.platformFee) }] : []),
    { label: 'To the carrier', value: money(payment.payoutAmount) },
    ...(payment.refundedAmount > 0 ? [{ label: 'Refunded', value: money(payment.refundedAmount) }] : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Facts facts={facts} columns={3} />
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {payment.timeline.map((entry) => (
          <Box component="li" key={`${entry.status}-${entry.at}`} sx={{ display: 'flex', gap: 4, flexWrap: 'wrap' }}>
            <Box component="time" dateTime={entry.at} sx={{ color: 'text.secondary', minWidth: 180 }}>
              {dayAndTime(entry.at)}
            </Box>
            {PAYMENT_LABELS[entry.status as PaymentStatus] ?? sentence(entry.status)}
          </Box>
        ))}
      </Box>
      {payment.ledgerEntries.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Box component="table" className="tabular" sx={{ width: '100%', borderCollapse: 'collapse', fontSize: 14, '& th, & td': { textAlign: 'left', py: 1.5, pr: 4, borderBottom: '1px solid', borderColor: 'divider' }, '& .amount': { textAlign: 'right' } }}>
            <Box component="caption" sx={{ textAlign: 'left', fontWeight: 600, mb: 1 }}>
              Ledger lines
            </Box>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Line</th>
                <th scope="col">Account</th>
                <th scope="col" className="amount">
                  Amount
                </th>
              </tr>
            </thead>
            <tbody>
              {payment.ledgerEntries.map((entry) => (
                <tr key={entry.id}>
                  <td>{dayAndTime(entry.createdAt)}</td>
                  <td>{sentence(entry.kind)}</td>
                  <td>{sentence(entry.account)}</td>
                  <td className="amount">{money(entry.amount)}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 5 }}>
        <MuiLink component={Link} to={`/shipments/${payment.shipmentId}`}>
          See the shipment
        </MuiLink>
      </Box>
    </Box>
  );
}

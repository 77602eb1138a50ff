import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Payment } from '../../kit/api/types';
import { longDay } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { lazy } from '../../kit/ui/lazy';
import { PaymentBadge } from '../../kit/ui/StatusBadge';
import { displayFont } from '../../kit/theme/theme';
import { rowAmount, whatNext } from './paymentWords';

const PaymentDetails = lazy(() => import('./PaymentDetails'));

/** One payment: what it is, what happens next and, once opened, every ledger line. */
export function PaymentRow({ payment, isPayer }: { payment: Payment; isPayer: boolean }) {
  const [seen, setSeen] = useState(false);
  const { amount, refunded, moved } = rowAmount(payment, isPayer);
  return (
    <Accordion onChange={() => setSeen(true)} slotProps={{ heading: { component: 'h2' } }}>
      <AccordionSummary
        expandIcon={<IconChevronDown size={20} />}
        aria-controls={`payment-${payment.id}`}
        id={`summary-${payment.id}`}
      >
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 1, sm: 4 },
            gridTemplateColumns: { xs: '1fr auto', sm: '110px 210px minmax(0, 1fr) auto' },
            alignItems: 'center',
            width: '100%',
            py: 2,
            pr: 3,
          }}
        >
          <Typography variant="body2" sx={{ gridColumn: 1, gridRow: 1, color: 'text.secondary' }}>
            {longDay(payment.createdAt)}
          </Typography>
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 2 }, gridRow: { xs: 2, sm: 1 } }}>
            <PaymentBadge status={payment.status} />
          </Box>
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 3 }, gridRow: { xs: 3, sm: 1 }, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{payment.shipmentTitle}</Typography>
            <Typography variant="body2" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {whatNext(payment, isPayer)}
            </Typography>
          </Box>
          <Box
            className="tabular"
            sx={{
              gridColumn: { xs: 2, sm: 4 },
              gridRow: 1,
              fontFamily: displayFont,
              fontWeight: 800,
              fontSize: 20,
              textAlign: 'right',
              color: moved ? 'text.primary' : 'text.secondary',
            }}
          >
            {money(amount)}
            {refunded > 0 && (
              <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
                {money(refunded)} refunded
              </Typography>
            )}
          </Box>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ maxWidth: 'none' }}>
        <Suspense fallback={null}>{seen && <PaymentDetails payment={payment} isPayer={isPayer} />}</Suspense>
      </AccordionDetails>
    </Accordion>
  );
}

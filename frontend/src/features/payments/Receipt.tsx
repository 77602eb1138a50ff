import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Payment } from '../../kit/api/types';
import { dayAndTime, longDay } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { PAYMENT_LABELS } from '../../kit/format/labels';
import { SignPlate } from '../../kit/ui/SignPlate';
import { amountLines, paymentSteps } from './paymentWords';

/** Only the receipt is printed, and it is never shown on screen. */
const onPaper = {
  '.receipt': { display: 'none' },
  '@media print': {
    body: { background: '#fff !important' },
    '#root, .MuiDialog-root, .MuiSnackbar-root': { display: 'none !important' },
    '.receipt': { display: 'block', color: '#14231f', background: '#fff' },
  },
} as const;

/** A payment's receipt or its carrier's statement, for printing. Opens the browser's print dialog itself. */
export default function Receipt({
  payment,
  isPayer,
  onPrinted,
}: {
  payment: Payment;
  isPayer: boolean;
  onPrinted: () => void;
}) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return createPortal(
    <Box className="receipt" role="region" aria-label="Receipt" sx={{ p: 8, fontSize: 14 }}>
      <GlobalStyles styles={onPaper} />
      <SignPlate sx={{ mb: 8, printColorAdjust: 'exact', bgcolor: '#0b5d46', color: '#fff' }}>
        <Box component="strong" sx={{ fontSize: 22 }}>
          Haulway
        </Box>
        <div>{isPayer ? 'Receipt' : 'Payout statement'}</div>
      </SignPlate>
      <Rows
        rows={[
          ['Number', payment.id],
          ['For', payment.shipmentTitle],
          ['Shipment', payment.shipmentId],
          ['Created on', longDay(payment.createdAt)],
          ['Status', PAYMENT_LABELS[payment.status]],
        ]}
      />
      <Box sx={{ borderTop: '2px solid', mt: 5, pt: 3 }}>
        <Rows rows={amountLines(payment, isPayer).map(({ label, amount }) => [label, money(amount)])} last />
      </Box>
      <Box sx={{ borderTop: '1px solid', mt: 5, pt: 3 }}>
        <Rows
          rows={paymentSteps(payment, isPayer).map(({ title, at, text }) => [
            title,
            at ? dayAndTime(at) : (text ?? ''),
          ])}
        />
      </Box>
    </Box>,
    document.body,
  );
}

function Rows({ rows, last = false }: { rows: [string, string][]; last?: boolean }) {
  return (
    <Box component="dl" className="tabular" sx={{ m: 0 }}>
      {rows.map(([label, value], index) => (
        <Box
          key={`${label}-${value}`}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 8,
            py: 1,
            fontWeight: last && index === rows.length - 1 ? 800 : 400,
          }}
        >
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

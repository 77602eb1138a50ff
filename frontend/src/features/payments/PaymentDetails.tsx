import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconFileTypeCsv, IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { Suspense, useCallback, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { explain } from '../../kit/api/errors';
import type { Payment } from '../../kit/api/types';
import { calendarDate, dayAndTime } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { FormError } from '../../kit/ui/FormError';
import { lazy } from '../../kit/ui/lazy';
import { MileMarkers } from '../../kit/ui/MileMarkers';
import { MoneyLines } from './MoneyLines';
import { amountLines, paymentSteps, refundWords, transferWords } from './paymentWords';
import { useStatement } from './payments';

const Receipt = lazy(() => import('./Receipt'));

interface Props {
  payment: Payment;
  isPayer: boolean;
}

/** A payment in full: amounts, what happened when, refunds, the payout, and the reader's own lines. */
export default function PaymentDetails({ payment, isPayer }: Props) {
  const [printing, setPrinting] = useState(false);
  const onPrinted = useCallback(() => setPrinting(false), []);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 7,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        pb: 4,
      }}
    >
      <Box sx={{ display: 'grid', gap: 6 }}>
        <Amounts payment={payment} isPayer={isPayer} />
        <Transfer payment={payment} isPayer={isPayer} />
        {payment.refunds.length > 0 && <Refunds payment={payment} isPayer={isPayer} />}
        <Papers payment={payment} isPayer={isPayer} onPrint={() => setPrinting(true)} />
      </Box>
      <Box sx={{ display: 'grid', gap: 6 }}>
        <Steps payment={payment} isPayer={isPayer} />
        <MoneyLines lines={payment.lines} />
      </Box>
      <Suspense fallback={null}>
        {printing && <Receipt payment={payment} isPayer={isPayer} onPrinted={onPrinted} />}
      </Suspense>
    </Box>
  );
}

function Amounts({ payment, isPayer }: Props) {
  return (
    <Box
      component="dl"
      className="tabular"
      sx={{
        m: 0,
        '& > div': { display: 'flex', justifyContent: 'space-between', gap: 4, py: 1 },
        '& dd': { m: 0, textAlign: 'right' },
        '& > div:last-of-type': { borderTop: '2px solid', borderColor: 'text.primary', mt: 1, fontWeight: 800 },
      }}
    >
      {amountLines(payment, isPayer).map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </Box>
  );
}

/** Where the payout is, and what the carrier has to do for it. */
function Transfer({ payment, isPayer }: Props) {
  const transfer = transferWords(payment, isPayer);
  if (!transfer) return null;
  return (
    <Box
      sx={{
        bgcolor: transfer.blocked ? 'haulway.waiting' : 'haulway.soft',
        color: transfer.blocked ? 'haulway.onWaiting' : 'haulway.onSoft',
        borderRadius: '10px',
        p: 4,
      }}
    >
      <Typography sx={{ fontWeight: 700 }}>{transfer.text}</Typography>
      {payment.payoutExpectedOn && payment.payoutStage === 'on_its_way' && (
        <Typography variant="body2">Expected by {calendarDate(payment.payoutExpectedOn)}</Typography>
      )}
      {transfer.blocked && !isPayer && (
        <Link component={RouterLink} to="/profile#payouts" color="inherit">
          Set up payouts
        </Link>
      )}
    </Box>
  );
}

function Refunds({ payment, isPayer }: Props) {
  return (
    <Box component="section" aria-label="Refunds">
      <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
        Refunds
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {payment.refunds.map((refund) => (
          <Box component="li" key={refund.id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}>
            <span>
              {refundWords(refund, isPayer)}
              <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                {dayAndTime(refund.createdAt)}
              </Typography>
            </span>
            <strong className="tabular">{money(refund.amount)}</strong>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** What can be printed and downloaded. */
function Papers({ payment, isPayer, onPrint }: Props & { onPrint: () => void }) {
  const statement = useStatement(payment.id);
  return (
    <>
      <Box
        sx={{
          display: { xs: 'grid', sm: 'flex' },
          gridTemplateColumns: '1fr 1fr',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 3,
          '& .MuiButton-root': { px: { xs: 2, sm: 4 }, fontSize: { xs: 15, sm: 16 } },
        }}
      >
        <Button component={RouterLink} to={`/shipments/${payment.shipmentId}`} variant="outlined">
          See the shipment
        </Button>
        <Button variant="outlined" startIcon={<IconPrinter size={20} />} onClick={onPrint}>
          {isPayer ? 'Print receipt' : 'Print statement'}
        </Button>
        <Button
          variant="outlined"
          startIcon={<IconFileTypePdf size={20} />}
          disabled={statement.isPending}
          onClick={() => statement.mutate('pdf')}
        >
          {isPayer ? 'Receipt as PDF' : 'Statement as PDF'}
        </Button>
        <Button
          variant="outlined"
          startIcon={<IconFileTypeCsv size={20} />}
          disabled={statement.isPending}
          onClick={() => statement.mutate('csv')}
        >
          {isPayer ? 'Receipt as CSV' : 'Statement as CSV'}
        </Button>
      </Box>
      {statement.isError && (
        <FormError key={statement.submittedAt}>
          {explain(statement.error, 'The file could not be created. Please try again.')}
        </FormError>
      )}
    </>
  );
}

/** What happened when. */
function Steps({ payment, isPayer }: Props) {
  return (
    <MileMarkers
      miles={paymentSteps(payment, isPayer).map(({ at, text, ...step }) => ({
        ...step,
        text: at ? (
          <time dateTime={at} title={at}>
            {dayAndTime(at)}
          </time>
        ) : (
          text
        ),
      }))}
    />
  );
}

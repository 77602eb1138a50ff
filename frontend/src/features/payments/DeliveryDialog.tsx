import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTerms } from '../../kit/api/config';
import { explain } from '../../kit/api/errors';
import { useTimeline } from '../../kit/api/timeline';
import type { Quote, Shipment } from '../../kit/api/types';
import { deadline } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { claimWindow } from '../../kit/format/terms';
import { personName } from '../../kit/format/words';
import { FormError } from '../../kit/ui/FormError';
import { showNextStep } from '../../kit/ui/nextStepPlace';
import { Sheet } from '../../kit/ui/Sheet';
import { toast } from '../../kit/ui/toasts';
import { heldOf, moneyBack, usePaymentOf } from './moneyBack';
import { useConfirmDelivery } from './payments';

interface Props {
  quote: Quote;
  shipment: Shipment;
  /** The carrier's notes and photos. */
  proofs: ReactNode;
  onClose: () => void;
}

/** The owner confirms a delivery, which releases the money held for it. */
export default function DeliveryDialog({ quote, shipment, proofs, onClose }: Props) {
  const terms = useTerms(quote);
  /** For an unpaid job: the box that confirms it stays unpaid. */
  const [settled, setSettled] = useState(false);
  const confirm = useConfirmDelivery(shipment.id);
  const claimBy = useTimeline(shipment.id).data?.deadlines.find(({ kind }) => kind === 'claim_window')?.dueAt;
  const held = quote.paymentStatus === 'in_escrow';
  const escrow = usePaymentOf(held ? quote.id : undefined);
  const sum = escrow ? ` ${money(heldOf(escrow))}` : '';
  const wentBack = escrow && moneyBack(escrow, true);
  const carrier = personName(quote.carrier);
  const onConfirm = () =>
    confirm.mutate(undefined, {
      onSuccess: ({ payment }) => {
        toast({
          title: 'Delivery confirmed',
          description: payment
            ? 'Payment has been released to the carrier. Thank you for using our platform!'
            : 'Delivery has been marked as complete.',
        });
        onClose();
        showNextStep();
      },
      onError: () =>
        toast({ title: 'Error', description: 'Failed to confirm delivery. Please try again.', variant: 'destructive' }),
    });
  return (
    <Sheet
      title={held ? `Release${sum || ' the payment'} to ${carrier}?` : 'Confirm the delivery?'}
      onClose={onClose}
      locked={confirm.isPending}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        {confirm.isError && (
          <FormError key={confirm.submittedAt}>
            {explain(confirm.error, 'Failed to confirm delivery. Please try again.')}
          </FormError>
        )}
        <Typography>
          {held
            ? `Inspect the item on all sides first. Then ${carrier} is paid from escrow, and you can't undo it.`
            : 'No money was held, so nothing is released and no claim is possible. Confirming marks it as complete.'}
        </Typography>
        {wentBack && <Typography sx={{ fontWeight: 600 }}>{wentBack}</Typography>}
        {proofs}
        {held && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            You can still open a damage claim {claimWindow(terms)}
            {claimBy && `, until ${deadline(claimBy)}`}.
          </Typography>
        )}
        {!held && (
          <FormControlLabel
            control={<Checkbox checked={settled} onChange={(_event, checked) => setSettled(checked)} />}
            label={`I am not paying ${carrier} through Haulway`}
          />
        )}
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column-reverse', sm: 'row' },
            gap: 3,
            justifyContent: 'flex-end',
          }}
        >
          <Button component={Link} to={held ? '?claim=new' : '/support'} color="inherit" onClick={onClose}>
            There is a problem
          </Button>
          <Button variant="outlined" onClick={onClose} disabled={confirm.isPending}>
            Not delivered yet
          </Button>
          <Button variant="contained" onClick={onConfirm} disabled={(!held && !settled) || confirm.isPending}>
            {confirm.isPending ? 'Confirming...' : held ? `Release${sum}` : 'Confirm delivery'}
          </Button>
        </Box>
      </Box>
    </Sheet>
  );
}

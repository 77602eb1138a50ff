import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { explain } from '../../kit/api/errors';
import { useRead } from '../../kit/api/queries';
import type { Shipment } from '../../kit/api/types';
import { deadlineWithZone } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { isBooked, isDraft } from '../../kit/format/shipments';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { toast } from '../../kit/ui/toasts';
import { useShipmentVerb } from './shipments';

/** How what is no longer wanted ends. */
const OVER = {
  template: { done: 'Template deleted', means: 'Nothing is listed from it any more.' },
  draft: { done: 'Draft deleted', means: 'Nobody but you has seen it.' },
  booking: { done: 'Shipment cancelled', means: 'This ends the booking and the shipment.' },
  shipment: {
    done: 'Shipment cancelled',
    means: 'This ends the listing and declines open quotes.',
  },
} as const;

function kindOf(shipment: Shipment): keyof typeof OVER {
  if (shipment.template) return 'template';
  return isDraft(shipment) ? 'draft' : isBooked(shipment) ? 'booking' : 'shipment';
}

interface Props {
  shipment: Shipment;
  /** What the act is called: its first word, then what it ends. */
  verb: string;
  onClose: () => void;
}

/** Asks before a shipment, a booking, a draft or a template is ended, and says what that costs. */
export default function CancelDialog({ shipment, verb, onClose }: Props) {
  const preview = useRead('/api/shipments/{id}/cancellation-preview', { id: shipment.id }).data;
  const cancel = useShipmentVerb(shipment.id, 'cancel');
  const isUnpaid = shipment.next?.what === 'pay';
  const over = OVER[kindOf(shipment)];
  const onConfirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        toast({ title: over.done });
        onClose();
      },
      onError: (error) => {
        toast({
          title: 'Error',
          description: explain(error, 'This could not be saved. Please try again.'),
          variant: 'destructive',
        });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={`${verb.split(' ')[0]} ${shipment.title}?`}
      verb={verb}
      danger
      busy={cancel.isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Typography>
        {over.means}
        {isUnpaid ? ' You pay nothing.' : ''} You cannot undo it.
      </Typography>
      {preview && (preview.shipperRefund > 0 || preview.carrierCompensation > 0) && (
        <Box component="ul" sx={{ pl: 5, mt: 3 }}>
          <li>Back to your card: {money(preview.shipperRefund)}</li>
          <li>To the carrier: {money(preview.carrierCompensation)}</li>
          {preview.freeUntil && preview.carrierCompensation === 0 && (
            <li>Free of charge until {deadlineWithZone(preview.freeUntil)}</li>
          )}
        </Box>
      )}
    </ConfirmDialog>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { may } from '../../kit/api/acts';
import { explain } from '../../kit/api/errors';
import { useRead } from '../../kit/api/queries';
import type { Shipment } from '../../kit/api/types';
import { deadline } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { isBooked, isDraft } from '../../kit/format/shipments';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { lazy } from '../../kit/ui/lazy';
import { toast } from '../../kit/ui/toasts';
import { useCopyShipment, useShipmentVerb } from './shipments';

const EditDialog = lazy(() => import('./EditDialog'));
const AddressesDialog = lazy(() => import('./AddressesDialog'));

/** How what is no longer wanted ends. */
const OVER = {
  template: { verb: 'Delete template', done: 'Template deleted', means: 'Nothing is listed from it any more.' },
  draft: { verb: 'Delete draft', done: 'Draft deleted', means: 'Nobody but you has seen it.' },
  booking: { verb: 'Cancel shipment', done: 'Shipment cancelled', means: 'This ends the booking and the shipment.' },
  shipment: {
    verb: 'Cancel shipment',
    done: 'Shipment cancelled',
    means: 'This ends the listing and declines open quotes.',
  },
} as const;

function kindOf(shipment: Shipment): keyof typeof OVER {
  if (shipment.template) return 'template';
  return isDraft(shipment) ? 'draft' : isBooked(shipment) ? 'booking' : 'shipment';
}

/** What else the owner can do with a listing: edit it until it is booked, then say where exactly it is, cancel it until it is on the road. */
export function OwnerActions({ shipment }: { shipment: Shipment }) {
  const [cancelling, setCancelling] = useState(false);
  // Whoever just listed it, or answered a question about it, comes to say more about it.
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isSentHere = hash === '#edit' || hash === '#addresses';
  const [editing, setEditing] = useState(false);
  const stop = () => {
    setEditing(false);
    if (isSentHere) void navigate({ hash: '' }, { replace: true });
  };
  return (
    <>
      {may(shipment, 'change') && (
        <Button variant="outlined" onClick={() => setEditing(true)}>
          Edit listing
        </Button>
      )}
      {may(shipment, 'cancel') && (
        <Button variant="outlined" onClick={() => setCancelling(true)}>
          {OVER[kindOf(shipment)].verb}
        </Button>
      )}
      <Suspense fallback={null}>
        {(editing || hash === '#edit') && may(shipment, 'change') && <EditDialog shipment={shipment} onClose={stop} />}
        {hash === '#addresses' && may(shipment, 'addresses') && <AddressesDialog shipment={shipment} onClose={stop} />}
      </Suspense>
      {cancelling && <CancelDialog shipment={shipment} onClose={() => setCancelling(false)} />}
    </>
  );
}

/** Leads to where the owner says where exactly a booked shipment is and goes. */
export function AddressesButton({ shipment }: { shipment: Shipment }) {
  return (
    may(shipment, 'addresses') && (
      <Button variant="outlined" component={Link} to="#addresses" sx={{ mt: 5 }}>
        Addresses and contacts
      </Button>
    )
  );
}

/** Leads to a draft of the same, where only the days are missing; or keeps a template of it. */
export function CopyButtons({ shipment }: { shipment: Shipment }) {
  const copy = useCopyShipment(shipment.id);
  const navigate = useNavigate();
  const onCopy = (template: boolean) =>
    copy.mutate(
      { template },
      {
        onSuccess: ({ id }) => void navigate(template ? '/templates' : `/shipments/${id}#edit`),
        onError: (error) =>
          toast({ title: 'Error', description: explain(error, 'It could not be copied.'), variant: 'destructive' }),
      },
    );
  return (
    may(shipment, 'copy') && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 5 }}>
        <Button variant="outlined" disabled={copy.isPending} onClick={() => onCopy(false)}>
          {shipment.template ? 'Use it' : 'List it again'}
        </Button>
        {!shipment.template && (
          <Button variant="outlined" disabled={copy.isPending} onClick={() => onCopy(true)}>
            Save as template
          </Button>
        )}
      </Box>
    )
  );
}

/** Lists a draft. */
export function PublishButton({ shipment }: { shipment: Shipment }) {
  const publish = useShipmentVerb(shipment.id, 'publish');
  // The toast is shown here because the button may be gone by the time the answer arrives.
  const onPublish = () =>
    publish.mutateAsync(undefined).then(
      () => toast({ title: 'Success', description: 'Your shipment has been listed successfully!' }),
      (error: unknown) =>
        toast({
          title: 'Error',
          description: explain(error, 'The draft could not be listed.'),
          variant: 'destructive',
        }),
    );
  return (
    may(shipment, 'publish') && (
      <Button variant="contained" disabled={publish.isPending} onClick={() => void onPublish()}>
        List shipment
      </Button>
    )
  );
}

function CancelDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
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
      title={`${over.verb.startsWith('Delete') ? 'Delete' : 'Cancel'} ${shipment.title}?`}
      verb={over.verb}
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
          {preview.freeUntil && <li>Free of charge until {deadline(preview.freeUntil)}</li>}
        </Box>
      )}
    </ConfirmDialog>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { may } from '../../kit/api/acts';
import { explain, problemCode } from '../../kit/api/errors';
import type { Quote, Shipment } from '../../kit/api/types';
import { useUploads } from '../../kit/api/uploads';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { Panel } from '../../kit/ui/Panel';
import { PhotoField } from '../../kit/ui/PhotoField';
import { StickyAct } from '../../kit/ui/StickyAct';
import { toast } from '../../kit/ui/toasts';
import { JobSheet } from './JobSheet';
import { jobStage } from './jobStage';
import { PickupDay } from './PickupDay';
import { LocationForm } from './LocationForm';
import { useDeliver, usePickup } from './tracking';

/** The booked carrier's next step: pick up, share a location, deliver. */
export default function CarrierJob({ shipment, quote }: { shipment: Shipment; quote: Quote }) {
  switch (jobStage(quote, shipment.next)) {
    case 'pickup':
      return (
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 6 } }}>
          <JobSheet shipment={shipment} quote={quote} end="pickup" />
          {may(quote, 'pickup-day') && <PickupDay shipment={shipment} quote={quote} />}
          <PickUp shipment={shipment} paid={quote.paymentStatus === 'in_escrow'} />
        </Box>
      );
    case 'road':
      return (
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 6 } }}>
          <JobSheet shipment={shipment} quote={quote} end="delivery" />
          <OnTheRoad shipment={shipment} />
        </Box>
      );
    case 'arrived':
      return (
        <Panel title="Delivered">
          <Typography>
            We asked the shipper to confirm. If they do not respond, the payment is released to you automatically.
          </Typography>
        </Panel>
      );
    case undefined:
      return null;
  }
}

function PickUp({ shipment, paid }: { shipment: Shipment; paid: boolean }) {
  const [note, setNote] = useState('');
  const photos = useUploads();
  const pickup = usePickup(shipment.id);
  const onPickup = () =>
    pickup.mutate(
      { photos: photos.urls, ...(note.trim() ? { note: note.trim() } : {}) },
      {
        onSuccess: () =>
          toast({ title: 'Picked up', description: 'The shipper sees that the shipment is on the road.' }),
        onError: (error) => {
          const text =
            problemCode(error) === 'payment_required'
              ? 'The payment is not in escrow yet. Do not load before it is.'
              : explain(error, 'The pickup could not be recorded.');
          toast({ title: 'Error', description: text, variant: 'destructive' });
        },
      },
    );
  const due = may(shipment, 'pickup');
  const button = (
    <Button
      variant="contained"
      size="large"
      fullWidth
      disabled={!due || photos.busy || pickup.isPending}
      onClick={onPickup}
    >
      {pickup.isPending ? 'Saving...' : photos.busy ? 'Sending photos...' : 'Picked up'}
    </Button>
  );
  if (!paid)
    return (
      <Panel title="Your job: pick up">
        <Typography>The shipper has not paid yet. Do not pick up until the money is held in escrow.</Typography>
      </Panel>
    );
  return (
    <Panel title="Your job: pick up">
      <Typography sx={{ mb: 4 }}>
        {due
          ? 'The money is held in escrow. Record the pickup once the item is loaded.'
          : 'The money is held in escrow. You can record the pickup from the agreed day on.'}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TextField
          id="pickup-note"
          label="Note on its condition"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          multiline
          minRows={2}
          helperText="Optional"
        />
        <PhotoField uploads={photos} label="Photos at pickup" help="All sides, and any existing damage." />
        {due ? <StickyAct>{button}</StickyAct> : button}
      </Box>
    </Panel>
  );
}

function OnTheRoad({ shipment }: { shipment: Shipment }) {
  const [delivering, setDelivering] = useState(false);
  const [recipientName, setRecipient] = useState('');
  const [note, setNote] = useState('');
  const photos = useUploads();
  const deliver = useDeliver(shipment.id);
  const onDeliver = () =>
    deliver.mutate(
      {
        photos: photos.urls,
        ...(recipientName.trim() ? { recipientName: recipientName.trim() } : {}),
        ...(note.trim() ? { note: note.trim() } : {}),
      },
      {
        onSuccess: () => toast({ title: 'Delivered', description: 'The shipper is asked to confirm the delivery.' }),
        onError: (error) => {
          setDelivering(false);
          toast({
            title: 'Error',
            description: explain(error, 'The delivery could not be recorded.'),
            variant: 'destructive',
          });
        },
      },
    );
  return (
    <Panel
      title="Your job: on the road"
      {...(may(shipment, 'deliver')
        ? {
            actions: (
              <StickyAct>
                <Button variant="contained" size="large" fullWidth onClick={() => setDelivering(true)}>
                  Mark as delivered
                </Button>
              </StickyAct>
            ),
          }
        : {})}
    >
      {may(shipment, 'locations') && <LocationForm shipmentId={shipment.id} />}
      {delivering && (
        <ConfirmDialog
          title={`Delivered in ${shipment.deliveryLocation}?`}
          verb="Mark as delivered"
          busy={deliver.isPending || photos.busy}
          onConfirm={onDeliver}
          onClose={() => setDelivering(false)}
        >
          <Box sx={{ display: 'grid', gap: 4 }}>
            <Typography>The shipper is then asked to confirm, which releases your payment.</Typography>
            <TextField
              id="recipient"
              label="Received by"
              value={recipientName}
              onChange={(event) => setRecipient(event.target.value)}
              helperText="Optional"
            />
            <TextField
              id="delivery-note"
              label="Note"
              value={note}
              onChange={(event) => setNote(event.target.value)}
              multiline
              minRows={2}
              helperText="Optional"
            />
            <PhotoField uploads={photos} label="Photos at delivery" help="Show the condition it arrived in." />
          </Box>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { may } from '../../kit/api/acts';
import { explain } from '../../kit/api/errors';
import type { Shipment } from '../../kit/api/types';
import { isDraft } from '../../kit/format/shipments';
import { lazy } from '../../kit/ui/lazy';
import { toast } from '../../kit/ui/toasts';
import { daysAsked } from './daysAhead';
import { useCopyShipment, useShipmentVerb } from './shipments';

const EditDialog = lazy(() => import('./EditDialog'));
const AddressesDialog = lazy(() => import('./AddressesDialog'));
const CancelDialog = lazy(() => import('./CancelDialog'));

/** What the act is called that ends it. */
function cancelVerb(shipment: Shipment): string {
  if (shipment.template) return 'Delete template';
  return isDraft(shipment) ? 'Delete draft' : 'Cancel shipment';
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
        <Button color="error" onClick={() => setCancelling(true)}>
          {cancelVerb(shipment)}
        </Button>
      )}
      <Suspense fallback={null}>
        {(editing || hash === '#edit') && may(shipment, 'change') && <EditDialog shipment={shipment} onClose={stop} />}
        {hash === '#addresses' && may(shipment, 'addresses') && <AddressesDialog shipment={shipment} onClose={stop} />}
        {cancelling && (
          <CancelDialog shipment={shipment} verb={cancelVerb(shipment)} onClose={() => setCancelling(false)} />
        )}
      </Suspense>
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

/** Whether listing it again is all that is left to do with a shipment: `NextStep` offers it then. */
export function isOver(shipment: Shipment): boolean {
  return shipment.next === null && !shipment.template && may(shipment, 'copy');
}

/** Makes a draft of the same, or a template, and leads there. */
function useCopy(shipment: Shipment) {
  const copy = useCopyShipment(shipment.id);
  const navigate = useNavigate();
  const run = (template: boolean) =>
    copy.mutate(
      { template },
      {
        onSuccess: ({ id }) =>
          // A copy has no days. The form proposes those of before.
          void (template
            ? navigate('/templates')
            : navigate(`/shipments/${id}#edit`, { state: { before: daysAsked(shipment) } })),
        onError: (error) =>
          toast({ title: 'Error', description: explain(error, 'It could not be copied.'), variant: 'destructive' }),
      },
    );
  return { run, isPending: copy.isPending };
}

/** Leads to a draft of the same. */
export function ListAgainButton({ shipment }: { shipment: Shipment }) {
  const { run, isPending } = useCopy(shipment);
  return (
    <Button variant="outlined" disabled={isPending} onClick={() => run(false)}>
      {shipment.template ? 'Use it' : 'List it again'}
    </Button>
  );
}

/** Leads to a draft of the same, unless that is offered elsewhere; or keeps a template of it. */
export function CopyButtons({ shipment }: { shipment: Shipment }) {
  const { run, isPending } = useCopy(shipment);
  return (
    may(shipment, 'copy') && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 5 }}>
        {!isOver(shipment) && <ListAgainButton shipment={shipment} />}
        {!shipment.template && (
          <Button variant="outlined" disabled={isPending} onClick={() => run(true)}>
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

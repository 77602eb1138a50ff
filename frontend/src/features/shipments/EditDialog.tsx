import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { explain } from '../../kit/api/errors';
import type { Shipment } from '../../kit/api/types';
import { storedPhotos, useUploads } from '../../kit/api/uploads';
import { isDraft } from '../../kit/format/shipments';
import { maskedIn } from '../../kit/format/photos';
import { maskedText } from '../../kit/format/masked';
import { count } from '../../kit/format/words';
import { FormError } from '../../kit/ui/FormError';
import { PhotoField } from '../../kit/ui/PhotoField';
import { Sheet } from '../../kit/ui/Sheet';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { toast } from '../../kit/ui/toasts';
import { daysFrom, movedAhead } from './daysAhead';
import { ItemFields } from './ItemFields';
import { END_FIELDS, formOf, type ListItemForm } from './listing';
import { photoPrompt } from './photoPrompt';
import { useChangeShipment } from './useListing';

/** Edits a listing that is not booked yet. */
export default function EditDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const { state }: { state: unknown } = useLocation();
  const [proposed] = useState(() => proposedDays(shipment, state));
  const form = useForm<ListItemForm>({ defaultValues: formOf({ ...shipment, ...proposed?.days }) });
  const uploads = useUploads(storedPhotos(shipment.photos, shipment.photoCaptions), { scaled: true });
  const change = useChangeShipment(shipment.id);
  const isListed = !isDraft(shipment);
  const submit = form.handleSubmit((values) =>
    change.mutate(
      { ...values, photos: uploads.urls, captions: uploads.captions, isListed },
      {
        onSuccess: (changed) => {
          toast({ title: 'Listing changed', description: maskedText(maskedIn(changed), 'The carrier') });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error, { names: END_FIELDS }),
      },
    ),
  );
  return (
    <Sheet title="Edit listing" onClose={onClose} locked={change.isPending}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 6 }}>
        {change.isError && (
          <FormError key={change.submittedAt}>
            {explain(change.error, 'The listing could not be changed. Please try again.')}
          </FormError>
        )}
        {shipment.quoteCount > 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            Carriers have to confirm their quotes when you change the places, the category, the kind of item, the items,
            the weight or the dimensions.
          </Typography>
        )}
        {proposed && <Typography role="note">{wordsOf(proposed)}</Typography>}
        <ItemFields
          form={form}
          takenFor={shipment.subcategory}
          usual={shipment.typical ?? undefined}
          isListed={isListed}
        />
        <PhotoField uploads={uploads} arranged help={photoPrompt(shipment.category ?? 'other', shipment.subcategory)} />
        <Button type="submit" variant="contained" size="large" disabled={change.isPending || uploads.busy}>
          {change.isPending ? 'Saving...' : 'Save changes'}
        </Button>
      </Box>
    </Sheet>
  );
}

type Proposed = NonNullable<ReturnType<typeof movedAhead>>;

/** Days for a copy, or in place of days that have passed. Nothing is changed until they are saved. */
function proposedDays(shipment: Shipment, state: unknown): Proposed | undefined {
  if (shipment.next?.who === 'owner' && shipment.next.what === 'change') return movedAhead(shipment);
  const before = isDraft(shipment) && !shipment.pickupDate && !shipment.deliveryDate ? daysFrom(state) : undefined;
  return before && movedAhead(before);
}

function wordsOf({ weeks }: Proposed): string {
  return weeks === 0
    ? 'The days are those you asked for before. Check them, then save.'
    : `We moved your days ${count(weeks, 'week')} ahead. Check them, then save.`;
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import { useUploads } from '../../kit/api/uploads';
import type { ChangeOrder, Quote, ShipmentItem } from '../../kit/api/types';
import type { Arrival } from '../../kit/format/arrivals';
import { waitedSince } from '../../kit/format/waiting';
import { now } from '../../kit/format/now';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { PhotoField } from '../../kit/ui/PhotoField';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { Sheet } from '../../kit/ui/Sheet';
import { SheetFoot } from '../../kit/ui/SheetFoot';
import { toast } from '../../kit/ui/toasts';
import { ConditionField, TermsFields, WhyFields } from './ChangeFields';
import { type ChangeForm, isPressed, mayRaise, needsPhoto, riseOf, useProposeChange, withWaiting } from './proposal';

interface Props {
  deal: Quote;
  items: readonly ShipmentItem[] | undefined;
  isOwner: boolean;
  /** When the carrier arrived, by the record. */
  arrival: Arrival | undefined;
  /** All changes of the deal. */
  changes: readonly ChangeOrder[];
  /** At the door, for the waiting there. */
  forWaiting: boolean;
  onClose: () => void;
}

/** Asks the other side for another price, other days, or another address. */
export default function ChangeSheet({ deal, items, isOwner, arrival, changes, forWaiting, onClose }: Props) {
  const waited = () => waitedSince(arrival, now(), deal, changes);
  const mayRise = mayRaise(deal, isOwner);
  const form = useForm<ChangeForm>({
    defaultValues: {
      price: String(deal.amount),
      pickupDate: deal.estimatedPickupDate ?? '',
      pickupUntil: deal.estimatedPickupUntil ?? '',
      deliveryDate: deal.estimatedDeliveryDate ?? '',
      deliveryAddress: '',
      reason: 'dates',
      text: '',
      condition: '',
      atTheDoor: false,
      ...(forWaiting && mayRise ? { reason: 'waiting', atTheDoor: true, ...withWaiting(deal, waited()) } : {}),
    },
  });
  const photos = useUploads();
  const [missing, setMissing] = useState<string>();
  const send = useProposeChange(deal);
  const isPaid = deal.paidAt !== null;
  const [price, reason, atTheDoor] = useWatch({ control: form.control, name: ['price', 'reason', 'atTheDoor'] });
  const submit = form.handleSubmit((values) => {
    if (needsPhoto(values, deal) && photos.urls.length === 0) return setMissing('Show it in a photo.');
    setMissing(undefined);
    return send.mutate(
      { form: values, photos: photos.urls },
      {
        onSuccess: (answer) => {
          toast(
            'ticketId' in answer
              ? { title: 'Thank you for telling us', description: 'Nothing changes. Our team looks into it.' }
              : { title: 'Change proposed', description: 'Nothing changes until the other side accepts.' },
          );
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  });
  return (
    <Sheet title="Propose a change" onClose={onClose} locked={send.isPending}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {send.isError && (
          <FormError key={send.submittedAt}>
            {explain(send.error, 'The change could not be proposed. Please try again.')}
          </FormError>
        )}
        <Typography sx={{ color: 'text.secondary' }}>
          The other side has {atTheDoor ? 'two hours' : 'up to a day'} to answer. Until they accept, what was agreed
          stands.
        </Typography>
        <TermsFields form={form} deal={deal} mayRise={mayRise} />
        <WhyFields form={form} deal={deal} mayRise={mayRise} items={items} waited={waited} />
        {isPressed(price, deal, isOwner) && <ConditionField form={form} />}
        {isPaid && mayRise && riseOf(price, deal) > 0 && (
          <PhotoField
            uploads={photos}
            label={needsPhoto({ price, reason }, deal) ? 'Photos' : 'Photos (optional)'}
            help="What makes it worth more."
          />
        )}
        {isPaid && (
          <Controller
            control={form.control}
            name="atTheDoor"
            render={({ field: { value, ...field } }) => (
              <FormControlLabel
                control={<Checkbox {...field} checked={value ?? false} />}
                label="The truck is at the door now"
              />
            )}
          />
        )}
        {missing && <FormError>{missing}</FormError>}
        <FormField
          form={form}
          name="text"
          label="What you tell the other side"
          multiline
          minRows={3}
          rules={{ validate: (value) => value.trim() !== '' || 'Say what changes, in a sentence' }}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        <SheetFoot>
          <Button type="submit" variant="contained" size="large" disabled={send.isPending || photos.busy}>
            {send.isPending ? 'Sending...' : 'Propose it'}
          </Button>
        </SheetFoot>
      </Box>
    </Sheet>
  );
}

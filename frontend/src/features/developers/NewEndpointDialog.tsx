import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { Sheet } from '../../kit/ui/Sheet';
import { CheckGroup } from './CheckGroup';
import { type MadeEndpoint, type NewEndpointForm, useMakeEndpoint } from './endpoints';
import { ALL_EVENTS, KIND_WORDS, KINDS } from './endpointWords';
import { SecretShown } from './SecretShown';

/** Adds a webhook: where to, and which events. Then shows its secret. */
export default function NewEndpointDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<NewEndpointForm>({ defaultValues: { url: '', events: [] } });
  const make = useMakeEndpoint();
  const [made, setMade] = useState<MadeEndpoint>();
  const submit = form.handleSubmit((values) =>
    make.mutate(values, { onSuccess: setMade, onError: (error) => showFieldErrors(form, error) }),
  );
  if (made)
    return (
      <Sheet title="The secret of your webhook" onClose={onClose}>
        <SecretShown what="secret" secret={made.secret} again onStored={onClose} />
      </Sheet>
    );
  return (
    <Sheet title="New webhook" onClose={onClose} locked={make.isPending}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {make.isError && (
          <FormError key={make.submittedAt}>
            {explain(make.error, 'The webhook could not be added. Please try again.')}
          </FormError>
        )}
        <FormField
          form={form}
          name="url"
          id="webhook-url"
          label="Address"
          type="url"
          help="Starts with https:// and can be reached from the internet."
          rules={{ required: 'Enter an address', maxLength: { value: 500, message: 'Use at most 500 characters' } }}
        />
        <EventChoice form={form} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'flex-end' }}>
          <Button variant="outlined" onClick={onClose} disabled={make.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={make.isPending}>
            {make.isPending ? 'Adding webhook...' : 'Add webhook'}
          </Button>
        </Box>
      </Box>
    </Sheet>
  );
}

/** Kinds of events as checkboxes. */
function EventChoice({ form }: { form: UseFormReturn<NewEndpointForm> }) {
  return (
    <Controller
      control={form.control}
      name="events"
      rules={{ validate: (events) => events.length > 0 || 'Choose at least one' }}
      render={({ field, fieldState: { error } }) => (
        <Box>
          <CheckGroup
            title="Events"
            options={[ALL_EVENTS, ...KINDS.map((kind) => ({ id: `${kind}.*`, ...KIND_WORDS[kind] }))]}
            chosen={field.value}
            onChange={field.onChange}
          />
          {error && (
            <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
              {error.message}
            </Typography>
          )}
        </Box>
      )}
    />
  );
}

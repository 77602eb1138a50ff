import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { Sheet } from '../../kit/ui/Sheet';
import { type MadeEndpoint, type NewEndpointForm, useMakeEndpoint } from './endpoints';
import { KIND_WORDS, KINDS } from './endpointWords';
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
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
            Events
          </Typography>
          {KINDS.map((kind) => (
            <FormControlLabel
              key={kind}
              sx={{ display: 'flex', alignItems: 'flex-start', mx: 0, minHeight: 44 }}
              control={
                <Checkbox
                  checked={field.value.includes(`${kind}.*`)}
                  onChange={(_, checked) =>
                    field.onChange(
                      checked ? [...field.value, `${kind}.*`] : field.value.filter((each) => each !== `${kind}.*`),
                    )
                  }
                />
              }
              label={
                <Box sx={{ py: 2.5 }}>
                  {KIND_WORDS[kind].label}
                  <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                    {KIND_WORDS[kind].does}
                  </Typography>
                </Box>
              }
            />
          ))}
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

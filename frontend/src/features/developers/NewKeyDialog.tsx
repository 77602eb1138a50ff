import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { PasswordField } from '../../kit/ui/PasswordField';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { Sheet } from '../../kit/ui/Sheet';
import { CheckGroup } from './CheckGroup';
import { type MadeKey, type NewKeyForm, useMakeKey } from './keys';
import { SCOPE_GROUPS, SCOPE_WORDS } from './scopes';
import { SecretShown } from './SecretShown';

const LIVES = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'One year' },
  { days: 730, label: 'Two years' },
];

/** Creates a key: what it is for, what it may do, and for how long. Then shows it, once. */
export default function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<NewKeyForm>({ defaultValues: { name: '', scopes: [], expiresInDays: 365, password: '' } });
  const make = useMakeKey();
  const [made, setMade] = useState<MadeKey>();
  const submit = form.handleSubmit((values) =>
    make.mutate(values, { onSuccess: setMade, onError: (error) => showFieldErrors(form, error) }),
  );
  if (made)
    return (
      <Sheet title={`Your key: ${made.name}`} onClose={onClose} locked>
        <SecretShown what="key" secret={made.key} onStored={onClose} />
      </Sheet>
    );
  return (
    <Sheet title="New API key" onClose={onClose} locked={make.isPending}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {make.isError && (
          <FormError key={make.submittedAt}>
            {explain(make.error, 'The key could not be created. Please try again.')}
          </FormError>
        )}
        <FormField
          form={form}
          name="name"
          id="key-name"
          label="Name"
          help="The program it is for, such as Stock system."
          rules={{ required: 'Enter a name', maxLength: { value: 80, message: 'Use at most 80 characters' } }}
        />
        <ScopeChoice form={form} />
        <Controller
          control={form.control}
          name="expiresInDays"
          render={({ field }) => (
            <TextField {...field} id="key-life" select label="Works for">
              {LIVES.map(({ days, label }) => (
                <MenuItem key={days} value={days}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
        <PasswordField
          form={form}
          name="password"
          id="key-password"
          label="Your password"
          autoComplete="current-password"
          rules={{ required: 'Enter your password' }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'flex-end' }}>
          <Button variant="outlined" onClick={onClose} disabled={make.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={make.isPending}>
            {make.isPending ? 'Creating key...' : 'Create key'}
          </Button>
        </Box>
      </Box>
    </Sheet>
  );
}

/** Scopes as checkboxes in groups, each saying what it lets a program do. */
function ScopeChoice({ form }: { form: UseFormReturn<NewKeyForm> }) {
  return (
    <Controller
      control={form.control}
      name="scopes"
      rules={{ validate: (scopes) => scopes.length > 0 || 'Choose at least one' }}
      render={({ field, fieldState: { error } }) => (
        <Box sx={{ display: 'grid', gap: 5 }}>
          {SCOPE_GROUPS.map(({ title, scopes }) => (
            <CheckGroup
              key={title}
              title={title}
              options={scopes.map((scope) => ({ id: scope, ...SCOPE_WORDS[scope] }))}
              chosen={field.value}
              onChange={field.onChange}
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

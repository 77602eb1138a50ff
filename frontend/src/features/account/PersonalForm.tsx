import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import type { User } from '../../kit/api/types';
import { FormError } from '../../kit/ui/FormError';
import { FormField, PHONE_RULES } from '../../kit/ui/FormField';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { toast } from '../../kit/ui/toasts';
import { useLeaveGuard } from '../../kit/ui/useLeaveGuard';
import { useSaveProfile, type ProfileForm } from './profile';

/** Names, phone and bio. */
export function PersonalForm({ user }: { user: User }) {
  const form = useForm<ProfileForm>({
    defaultValues: {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      phone: user.phone ?? '',
      bio: user.bio ?? '',
    },
  });
  const save = useSaveProfile();
  useLeaveGuard(form.formState.isDirty);
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: () => {
        form.reset(values);
        toast({ title: 'Profile saved' });
      },
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      {save.isError && (
        <FormError key={save.submittedAt}>
          {explain(save.error, 'Your profile could not be saved. Please try again.')}
        </FormError>
      )}
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormField
          form={form}
          name="firstName"
          label="First name"
          autoComplete="given-name"
          help={user.masked.length > 0 ? 'Others see it without the contact details.' : 'Optional'}
          rules={{ maxLength: { value: 100, message: 'Use at most 100 characters' } }}
        />
        <FormField
          form={form}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          help="Optional. Others see only its first letter"
          rules={{ maxLength: { value: 100, message: 'Use at most 100 characters' } }}
        />
      </Box>
      <FormField
        form={form}
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        help="Optional. Shared with the other side once a job is paid"
        rules={PHONE_RULES}
      />
      {/* A carrier says it below, where shippers read it. */}
      {!user.isCarrier && (
        <FormField
          form={form}
          name="bio"
          label="About you"
          multiline
          minRows={3}
          help="Optional. What you usually ship. Only Haulway sees this"
          rules={{ maxLength: { value: 2000, message: 'Use at most 2,000 characters' } }}
        />
      )}
      <Button
        type="submit"
        variant="contained"
        disabled={save.isPending || !form.formState.isDirty}
        sx={{ justifySelf: 'start' }}
      >
        {save.isPending ? 'Saving...' : 'Save'}
      </Button>
    </Box>
  );
}

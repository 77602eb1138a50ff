import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import type { NOTIFY_CHOICES } from '../../kit/format/labels';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { NotifyField } from '../../kit/ui/NotifyField';
import { Sheet } from '../../kit/ui/Sheet';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { toast } from '../../kit/ui/toasts';
import { chipsOf, type ShipmentFilters } from './filters';
import { queryOf, useSaveSearch } from './savedSearches';

interface Form {
  label: string;
  notify: (typeof NOTIFY_CHOICES)[number]['id'];
}

const LONGEST = 60;

interface Props {
  filters: ShipmentFilters;
  /** Where the reader is, if they said so. */
  where: { label: string; latitude: number; longitude: number } | undefined;
  onClose: () => void;
}

/** Keeps what the list is filtered by under a name, and asks whether to tell of what is new. */
export default function SaveSearchSheet({ filters, where, onClose }: Props) {
  const chips = chipsOf(filters, where?.label).map(({ label }) => label);
  const form = useForm<Form>({
    defaultValues: { label: (chips.join(', ') || 'All shipments').slice(0, LONGEST), notify: 'instant' },
  });
  const save = useSaveSearch();
  const submit = form.handleSubmit(({ label, notify }) =>
    save.mutate(
      { label: label.trim(), notify, query: queryOf(filters, where) },
      {
        onSuccess: () => {
          toast({ title: 'Search saved' });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    ),
  );
  return (
    <Sheet title="Save this search" onClose={onClose} locked={save.isPending}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {save.isError && (
          <FormError key={save.submittedAt}>
            {explain(save.error, 'The search could not be saved. Please try again.')}
          </FormError>
        )}
        <Typography sx={{ color: 'text.secondary' }}>{chips.join(' · ') || 'Everything that is listed.'}</Typography>
        <FormField
          form={form}
          name="label"
          label="Name"
          rules={{ validate: (text: string) => text.trim() !== '' || 'What do you call it?' }}
          slotProps={{ htmlInput: { maxLength: LONGEST } }}
        />
        <NotifyField form={form} name="notify" />
        <Button type="submit" variant="contained" size="large" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save'}
        </Button>
      </Box>
    </Sheet>
  );
}

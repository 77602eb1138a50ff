import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import { FormError } from '../../kit/ui/FormError';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { Sheet } from '../../kit/ui/Sheet';
import { formOf, WidgetFields, type WidgetForm, widgetOf } from './WidgetFields';
import { useMakeWidget, type Widget } from './widgets';

/** Makes a widget for a site. */
export default function NewWidgetDialog({ onClose, onMade }: { onClose: () => void; onMade: (made: Widget) => void }) {
  const form = useForm<WidgetForm>({ defaultValues: formOf() });
  const make = useMakeWidget();
  const submit = form.handleSubmit((values) =>
    make.mutate(widgetOf(values), { onSuccess: onMade, onError: (error) => showFieldErrors(form, error) }),
  );
  return (
    <Sheet title="New widget" onClose={onClose} locked={make.isPending}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {make.isError && (
          <FormError key={make.submittedAt}>
            {explain(make.error, 'The widget could not be made. Please try again.')}
          </FormError>
        )}
        <WidgetFields form={form} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'flex-end' }}>
          <Button variant="outlined" onClick={onClose} disabled={make.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={make.isPending}>
            {make.isPending ? 'Making widget...' : 'Make widget'}
          </Button>
        </Box>
      </Box>
    </Sheet>
  );
}

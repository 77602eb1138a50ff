import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { FormError } from '../../kit/ui/FormError';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { Sheet } from '../../kit/ui/Sheet';
import { toast, toastFailure } from '../../kit/ui/toasts';
import { SecretText } from './SecretShown';
import { formOf, WidgetFields, type WidgetForm, widgetOf } from './WidgetFields';
import { snippetOf, standingOf, useChangeWidget, useDeleteWidget, type Widget } from './widgets';

interface Props {
  widget: Widget;
  onClose: () => void;
}

/** One widget: the line to paste, how it is doing, and what is said about it. */
export default function WidgetDialog({ widget, onClose }: Props) {
  const [deleting, setDeleting] = useState(false);
  const remove = useDeleteWidget(widget.id);
  const change = useChangeWidget(widget.id);
  const onError = (error: Error) => toastFailure(error);
  if (deleting)
    return (
      <ConfirmDialog
        title="Delete this widget?"
        verb="Delete the widget"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onClose, onError })}
        onClose={() => setDeleting(false)}
      >
        <Typography>It stops showing anything on the pages that still have its line.</Typography>
      </ConfirmDialog>
    );
  return (
    <Sheet title={widget.name} onClose={onClose} wide>
      <Box sx={{ display: 'grid', gap: 6 }}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography>Paste this line where the widget should appear on your page:</Typography>
          <SecretText secret={snippetOf(widget, window.location.origin)}>
            <Button
              variant="outlined"
              disabled={change.isPending}
              onClick={() => change.mutate({ enabled: !widget.enabled }, { onError })}
            >
              {widget.enabled ? 'Turn off' : 'Turn on'}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
              Delete
            </Button>
          </SecretText>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {standingOf(widget)}
          </Typography>
        </Box>
        <Changes key={widget.updatedAt} widget={widget} />
      </Box>
    </Sheet>
  );
}

function Changes({ widget }: { widget: Widget }) {
  const form = useForm<WidgetForm>({ defaultValues: formOf(widget) });
  const change = useChangeWidget(widget.id);
  const submit = form.handleSubmit((values) =>
    change.mutate(widgetOf(values), {
      onSuccess: () => toast({ title: 'Widget changed' }),
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      {change.isError && (
        <FormError key={change.submittedAt}>
          {explain(change.error, 'The widget could not be changed. Please try again.')}
        </FormError>
      )}
      <WidgetFields form={form} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button type="submit" variant="contained" disabled={change.isPending || !form.formState.isDirty}>
          {change.isPending ? 'Saving...' : 'Save'}
        </Button>
      </Box>
    </Box>
  );
}

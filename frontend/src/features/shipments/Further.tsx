import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { lazy } from '../../kit/ui/lazy';
import { emptyItem, type ListItemForm } from './listing';

// Most listings do without them.
const FurtherFields = lazy(() => import('./FurtherFields'));

const FIELDS = ['pickup', 'delivery', 'deliveryFrom', 'runs', 'declaredValue'] as const;

interface Props {
  form: UseFormReturn<ListItemForm>;
  /** What kind of item it is taken for, if that is known. */
  kind: string | null;
}

/** Further details, folded while they are empty or until opened. */
export function Further({ form, kind }: Props) {
  const [isOpen, setOpen] = useState(() =>
    FIELDS.some((field) => JSON.stringify(form.getValues(field)) !== JSON.stringify(emptyItem[field])),
  );
  const { errors } = form.formState;
  const shows = isOpen || FIELDS.some((field) => errors[field]);
  return (
    <Box
      component="details"
      open={shows}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{ borderTop: '1px solid', borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', py: 3, minHeight: 48, '&::marker': { fontSize: 14 } }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          Further details
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: { xs: 'block', sm: 'inline' }, ml: { xs: 5, sm: 2 }, color: 'text.secondary' }}
        >
          Optional: access, contacts, value
        </Typography>
      </Box>
      {shows && (
        <Box sx={{ pt: 2, pb: 6 }}>
          <Suspense fallback={<Box sx={{ minHeight: 400 }} />}>
            <FurtherFields form={form} kind={kind} />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}

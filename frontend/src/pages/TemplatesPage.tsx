import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { TemplateRow } from '../features/templates/TemplateRow';
import { useRecurrences, useTemplates } from '../features/templates/templates';
import type { Shipment } from '../kit/api/types';
import { lazy } from '../kit/ui/lazy';
import { Page } from '../kit/ui/Page';
import { ShowMore } from '../kit/ui/ShowMore';
import { EmptyState, ErrorState } from '../kit/ui/States';

const RepeatSheet = lazy(() => import('../features/templates/RepeatSheet'));

/** What somebody ships again and again. */
export default function TemplatesPage() {
  const list = useTemplates();
  const recurrences = useRecurrences();
  const [repeating, setRepeating] = useState<Shipment>();
  const of = ({ id }: Shipment) => recurrences.data?.find(({ shipmentId }) => shipmentId === id);
  return (
    <Page
      title="Templates"
      lead="For what you ship again: start a new listing from it, or let it be listed on the days you choose."
      settles
    >
      {(list.isPending || recurrences.isPending) && <Skeleton variant="rounded" height={180} />}
      {list.isError && (
        <ErrorState error={list.error} onRetry={list.refetch} text="Your templates could not be loaded." />
      )}
      {recurrences.isError && (
        <ErrorState
          error={recurrences.error}
          onRetry={() => void recurrences.refetch()}
          text="What repeats could not be loaded."
        />
      )}
      {list.total === 0 && (
        <EmptyState
          text="No templates. Open something you listed, and choose Save as template."
          action={
            <Button component={Link} to="/dashboard" variant="outlined">
              Your shipments
            </Button>
          }
        />
      )}
      {recurrences.data && list.rows.length > 0 && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
            alignItems: 'start',
          }}
        >
          {list.rows.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              recurrence={of(template)}
              onRepeat={() => setRepeating(template)}
            />
          ))}
        </Box>
      )}
      <ShowMore list={list} what="templates" />
      <Suspense fallback={null}>
        {repeating && (
          <RepeatSheet template={repeating} recurrence={of(repeating)} onClose={() => setRepeating(undefined)} />
        )}
      </Suspense>
    </Page>
  );
}

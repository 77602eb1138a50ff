import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { lazy } from '../../kit/ui/lazy';
import { Panel } from '../../kit/ui/Panel';
import { EmptyState, ErrorState } from '../../kit/ui/States';
import { ListRow } from './ListRow';
import { standingOf, useWidgets, type Widget } from './widgets';

const WidgetDialog = lazy(() => import('./WidgetDialog'));
const NewWidgetDialog = lazy(() => import('./NewWidgetDialog'));

/** Prices on the user's own sites. */
export function WidgetList() {
  const { data: widgets = [], isPending, isError, error, refetch } = useWidgets();
  const [making, setMaking] = useState(false);
  const [shownId, setShownId] = useState<string>();
  const shown = widgets.find(({ id }) => id === shownId);
  const make = (
    <Button variant="contained" onClick={() => setMaking(true)}>
      New widget
    </Button>
  );
  return (
    <Panel title="Widgets" actions={widgets.length > 0 && make}>
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!isPending && !isError && widgets.length === 0 && (
        <EmptyState text="A widget shows visitors of your own site what shipping costs." action={make} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {widgets.map((widget) => (
          <WidgetRow key={widget.id} widget={widget} onOpen={() => setShownId(widget.id)} />
        ))}
      </Box>
      <Suspense fallback={null}>
        {making && (
          <NewWidgetDialog
            onClose={() => setMaking(false)}
            onMade={({ id }) => {
              setMaking(false);
              setShownId(id);
            }}
          />
        )}
        {shown && <WidgetDialog widget={shown} onClose={() => setShownId(undefined)} />}
      </Suspense>
    </Panel>
  );
}

function WidgetRow({ widget, onOpen }: { widget: Widget; onOpen: () => void }) {
  return (
    <ListRow
      acts={
        <Button variant="outlined" aria-label={`Open ${widget.name}`} onClick={onOpen}>
          Open
        </Button>
      }
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{widget.name}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {widget.allowedOrigins.join(', ')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {standingOf(widget)}
      </Typography>
    </ListRow>
  );
}

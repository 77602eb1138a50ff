import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { explain } from '../../kit/api/errors';
import type { Recurrence, Shipment } from '../../kit/api/types';
import { calendarDate, dateWithYear } from '../../kit/format/dates';
import { hasPlaces } from '../../kit/format/shipments';
import { count } from '../../kit/format/words';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { toast } from '../../kit/ui/toasts';
import { repeatWords } from './repeatDays';
import { useDeleteTemplate, useEndRepeating, useSetRepeating, useTemplate } from './templates';

interface Props {
  template: Shipment;
  recurrence: Recurrence | undefined;
  /** Opens the form of how it repeats. */
  onRepeat: () => void;
}

const failed = (error: Error) =>
  toast({ title: 'Error', description: explain(error, 'Please try again.'), variant: 'destructive' });

/** A template: what it is, how it repeats, and what can be done with it. */
export function TemplateRow({ template, recurrence, onRepeat }: Props) {
  const draft = useTemplate(template.id);
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  return (
    <Box
      component="li"
      aria-label={template.title}
      sx={{
        display: 'grid',
        gap: 4,
        p: { xs: 4, sm: 5 },
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '14px',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <MuiLink component={Link} to={`/shipments/${template.id}`} color="inherit">
            {template.title}
          </MuiLink>
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {hasPlaces(template) ? `${template.pickupLocation} to ${template.deliveryLocation}` : 'No places yet'}
        </Typography>
      </Box>
      {recurrence && <Repeating recurrence={recurrence} onChange={onRepeat} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="contained"
          disabled={draft.isPending}
          onClick={() =>
            draft.mutate(undefined, { onSuccess: ({ id }) => void navigate(`/shipments/${id}#edit`), onError: failed })
          }
        >
          Use it
        </Button>
        {!recurrence && (
          <Button variant="outlined" onClick={onRepeat}>
            Repeat
          </Button>
        )}
        <Button variant="text" onClick={() => setDeleting(true)}>
          Delete
        </Button>
      </Box>
      {deleting && <DeleteDialog template={template} isRepeating={!!recurrence} onClose={() => setDeleting(false)} />}
    </Box>
  );
}

/** Why the clock stopped, in words. */
const REASONS: Record<NonNullable<Recurrence['reason']>, string> = {
  incomplete: 'Paused: the template is not complete. Open it and fill in what is missing.',
  suspended: 'Paused: your account could not list it.',
  finished: 'Everything is listed.',
};

function Repeating({ recurrence, onChange }: { recurrence: Recurrence; onChange: () => void }) {
  const { state, reason, next, made, until, count: most, aheadDays, deliverWithinDays: within } = recurrence;
  const set = useSetRepeating(recurrence.id);
  const end = useEndRepeating(recurrence.id);
  const isOn = state === 'on';
  const ends = until ? `, until ${dateWithYear(until)}` : most ? `, ${count(most, 'listing')} in all` : '';
  return (
    <Box sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 4 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {repeatWords(recurrence)}
        {ends}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {isOn
          ? `Pickups: ${next.map(calendarDate).join('; ')}. Listed ${count(aheadDays, 'day')} before${within === null ? '' : `, delivered ${within === 0 ? 'the same day' : `within ${count(within, 'day')}`}`}.`
          : reason
            ? REASONS[reason]
            : 'Paused. Nothing is listed until you resume.'}
        {made > 0 && ` ${count(made, 'listing')} so far.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        {state === 'on' && (
          <Button variant="outlined" disabled={set.isPending} onClick={() => set.mutate('paused', { onError: failed })}>
            Pause
          </Button>
        )}
        {state === 'paused' && (
          <Button variant="outlined" disabled={set.isPending} onClick={() => set.mutate('on', { onError: failed })}>
            Resume
          </Button>
        )}
        <Button variant="outlined" onClick={onChange}>
          {state === 'over' ? 'Repeat again' : 'Change days'}
        </Button>
        <Button
          variant="text"
          disabled={end.isPending}
          onClick={() =>
            end.mutate(undefined, {
              onSuccess: () => toast({ title: 'It no longer repeats', description: 'What was listed stays.' }),
              onError: failed,
            })
          }
        >
          End
        </Button>
      </Box>
    </Box>
  );
}

function DeleteDialog({
  template,
  isRepeating,
  onClose,
}: {
  template: Shipment;
  isRepeating: boolean;
  onClose: () => void;
}) {
  const remove = useDeleteTemplate(template.id);
  return (
    <ConfirmDialog
      title={`Delete ${template.title}?`}
      verb="Delete template"
      danger
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: onClose,
          onError: (error) => {
            failed(error);
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      <Typography>
        {isRepeating ? 'It no longer repeats. ' : ''}What was listed from it stays. You cannot undo this.
      </Typography>
    </ConfirmDialog>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { dayThere, deadline, deadlineThere } from '../../kit/format/dates';
import { StickyAct } from '../../kit/ui/StickyAct';
import type { NextStep } from '../../kit/format/nextStep';

const headings: Record<NextStep['who'], string> = {
  You: 'Waiting for you',
  'The shipper': 'Waiting for the shipper',
  'The carrier': 'Waiting for the carrier',
  Carriers: 'Waiting for carriers',
  Haulway: 'Waiting for Haulway',
  Nobody: 'Nothing to do',
};

interface Props {
  step: NextStep;
  /** The button that does it, if it is the reader's turn. */
  act?: ReactNode;
  /** What else is so at the moment. */
  note?: ReactNode;
  /** A button for what could be done, where nothing is due. */
  offer?: ReactNode;
  /** What could be done is less prominent than what is due. */
  isOffer?: boolean;
}

function dueWords({ at, isDayThere, isDayOnly }: NonNullable<NextStep['due']>): string {
  if (isDayOnly) return dayThere(at);
  return isDayThere ? deadlineThere(at) : deadline(at);
}

/** Whose turn it is, until when, and what happens otherwise, with the button for it. */
export function NextStepPanel({ step, act, note, offer, isOffer = false }: Props) {
  const yours = step.who === 'You' && !isOffer;
  return (
    <Box
      component="section"
      aria-label="What happens next"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 8,
        rowGap: 2,
        mt: 4,
        px: { xs: 4, sm: 6 },
        py: 4,
        borderRadius: '14px',
        border: '1px solid',
        borderColor: yours ? 'haulway.onWaiting' : 'divider',
        bgcolor: yours ? 'haulway.waiting' : 'background.paper',
        color: yours ? 'haulway.onWaiting' : 'text.primary',
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
        <Typography variant="h4" component="h2">
          {headings[step.who]}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>{step.text}</Typography>
        {note && <Typography sx={{ mt: 1, fontWeight: 600 }}>{note}</Typography>}
      </Box>
      {step.due && (
        <Box sx={{ display: 'flex', gap: 3, flex: '0 1 340px', minWidth: 0 }}>
          <IconClock size={22} aria-hidden />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 700, textWrap: 'balance' }}>
              {step.due.label}{' '}
              <time dateTime={step.due.at} title={step.due.at}>
                {dueWords(step.due)}
              </time>
            </Typography>
            <Typography variant="body2">{step.due.otherwise}</Typography>
          </Box>
        </Box>
      )}
      {offer}
      {act && <StickyAct>{act}</StickyAct>}
    </Box>
  );
}

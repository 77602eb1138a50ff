import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { dayAndTime } from '../../../kit/format/dates';
import { doAct } from '../../../kit/road/queue';
import { askPosition, type Found } from '../askPosition';

interface Props {
  shipmentId: string;
  end: 'pickup' | 'delivery';
  /** Since when the carrier has been there. */
  at: string | undefined;
  /** That was before the agreed day, on which they come again. */
  isEarly?: boolean;
  /** Above, by the phone that knows where it is. */
  isOffered: boolean;
}

/** One tap, never by itself: from then on the waiting counts. */
export function Arrived({ shipmentId, end, at, isEarly = false, isOffered }: Props) {
  if (at && !isEarly) return <Typography sx={{ my: 3, fontWeight: 600 }}>You arrived {dayAndTime(at)}.</Typography>;
  if (isOffered) return null;
  return (
    <Box sx={{ my: 3 }}>
      {at && (
        <Typography sx={{ mb: 2 }}>
          You were there {dayAndTime(at)}, before the agreed day. Tap again on that day.
        </Typography>
      )}
      <ArriveButton shipmentId={shipmentId} end={end} variant="outlined" />
    </Box>
  );
}

/** The phone is there: what is next at hand, on top of everything. */
export function HereBar({ shipmentId, end }: Pick<Props, 'shipmentId' | 'end'>) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        p: 4,
        borderRadius: '14px',
        bgcolor: 'haulway.waiting',
        // Readable in the sun, as the sheet below it.
        color: 'text.primary',
        fontWeight: 600,
      }}
    >
      {`You are near the ${end}.`}
      <ArriveButton shipmentId={shipmentId} end={end} variant="contained" />
    </Box>
  );
}

function ArriveButton({
  shipmentId,
  end,
  variant,
}: Pick<Props, 'shipmentId' | 'end'> & { variant: 'outlined' | 'contained' }) {
  const [busy, setBusy] = useState(false);
  const arrive = (position: Found) =>
    doAct({ shipmentId, kind: 'arrive', body: { end, ...(position ? { position } : {}) }, photos: [] });
  return (
    <Button
      variant={variant}
      size="large"
      fullWidth
      disabled={busy}
      onClick={() => {
        setBusy(true);
        askPosition((position) => void arrive(position));
      }}
    >
      {busy ? 'Finding where you are...' : 'I have arrived'}
    </Button>
  );
}

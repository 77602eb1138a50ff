import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { BodyOf } from '../../kit/api/operations';
import { doAct } from '../../kit/road/queue';
import { Sheet } from '../../kit/ui/Sheet';
import { SheetFoot } from '../../kit/ui/SheetFoot';
import { toast } from '../../kit/ui/toasts';
import { RoadPhotos } from './RoadPhotos';
import { useAtTheTruck } from './useAtTheTruck';

type Reason = BodyOf<'POST', '/api/shipments/{id}/attempt'>['reason'];

const REASONS: Record<Reason, string> = {
  nobody_home: 'Nobody is there',
  refused: 'They refused it',
  no_access: 'No way in for the truck',
  other: 'Something else',
};

const PICKUP_GOES_ON =
  ': agree on another day, or end it under "Something differs". If your phone or a photo shows that you came, a missed pickup counts against you only if we decide that it should.';

interface Props {
  shipmentId: string;
  /** Where the carrier is. */
  end: 'pickup' | 'delivery';
  onClose: () => void;
}

/** The carrier was there, and could not load or unload: said with a photo, with or without signal. */
export default function AttemptSheet({ shipmentId, end, onClose }: Props) {
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly Blob[]>([]);
  const { saving, keep, isFull } = useAtTheTruck(onClose);
  const save = () =>
    keep(async (position) => {
      await doAct({
        shipmentId,
        kind: 'attempt',
        body: { reason, ...(note.trim() ? { note: note.trim() } : {}), ...(position ? { position } : {}) },
        photos: photos.map((blob) => ({ blob, use: 'photo' })),
      });
      toast({
        title: 'Noted',
        description: navigator.onLine ? 'The shipper is told.' : 'The shipper is told as soon as you have signal.',
      });
    });
  return (
    <Sheet
      title={end === 'pickup' ? 'You cannot load it' : 'You cannot hand it over'}
      onClose={onClose}
      locked={saving}
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Box role="group" aria-label="Why" sx={{ display: 'grid', gap: 2 }}>
          {(Object.keys(REASONS) as Reason[]).map((each) => (
            <Button
              key={each}
              size="large"
              variant={reason === each ? 'contained' : 'outlined'}
              aria-pressed={reason === each}
              onClick={() => setReason(each)}
            >
              {REASONS[each]}
            </Button>
          ))}
        </Box>
        <RoadPhotos label="Take a photo" photos={photos} isFull={isFull(photos)} onChange={setPhotos} />
        <TextField
          label="Note"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          multiline
          minRows={2}
          helperText="Optional"
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        <Typography>
          The shipper is told, with the time and whether you were at the place. The job goes on
          {end === 'pickup' ? PICKUP_GOES_ON : '.'}
        </Typography>
        <SheetFoot>
          <Button variant="contained" size="large" fullWidth disabled={saving || !reason} onClick={() => void save()}>
            Tell the shipper
          </Button>
        </SheetFoot>
      </Box>
    </Sheet>
  );
}

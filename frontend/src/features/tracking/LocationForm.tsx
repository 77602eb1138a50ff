import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { explain, unknownPlace, type UnknownPlace } from '../../kit/api/errors';
import { PlaceInput } from '../../kit/ui/PlaceInput';
import { toast } from '../../kit/ui/toasts';
import { devicePosition, findPlace, useReportLocation, type NewLocation } from './tracking';

/** Tells the shipper where the truck is, from the device or by the name of a place. */
export function LocationForm({ shipmentId }: { shipmentId: string }) {
  const [place, setPlace] = useState('');
  const [notes, setNotes] = useState('');
  const [finding, setFinding] = useState(false);
  const [noPlace, setNoPlace] = useState<UnknownPlace>();
  const report = useReportLocation(shipmentId);

  const send = async (find: () => Promise<NewLocation>) => {
    setFinding(true);
    setNoPlace(undefined);
    try {
      const location = await find();
      await report.mutateAsync({ ...location, ...(notes.trim() ? { notes: notes.trim() } : {}) });
      setPlace('');
      setNotes('');
      toast({ title: 'Location shared' });
    } catch (error) {
      const refused = unknownPlace(error);
      if (refused) return setNoPlace(refused);
      const said = error instanceof Error ? error.message : 'The location could not be sent.';
      toast({ title: 'Error', description: explain(error, said), variant: 'destructive' });
    } finally {
      setFinding(false);
    }
  };
  const byName = async (): Promise<NewLocation> => {
    const found = await findPlace(place.trim());
    return { latitude: found.latitude, longitude: found.longitude, address: found.label };
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (place.trim()) void send(byName);
      }}
      sx={{ display: 'grid', gap: 4, my: 5 }}
    >
      <Typography variant="h4" component="h3">
        Or share a place once
      </Typography>
      <PlaceInput
        id="where"
        label="Where you are"
        value={place}
        onChange={(text) => {
          setPlace(text);
          setNoPlace(undefined);
        }}
        suggestions={noPlace?.suggestions}
        field={{
          error: noPlace !== undefined,
          helperText: noPlace?.message ?? "City and state, or use your device's location",
        }}
      />
      <TextField
        id="location-notes"
        label="Note for the shipper"
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
        helperText="Optional"
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button type="submit" variant="outlined" disabled={finding || !place.trim()}>
          Share this place
        </Button>
        <Button
          variant="outlined"
          startIcon={<IconCurrentLocation size={20} />}
          disabled={finding}
          onClick={() => void send(devicePosition)}
        >
          Share where I am now
        </Button>
      </Box>
    </Box>
  );
}

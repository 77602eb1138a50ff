import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../kit/api/calls';
import { explain, unknownPlace, type UnknownPlace } from '../../kit/api/errors';
import { FormError } from '../../kit/ui/FormError';
import { PlaceInput } from '../../kit/ui/PlaceInput';
import { Sheet } from '../../kit/ui/Sheet';
import type { Where } from './where';

interface Props {
  where: Where | undefined;
  onKnown: (where: Where) => void;
  onClose: () => void;
}

/** Asks where the reader is: a city is enough, or the device can tell. */
export default function WhereDialog({ where, onKnown, onClose }: Props) {
  const [place, setPlace] = useState(where?.label === HERE ? '' : (where?.label ?? ''));
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [noPlace, setNoPlace] = useState<UnknownPlace>();
  const find = async (text: string) => {
    setBusy(true);
    setNoPlace(undefined);
    setFault(undefined);
    try {
      const { from } = await call('GET', '/api/distance', { params: { from: text, to: text } });
      onKnown(from);
    } catch (error) {
      const unknown = unknownPlace(error);
      setNoPlace(unknown);
      if (!unknown) setFault(explain(error, 'That did not work. Please try again.'));
    }
    setBusy(false);
  };
  const ask = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        onKnown({ label: HERE, latitude: toHundredth(coords.latitude), longitude: toHundredth(coords.longitude) }),
      () => setFault('This device did not share its location. Type your city instead.'),
      { maximumAge: 600_000, timeout: 20_000 },
    );
  return (
    <Sheet title="Where are you?" onClose={onClose}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (place.trim()) void find(place.trim());
          else setFault('Enter a city and state, or a ZIP code.');
        }}
        sx={{ display: 'grid', gap: 5 }}
      >
        <Typography sx={{ color: 'text.secondary' }}>
          Your city is enough. We use it to find what is near, and only this device remembers it.
        </Typography>
        {fault && <FormError>{fault}</FormError>}
        <PlaceInput
          id="where"
          label="City or ZIP code"
          value={place}
          onChange={(text, picked) => {
            setPlace(text);
            if (picked) void find(text);
          }}
          suggestions={noPlace?.suggestions}
          field={{ error: noPlace !== undefined, helperText: noPlace?.message }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button type="submit" variant="contained" disabled={busy}>
            Show what is near
          </Button>
          {'geolocation' in navigator && (
            <Button variant="outlined" startIcon={<IconCurrentLocation size={20} />} onClick={ask}>
              Use my location
            </Button>
          )}
        </Box>
      </Box>
    </Sheet>
  );
}

const HERE = 'where you are';

function toHundredth(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

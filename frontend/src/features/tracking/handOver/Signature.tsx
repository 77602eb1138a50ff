import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { lazy } from '../../../kit/ui/lazy';
import { RoadPhotos } from '../RoadPhotos';
import { type Filling, Part } from './Part';

const SignaturePad = lazy(() => import('../SignaturePad'));

/** Who is there and signs or, where nobody is, a photo. */
export function Signature({ title, filled, change, noRoom }: Filling & { title: string }) {
  const isNamed = filled.signerName.trim() !== '';
  return (
    <Part title={title}>
      <TextField
        label="Their name"
        value={filled.signerName}
        onChange={(event) => change({ signerName: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        helperText="If they cannot sign, their name is enough"
      />
      {isNamed && (
        <Suspense fallback={<Box sx={{ height: 206 }} />}>
          <SignaturePad onChange={(signature) => change({ signature })} />
        </Suspense>
      )}
      {!isNamed && (
        <RoadPhotos
          label="Nobody is there: take a photo"
          photos={filled.nobody}
          most={1}
          isFull={noRoom}
          onChange={(nobody) => change({ nobody })}
        />
      )}
      {!isNamed && filled.nobody.length > 0 && (
        <Typography>Nobody is there: the photo stands for a signature.</Typography>
      )}
    </Part>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pad from 'signature_pad';
import { useEffect, useEffectEvent, useRef } from 'react';

/** A signature is kept for years, and printed small. */
const MOST_BYTES = 100_000;
const SMALLER = 0.7;

/** What is drawn as a PNG: as sharp as it can be within what is kept. */
async function pictureOf(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob || blob.size <= MOST_BYTES) return blob ?? undefined;
  const smaller = document.createElement('canvas');
  smaller.width = canvas.width * SMALLER;
  smaller.height = canvas.height * SMALLER;
  smaller.getContext('2d')?.drawImage(canvas, 0, 0, smaller.width, smaller.height);
  return pictureOf(smaller);
}

/** Somebody signs with a finger. Calls back with the picture at each stroke, and with nothing once it is cleared. */
export default function SignaturePad({ onChange }: { onChange: (picture: Blob | undefined) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(undefined);
  const drawn = useEffectEvent(onChange);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    // Dark on white in both color schemes: it is printed, too.
    const made = new Pad(element, { backgroundColor: '#ffffff', penColor: '#14231F' });
    const ratio = Math.max(window.devicePixelRatio, 1);
    element.width = element.offsetWidth * ratio;
    element.height = element.offsetHeight * ratio;
    element.getContext('2d')?.scale(ratio, ratio);
    made.clear();
    made.addEventListener('endStroke', () => {
      const strokes = made.toData().length;
      // Until then, it may have gone on or been cleared.
      void pictureOf(element).then((blob) => made.toData().length === strokes && drawn(blob));
    });
    pad.current = made;
    return () => made.off();
  }, []);
  return (
    <Box>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label="Sign here with a finger"
        sx={{
          display: 'block',
          width: '100%',
          height: 160,
          border: '1px solid',
          borderColor: 'haulway.control',
          borderRadius: '10px',
          touchAction: 'none',
        }}
      />
      <Button
        onClick={() => {
          pad.current?.clear();
          onChange(undefined);
        }}
        sx={{ minHeight: 44, px: 1 }}
      >
        Clear the signature
      </Button>
    </Box>
  );
}

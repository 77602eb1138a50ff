import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';

const LINES = 4;
/** About how many characters fit in four lines on a phone. */
const FITS = 160;

/** Somebody's text, cut to four lines until "Show all" is pressed. @param fits about how many characters they hold */
export function Clamped({ text, fits = FITS }: { text: string; fits?: number }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > fits || text.split('\n').length > LINES;
  return (
    <>
      <Box
        component="span"
        dir="auto"
        sx={{
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          ...(isLong && !isWhole
            ? { display: '-webkit-box', WebkitLineClamp: LINES, WebkitBoxOrient: 'vertical', overflow: 'hidden' }
            : { display: 'block' }),
        }}
      >
        {text}
      </Box>
      {isLong && (
        <Link
          component="button"
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          sx={{ mt: 1 }}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </Link>
      )}
    </>
  );
}

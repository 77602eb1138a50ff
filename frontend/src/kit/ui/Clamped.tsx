import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';

const LINES = 4;
/** About as many characters as four lines of a phone hold. */
const FITS = 160;

/** Somebody's text, shown in four lines until the rest is asked for. */
export function Clamped({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > FITS || text.split('\n').length > LINES;
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

import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { Coming } from '../../kit/ui/Settled';

/** The order in one column: what to do, whom to call, the deal, the item, and things to look up. */
const ORDER = ['act', 'contact', 'deal', 'item', 'more'] as const;

/** A part of the page, by its place in one column. What it shows may still have to be loaded. */
export interface Part {
  /** Its name on this page, which stays the same as it moves. */
  key: string;
  at: (typeof ORDER)[number];
  content: ReactNode;
}

/** Parts as they are chosen: what is not shown is false or missing. */
export type Parts = readonly (Part | false | undefined)[];

const GAP = { xs: 2.5, sm: 6 };

/** One column that no long word makes wider. */
const one = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Two columns; on phones one, in which the parts stand in their own order, also for who goes through them by keyboard. */
export function Columns({ main, aside, oneColumn }: { main: Parts; aside: Parts; oneColumn: boolean }) {
  const column = { ...one, gap: GAP, minWidth: 0 } as const;
  const spaced = { mt: { xs: 2, sm: 6 } };
  if (oneColumn) return <Box sx={{ ...column, ...spaced }}>{inOrder([...main, ...aside]).map(shown)}</Box>;
  return (
    <Box
      sx={{
        ...column,
        ...spaced,
        gridTemplateColumns: 'minmax(0, 1.7fr) minmax(300px, 1fr)',
        alignItems: 'start',
      }}
    >
      <Box sx={column}>{main.map(shown)}</Box>
      <Box sx={column}>{aside.map(shown)}</Box>
    </Box>
  );
}

/** Those that are shown, by their place; of the same place, in the order in which they were given. */
function inOrder(parts: Parts): Part[] {
  const placeOf = ({ at }: Part) => ORDER.indexOf(at);
  return parts.filter((part) => part !== false && part !== undefined).sort((a, b) => placeOf(a) - placeOf(b));
}

const shown = (part: Parts[number]) =>
  part && (
    <Box key={part.key} sx={{ ...one, minWidth: 0, gap: GAP, '&:empty': { display: 'none' } }}>
      <Suspense fallback={<Coming />}>{part.content}</Suspense>
    </Box>
  );

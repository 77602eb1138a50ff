import { money } from '@haulway/frontend/kit/format/money.ts';
import Box from '@mui/material/Box';
import { releasedOf, type Sources, splitOf } from './claimAmounts';

/** Who pays which part of the amount granted, and what is released with it. */
export function Split({ granted, sources }: { granted: number; sources: Sources }) {
  const split = splitOf(granted, sources);
  const lines = [
    ['Already refunded for the delay', split.given],
    ['From escrow', split.escrow],
    ['From the carrier', split.carrier],
    ['From the guarantee fund', split.guarantee],
    ['Released, with our fee', releasedOf(granted, sources)],
  ] as const;
  const shown = lines.filter(([, amount]) => amount > 0);
  if (shown.length === 0) return null;
  return (
    <Box
      component="dl"
      aria-label="Who pays, and who is paid"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content max-content',
        columnGap: 3,
        rowGap: 0.5,
        m: 0,
        mb: 2,
        '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      {shown.map(([label, amount]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{money(amount)}</dd>
        </Box>
      ))}
    </Box>
  );
}

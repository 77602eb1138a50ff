import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { testNumbers } from './sandboxCards';

/** Says that no real money moves, and offers test numbers to fill in. */
export function TestModeRibbon({ onPick }: { onPick: (number: string) => void }) {
  return (
    <Box sx={{ bgcolor: 'haulway.waiting', color: 'haulway.onWaiting', borderRadius: '10px', p: 4 }}>
      <Typography sx={{ fontWeight: 700 }}>Test mode: no real money moves</Typography>
      <Typography variant="body2">
        Only these and Stripe's other published test numbers work. Any future date and any CVC will do.
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 2,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 3,
          rowGap: 1,
          alignItems: 'baseline',
        }}
      >
        {testNumbers.map((entry) => (
          <Box
            component="li"
            key={entry.number}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'subgrid',
              gridColumn: 'span 2',
              alignItems: 'baseline',
              fontSize: 14,
            }}
          >
            <Button
              size="small"
              color="inherit"
              className="tabular"
              onClick={() => onPick(entry.number)}
              aria-label={`Use ${entry.number}`}
              sx={{ px: 1, whiteSpace: 'nowrap', textDecoration: 'underline', textUnderlineOffset: 3 }}
            >
              {entry.number}
            </Button>
            {entry.does}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

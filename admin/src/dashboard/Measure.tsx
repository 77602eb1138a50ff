import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useCreatePath } from 'react-admin';
import { type MeasureProps, shown, type Target } from './measures';

/** A number, its value in the previous period, and links to the lists behind both. */
export function Measure({ label, value, to, before, toBefore, unit, isTrouble = false }: MeasureProps) {
  const createPath = useCreatePath();
  const address = ({ resource, filter }: Target) => ({
    pathname: createPath({ resource, type: 'list' }),
    search: `?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`,
  });
  const [now, then] = [shown(value, unit), shown(before ?? null, unit)];
  const looks = {
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { textDecoration: 'underline' },
  } as const;
  return (
    <Box>
      <Link
        to={address(to)}
        aria-label={`${label}: ${now}. Open the list`}
        sx={{
          ...looks,
          display: 'block',
          // Six figures and cents in half of a phone.
          fontSize: { xs: 'clamp(18px, 5.6vw, 24px)', sm: 24 },
          whiteSpace: 'nowrap',
          fontWeight: 700,
          lineHeight: 1.25,
          color: isTrouble && value ? 'error.main' : 'text.primary',
        }}
      >
        {now}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      {toBefore ? (
        <Link
          to={address(toBefore)}
          aria-label={`${label} before: ${then}. Open the list`}
          sx={{ ...looks, display: 'inline-block', fontSize: 13, lineHeight: '24px', color: 'text.secondary' }}
        >
          {then} before
        </Link>
      ) : null}
    </Box>
  );
}

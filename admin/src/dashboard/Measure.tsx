import { money } from '@haulway/frontend/kit/format/money.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useCreatePath } from 'react-admin';

/** A list that a number leads to, filtered as the number counts. */
export interface Target {
  resource: string;
  filter?: Record<string, unknown>;
}

export interface MeasureProps {
  label: string;
  value: number | null;
  /** The same of the period before. */
  before?: number | null;
  unit?: 'money' | 'percent' | 'hours';
  to?: Target;
  /** Stands out unless it is nothing. */
  isTrouble?: boolean;
}

/** A number, how it was in the period before, and the list behind it. */
export function Measure({ label, value, before, unit, to, isTrouble = false }: MeasureProps) {
  const createPath = useCreatePath();
  const text = shown(value, unit);
  const looks = {
    display: 'block',
    fontSize: 24,
    fontWeight: 700,
    lineHeight: 1.25,
    textDecoration: 'none',
    color: isTrouble && value ? 'error.main' : 'text.primary',
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { textDecoration: to ? 'underline' : 'none' },
  } as const;
  return (
    <Box>
      {to ? (
        <Link to={{ pathname: createPath({ resource: to.resource, type: 'list' }), search: `?${new URLSearchParams({ filter: JSON.stringify(to.filter ?? {}) }).toString()}` }} aria-label={`${label}: ${text}. Open the list`} sx={looks}>
          {text}
        </Link>
      ) : (
        <Typography component="span" sx={looks}>
          {text}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      {before === undefined ? null : (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {shown(before, unit)} before
        </Typography>
      )}
    </Box>
  );
}

function shown(value: number | null, unit: MeasureProps['unit']): string {
  if (value === null) return '-';
  if (unit === 'money') return money(value);
  const number = value.toLocaleString('en-US', { maximumFractionDigits: 1 });
  if (unit === 'percent') return `${number} %`;
  return unit === 'hours' ? `${number} h` : number;
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { money } from '../format/money';
import { displayFont } from '../theme/theme';

interface Props {
  /** Dollars. */
  amount: number;
  /** A short line below the price. */
  note?: string;
  /** `narrow`: small, and smaller still on a phone. */
  size?: 'narrow' | 'small' | 'large';
}

/** A price as the most prominent thing on its card: tabular numerals, with the cents smaller and raised. */
export function PricePlate({ amount, note, size = 'large' }: Props) {
  const text = money(amount);
  const [dollars, cents] = text.split('.');
  const height = size === 'large' ? 36 : size === 'small' ? 22 : { xs: 17, sm: 22 };
  return (
    <Box sx={{ display: { xs: 'flex', sm: 'block' }, flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
      <Box
        component="span"
        className="tabular"
        sx={{
          fontFamily: displayFont,
          fontWeight: 800,
          fontSize: height,
          lineHeight: 1.1,
          letterSpacing: '-0.02em',
          whiteSpace: 'nowrap',
        }}
      >
        {dollars}
        <Box component="span" sx={{ fontSize: '0.55em', verticalAlign: '0.55em', letterSpacing: 0 }}>
          .{cents}
        </Box>
      </Box>
      {note && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

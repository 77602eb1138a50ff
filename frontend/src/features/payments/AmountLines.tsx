import Box from '@mui/material/Box';
import type { ProtectionPlan, Quote } from '../../kit/api/types';
import { money } from '../../kit/format/money';
import { displayFont } from '../../kit/theme/theme';
import { chargeOf } from './paymentWords';

interface Props {
  quote: Quote;
  plan: ProtectionPlan | undefined;
  /** The server's figure, once there is one. */
  total: number | undefined;
}

/** What the card pays, line by line. */
export function AmountLines({ quote, plan, total }: Props) {
  const { protection, total: reckoned } = chargeOf(quote.amount, plan);
  return (
    <Box
      component="dl"
      className="tabular"
      sx={{ m: 0, '& > div': { display: 'flex', justifyContent: 'space-between', gap: 4, py: 1.5 }, '& dd': { m: 0 } }}
    >
      <div>
        <dt>Quote</dt>
        <dd>{money(quote.amount)}</dd>
      </div>
      {protection > 0 && (
        <div>
          <dt>{plan?.label ?? 'Protection'}</dt>
          <dd>{money(protection)}</dd>
        </div>
      )}
      <Box
        sx={{
          borderTop: '2px solid',
          borderColor: 'text.primary',
          mt: 1,
          fontFamily: displayFont,
          fontWeight: 800,
          fontSize: 22,
        }}
      >
        <dt>Total</dt>
        <dd>{money(total ?? reckoned)}</dd>
      </Box>
    </Box>
  );
}

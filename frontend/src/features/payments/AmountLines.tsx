import Box from '@mui/material/Box';
import type { ProtectionPlan, Quote } from '../../kit/api/types';
import { money, protectionPrice } from '../../kit/format/money';
import { displayFont } from '../../kit/theme/theme';

interface Props {
  quote: Quote;
  plan: ProtectionPlan | undefined;
  /** The server's own figure, once there is one. */
  total: number | undefined;
}

/** What the card pays, line by line. */
export function AmountLines({ quote, plan, total }: Props) {
  const protection = plan ? protectionPrice(quote.amount, plan) : 0;
  return (
    <Box component="dl" className="tabular" sx={{ m: 0, '& > div': { display: 'flex', justifyContent: 'space-between', gap: 4, py: 1.5 }, '& dd': { m: 0 } }}>
      <div>
        <dt>Quote</dt>
        <dd>{money(quote.amount)}</dd>
      </div>
      <div>
        <dt>{plan?.label ?? 'Protection'}</dt>
        <dd>{protection === 0 ? 'Free' : money(protection)}</dd>
      </div>
      <Box sx={{ borderTop: '2px solid', borderColor: 'text.primary', mt: 1, fontFamily: displayFont, fontWeight: 800, fontSize: 22 }}>
        <dt>Total</dt>
        <dd>{money(total ?? quote.amount + protection)}</dd>
      </Box>
    </Box>
  );
}

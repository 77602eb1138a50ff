import Typography from '@mui/material/Typography';
import type { ChangeOrder, Quote } from '../../kit/api/types';
import { openChangeWords } from './openChange';

/** At the pickup: what of the deal is still open, or what going on ends. */
export default function OpenChangeNote({
  change,
  quote,
  say,
}: {
  change: ChangeOrder;
  quote: Quote;
  say: 'line' | 'ends';
}) {
  const words = openChangeWords(change, quote);
  return words ? <Typography sx={{ mb: say === 'line' ? 4 : 0, fontWeight: 600 }}>{words[say]}</Typography> : null;
}

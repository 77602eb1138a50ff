import Typography from '@mui/material/Typography';
import type { Quote, Shipment } from '../../kit/api/types';
import { money } from '../../kit/format/money';
import { FoldPanel } from '../../kit/ui/FoldPanel';

/** The owner's code: given to the carrier at the door, it confirms the delivery. */
export function ReleaseCode({ shipment, quote }: { shipment: Shipment; quote: Quote }) {
  const { releaseCode } = shipment;
  if (!releaseCode) return null;
  return (
    <FoldPanel title="Release code">
      <Typography
        sx={{ fontSize: 34, fontWeight: 800, letterSpacing: '.18em', fontVariantNumeric: 'tabular-nums' }}
        aria-label={`Release code ${[...releaseCode].join(' ')}`}
      >
        {releaseCode}
      </Typography>
      <Typography sx={{ mt: 2 }}>
        Give it to the carrier once you have inspected the item. It confirms the delivery and releases{' '}
        {money(quote.amount)}. You can still make a claim for {quote.agreed?.claimWindowHours ?? 48} hours.
      </Typography>
    </FoldPanel>
  );
}

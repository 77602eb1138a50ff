import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shortMoney } from '../../kit/format/money';
import { placeInRange, shareOfRange } from './range';
import { usePriceComparisons } from './pricing';

/**
 * What a shipment's usual service typically costs, and where an amount falls in that range; nothing while there are no
 * estimates.
 */
export function TypicalPrice({ shipmentId, amount }: { shipmentId: string; amount?: number }) {
  const { data } = usePriceComparisons(shipmentId);
  const usual = data?.find((estimate) => estimate.usual);
  if (!usual) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="body2" className="tabular" sx={{ color: 'text.secondary' }}>
        Typically {shortMoney(usual.low)} to {shortMoney(usual.high)}
        {amount !== undefined && `: ${placeInRange(amount, usual)}`}
      </Typography>
      {amount !== undefined && (
        <Box
          aria-hidden
          sx={{ position: 'relative', mt: 2, height: 6, maxWidth: 320, borderRadius: '3px', bgcolor: 'haulway.soft' }}
        >
          <Box
            sx={{
              position: 'absolute',
              top: -3,
              left: `${shareOfRange(amount, usual) * 100}%`,
              width: 12,
              height: 12,
              ml: '-6px',
              borderRadius: '50%',
              bgcolor: 'primary.main',
              border: '2px solid',
              borderColor: 'background.paper',
            }}
          />
        </Box>
      )}
    </Box>
  );
}

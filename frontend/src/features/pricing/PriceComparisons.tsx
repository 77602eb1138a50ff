import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconRefresh } from '@tabler/icons-react';
import { explain } from '../../kit/api/errors';
import { money } from '../../kit/format/money';
import { count } from '../../kit/format/words';
import { useOneColumn } from '../../kit/ui/FoldPanel';
import { Panel } from '../../kit/ui/Panel';
import { ErrorState } from '../../kit/ui/States';
import { Waiting } from '../../kit/ui/Waiting';
import { toast } from '../../kit/ui/toasts';
import { EstimateList } from './EstimateList';
import { usePriceComparisons, useRefreshPrices } from './pricing';

/**
 * The estimated prices of a shipment, refreshed on demand. The rows are folded in one column, and once a price is
 * agreed on.
 */
export function PriceComparisons({ shipmentId, isBooked }: { shipmentId: string; isBooked: boolean }) {
  const isFolded = useOneColumn() || isBooked;
  const { data, isPending, isError, error, refetch } = usePriceComparisons(shipmentId);
  const refresh = useRefreshPrices(shipmentId);
  const onRefresh = () =>
    refresh.mutate(undefined, {
      onError: (failure) =>
        toast({
          title: 'Error',
          description: explain(failure, 'Prices could not be refreshed. Please try again.'),
          variant: 'destructive',
        }),
    });
  return (
    <Panel
      title="Price comparisons"
      actions={
        <Button
          variant="outlined"
          size="small"
          startIcon={<IconRefresh size={18} />}
          sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
          disabled={refresh.isPending}
          onClick={onRefresh}
        >
          {refresh.isPending ? 'Refreshing...' : 'Refresh Prices'}
        </Button>
      }
    >
      {refresh.isPending && <Waiting label="Calculating prices..." inline />}
      {isPending && <Skeleton variant="rounded" height={120} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          No price comparisons available yet. Use Refresh Prices to calculate them.
        </Typography>
      )}
      {data && data.length > 0 && (
        <Box aria-busy={refresh.isPending} sx={{ opacity: refresh.isPending ? 0.5 : 1 }}>
          {isFolded ? (
            <details>
              <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32 }}>
                {rangeOf(data)}
              </Box>
              <EstimateList estimates={data} withCurrency />
            </details>
          ) : (
            <EstimateList estimates={data} withCurrency />
          )}
        </Box>
      )}
    </Panel>
  );
}

/** "5 prices, $962.00 to $1,811.00". */
function rangeOf(estimates: readonly { estimatedCost: number }[]): string {
  const prices = estimates.map(({ estimatedCost }) => estimatedCost);
  return `${count(prices.length, 'price')}, ${money(Math.min(...prices))} to ${money(Math.max(...prices))}`;
}

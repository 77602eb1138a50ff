import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { TripLoad } from '../../kit/api/types';
import { calendarDate } from '../../kit/format/dates';
import { categoryLabel } from '../../kit/format/labels';
import { shortMoney } from '../../kit/format/money';
import { deliveryAsked, pickupAsked } from '../../kit/format/windows';
import { Tag } from '../../kit/ui/StatusBadge';
import { keptWords } from './recommended';
import { isPriced } from './trips';

const WARNINGS: Record<TripLoad['warnings'][number], string> = {
  no_dates: 'No dates given',
  no_weight: 'No weight given',
  no_dimensions: 'No dimensions given',
  no_price: 'No budget given',
};

interface Props {
  load: TripLoad;
  onQuote?: (() => void) | undefined;
  onHide: () => void;
  isHiding: boolean;
}

/** A load along a trip: the miles it adds, what it leaves, and when it is picked up. */
export function TripLoadCard({ load, onQuote, onHide, isHiding }: Props) {
  const pickup = pickupAsked(load);
  const delivery = deliveryAsked(load);
  return (
    <Box
      component="article"
      aria-label={load.title}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto' },
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '14px',
        p: { xs: 4, sm: 5 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
          <Added miles={load.addedMiles} />
          <Tag>{categoryLabel(load.category ?? 'other')}</Tag>
        </Box>
        <Typography
          variant="h3"
          component={Link}
          to={`/shipments/${load.id}`}
          sx={{ color: 'text.primary', display: 'inline-block', py: { xs: 2, sm: 0 } }}
        >
          {load.title}
        </Typography>
        <Typography>
          {load.pickupLocation} to {load.deliveryLocation},{' '}
          <span className="tabular">{load.distanceMiles.toLocaleString('en-US')} mi</span>
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          You can be there {calendarDate(load.reachOn)}
          {pickup && `. Pickup ${pickup}`}
          {delivery && `. Delivery ${delivery}`}.
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {[
            load.weight === null ? undefined : `${load.weight.toLocaleString('en-US')} lbs`,
            load.dimensions ? `${load.dimensions} ft` : undefined,
            ...load.warnings.map((warning) => WARNINGS[warning]),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: { xs: 'center', sm: 'flex-end' },
          gap: 3,
          textAlign: { sm: 'right' },
        }}
      >
        <Left load={load} />
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button variant="text" onClick={onHide} disabled={isHiding}>
            Hide
          </Button>
          {onQuote && (
            <Button variant="contained" onClick={onQuote}>
              Quote
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** How far it leads out of the way. */
function Added({ miles }: { miles: number }) {
  return (
    <Box
      component="span"
      className="tabular"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        px: 2,
        height: 26,
        borderRadius: '6px',
        fontSize: 14,
        fontWeight: 700,
        bgcolor: 'haulway.plate',
        color: 'haulway.onPlate',
      }}
    >
      {miles === 0 ? 'On your way' : `+${miles} mi`}
    </Box>
  );
}

function Left({ load }: { load: TripLoad }) {
  if (!isPriced(load)) return <Typography sx={{ color: 'text.secondary' }}>Name your price</Typography>;
  const detour = Math.round(load.detourCost);
  return (
    <Box sx={{ maxWidth: 260 }}>
      <Typography className="tabular" sx={{ fontWeight: 700, fontSize: 18 }}>
        {keptWords(load.net)}
      </Typography>
      <Typography variant="body2" className="tabular" sx={{ color: 'text.secondary' }}>
        {load.payBasis === 'budget' ? 'Budget' : 'Typically'} {shortMoney(Math.round(load.pay))}, after the fee
        {detour > 0 && ` and ${shortMoney(detour)} for the detour`}
        {load.bookNowPrice !== null && `. Book now: ${shortMoney(load.bookNowPrice)}`}
      </Typography>
    </Box>
  );
}

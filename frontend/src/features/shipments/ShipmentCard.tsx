import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Shipment } from '../../kit/api/types';
import { longDay } from '../../kit/format/dates';
import { pickupAsked } from '../../kit/format/windows';
import { categoryLabel } from '../../kit/format/labels';
import { shortMoney } from '../../kit/format/money';
import { isListed, usualWords } from '../../kit/format/shipments';
import { count } from '../../kit/format/words';
import { PricePlate } from '../../kit/ui/PricePlate';
import { RouteStrip } from '../../kit/ui/RouteStrip';
import { StatusBadge, Tag } from '../../kit/ui/StatusBadge';
import type { AddedMiles } from './addedMiles';
import { AddedMilesTag } from './AddedMilesTag';
import { ShipmentPhoto } from './ShipmentPhoto';

interface Props {
  shipment: Shipment;
  /** The viewer listed this shipment. */
  isOwner: boolean;
  /** What it adds to a trip of the reader's. */
  added?: AddedMiles | undefined;
  /** Opens the quote form; missing if quoting makes no sense. */
  onQuote?: ((shipment: Shipment) => void) | undefined;
}

/** A shipment in a list. */
export function ShipmentCard({ shipment, isOwner, added, onQuote }: Props) {
  return (
    <Box
      component="article"
      aria-label={shipment.title}
      sx={{
        display: 'grid',
        gap: { xs: 4, sm: 6 },
        gridTemplateColumns: {
          xs: '104px minmax(0, 1fr)',
          sm: '176px minmax(0, 1fr)',
          md: '208px minmax(0, 1fr) 190px',
        },
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '14px',
        p: { xs: 4, sm: 5 },
      }}
    >
      <Box sx={{ position: 'relative', alignSelf: 'start' }}>
        <ShipmentPhoto photos={shipment.photos} category={shipment.category ?? 'other'} title={shipment.title} />
        <AddedMilesTag added={added} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
          <Tag>{categoryLabel(shipment.category ?? 'other')}</Tag>
          <StatusBadge status={shipment.status} />
        </Box>
        <Typography variant="h3" component="h2">
          {shipment.title}
        </Typography>
        {shipment.description && (
          <Typography
            sx={{
              color: 'text.secondary',
              mt: 2,
              display: { xs: 'none', sm: '-webkit-box' },
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
            }}
          >
            {shipment.description}
          </Typography>
        )}
      </Box>
      <PriceAndActs shipment={shipment} onQuote={isOwner ? undefined : onQuote} />
      <Way shipment={shipment} />
    </Box>
  );
}

/** What it pays, and what can be done with it. */
function PriceAndActs({ shipment, onQuote }: Pick<Props, 'shipment' | 'onQuote'>) {
  return (
    <Box
      sx={{
        gridColumn: { xs: '1 / -1', md: '3' },
        gridRow: { md: '1 / span 2' },
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        flexWrap: 'wrap',
        gap: 3,
        alignItems: { xs: 'center', md: 'flex-end' },
        justifyContent: 'space-between',
        textAlign: { md: 'right' },
        order: { xs: 3, md: 0 },
      }}
    >
      {shipment.budget === null ? (
        <Typography sx={{ color: 'text.secondary' }}>No budget given</Typography>
      ) : (
        <PricePlate
          amount={shipment.budget}
          note={shipment.quoteCount > 0 ? `budget, ${count(shipment.quoteCount, 'quote')}` : 'budget'}
          size="small"
        />
      )}
      {shipment.bookNowPrice !== null && (
        <Typography className="tabular" variant="body2">
          Book now <strong>{shortMoney(shipment.bookNowPrice)}</strong>
          <Box component="span" sx={{ display: { md: 'block' }, color: 'text.secondary' }}>
            {' '}
            {usualWords(shipment.bookNowPrice, shipment.typical)}
          </Box>
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexDirection: { xs: 'row', md: 'column' }, gap: 2 }}>
        {isListed(shipment) && onQuote && (
          <Button variant="contained" onClick={() => onQuote(shipment)}>
            Submit Quote
          </Button>
        )}
        <Button component={Link} to={`/shipments/${shipment.id}`} variant="outlined">
          View Details
        </Button>
      </Box>
    </Box>
  );
}

/** From where to where, how heavy, and when. */
function Way({ shipment }: Pick<Props, 'shipment'>) {
  return (
    <Box sx={{ gridColumn: { xs: '1 / -1', md: '1 / 3' } }}>
      <RouteStrip
        from={shipment.pickupLocation}
        to={shipment.deliveryLocation}
        status={shipment.status}
        miles={shipment.distanceMiles}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, mt: 1.5, fontSize: 14 }}>
        <span>From: {shipment.pickupLocation}</span>
        <Box component="span" sx={{ textAlign: 'right' }}>
          To: {shipment.deliveryLocation}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 5,
          rowGap: 1,
          mt: 2,
          fontSize: 14,
          color: 'text.secondary',
        }}
      >
        {shipment.weight !== null && <span>{shipment.weight.toLocaleString('en-US')} lbs</span>}
        {shipment.pickupDate && <span>Pickup {pickupAsked(shipment)}</span>}
        <span>Listed {longDay(shipment.createdAt)}</span>
      </Box>
    </Box>
  );
}

/** A placeholder card while the list loads. */
export function ShipmentCardSkeleton() {
  return (
    <Box
      data-testid="shipment-skeleton"
      aria-hidden
      sx={{
        display: 'grid',
        gap: 5,
        gridTemplateColumns: { xs: '104px 1fr', sm: '176px 1fr' },
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '14px',
        p: 5,
      }}
    >
      <Box sx={{ ...bar, aspectRatio: '4 / 3' }} />
      <Box>
        <Box sx={{ ...bar, height: 26, width: '40%' }} />
        <Box sx={{ ...bar, height: 28, width: '75%', mt: 3 }} />
        <Box sx={{ ...bar, height: 20, width: '95%', mt: 3 }} />
      </Box>
      <Box sx={{ ...bar, gridColumn: '1 / -1', height: 40 }} />
    </Box>
  );
}

const bar = { bgcolor: 'haulway.neutral', borderRadius: '10px' } as const;

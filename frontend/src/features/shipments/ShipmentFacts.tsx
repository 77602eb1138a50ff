import Typography from '@mui/material/Typography';
import type { Shipment } from '../../kit/api/types';
import { longDay } from '../../kit/format/dates';
import { hasPlaces, isDraft } from '../../kit/format/shipments';
import { deliveryAsked, pickupAsked } from '../../kit/format/windows';
import { count, maskedText } from '../../kit/format/words';
import { Clamped } from '../../kit/ui/Clamped';
import { FoldPanel } from '../../kit/ui/FoldPanel';
import { Facts } from '../../kit/ui/Panel';

/** Everything the shipper said about the item; shippers themselves also see what others do not see yet. */
export function ShipmentFacts({ shipment, isOwner }: { shipment: Shipment; isOwner: boolean }) {
  const hidden = isOwner ? maskedText(shipment.masked, 'The carrier') : undefined;
  return (
    <FoldPanel title="Details" open={!isOwner}>
      <Typography component="div" sx={{ mb: hidden ? 2 : 5, maxWidth: '68ch' }}>
        <Clamped text={shipment.description ?? 'No description given.'} />
      </Typography>
      {hidden && (
        <Typography variant="body2" sx={{ mb: 5, maxWidth: '68ch', color: 'text.secondary' }}>
          {hidden}
        </Typography>
      )}
      <Facts
        narrow={2}
        facts={[
          { label: 'Pickup location', value: shipment.pickupLocation || 'Not given' },
          { label: 'Delivery location', value: shipment.deliveryLocation || 'Not given' },
          {
            label: 'Weight',
            value:
              shipment.weight === null
                ? 'Not given'
                : `${shipment.weight.toLocaleString('en-US')} lbs (${Math.round(shipment.weight * 0.45359237).toLocaleString('en-US')} kg)`,
          },
          { label: 'Dimensions', value: shipment.dimensions ? `${shipment.dimensions} ft` : 'Not given' },
          { label: 'Pickup', value: capital(pickupAsked(shipment) ?? 'flexible') },
          { label: 'Delivery', value: capital(deliveryAsked(shipment) ?? 'no day given') },
          {
            label: 'Distance',
            value: !hasPlaces(shipment) ? 'Not known' : count(Math.round(shipment.distanceMiles), 'mile'),
          },
          { label: isDraft(shipment) ? 'Begun' : 'Listed', value: longDay(shipment.createdAt) },
        ]}
      />
    </FoldPanel>
  );
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import type { Shipment } from '../../kit/api/types';
import { longDay } from '../../kit/format/dates';
import { accessWords } from '../../kit/format/access';
import { maskedIn } from '../../kit/format/photos';
import { money } from '../../kit/format/money';
import { hasArrived, hasPlaces, isCancelled, isDraft } from '../../kit/format/shipments';
import { deliveryAsked, pickupAsked } from '../../kit/format/windows';
import { maskedText } from '../../kit/format/masked';
import { count, dialed } from '../../kit/format/words';
import { Clamped } from '../../kit/ui/Clamped';
import { FoldPanel } from '../../kit/ui/FoldPanel';
import { lazy } from '../../kit/ui/lazy';
import { Details } from '../../kit/ui/Panel';

const ItemList = lazy(() => import('../../kit/ui/ItemList'));

/** Everything the shipper said about the item. The shipper also sees what is still hidden from others. */
export function ShipmentDetails({
  shipment,
  isOwner,
  hasJobSheet,
  isBooked,
  children,
}: {
  shipment: Shipment;
  isOwner: boolean;
  /** The reader's job sheet lists the items. */
  hasJobSheet: boolean;
  /** The head of the page says what was agreed in place of the budget. */
  isBooked: boolean;
  children: ReactNode;
}) {
  const hidden = isOwner
    ? maskedText(maskedIn(shipment), 'The carrier', isCancelled(shipment) || hasArrived(shipment))
    : undefined;
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
      {!hasJobSheet && shipment.items && shipment.items.length > 0 && (
        <Suspense fallback={null}>
          <ItemList items={shipment.items} />
        </Suspense>
      )}
      <Details
        narrow={2}
        details={[
          { label: 'Pickup location', value: shipment.pickupLocation || 'Not given' },
          { label: 'Delivery location', value: shipment.deliveryLocation || 'Not given' },
          {
            label: 'Weight',
            value:
              shipment.weight === null
                ? 'Not given'
                : `${shipment.weight.toLocaleString('en-US')} lbs (${Math.round(shipment.weight * 0.45359237).toLocaleString('en-US')} kg)`,
          },
          {
            label: shipment.itemCount > 0 ? 'Largest item' : 'Dimensions',
            value: shipment.dimensions ? `${shipment.dimensions} ft` : 'Not given',
          },
          { label: 'Pickup', value: capital(pickupAsked(shipment) ?? 'flexible') },
          { label: 'Delivery', value: capital(deliveryAsked(shipment) ?? 'no day given') },
          {
            label: 'Distance',
            value: !hasPlaces(shipment) ? 'Not known' : count(Math.round(shipment.distanceMiles), 'mile'),
          },
          ...(isBooked && shipment.budget !== null ? [{ label: 'Budget', value: money(shipment.budget) }] : []),
          ...further(shipment),
          { label: isDraft(shipment) ? 'Started' : 'Listed', value: longDay(shipment.createdAt) },
        ]}
      />
      {children}
    </FoldPanel>
  );
}

interface Fact {
  label: string;
  value: ReactNode;
}

/** Further details. Streets and contacts come with the shipment only for those who may see them. */
function further(shipment: Shipment): Fact[] {
  const said = (label: string, value: string | null | undefined): Fact[] =>
    value ? [{ label, value: capital(value) }] : [];
  const { runs, declaredValue } = shipment;
  return [
    ...said('Access at pickup', accessWords(shipment.pickupAccess)),
    ...said('Access at delivery', accessWords(shipment.deliveryAccess)),
    ...said('Runs', runs === null ? null : runs ? 'Yes' : 'No'),
    ...said('Declared value', declaredValue === null ? null : money(declaredValue)),
    ...said('Street at pickup', shipment.pickupAddress),
    ...said('Street at delivery', shipment.deliveryAddress),
    ...contact('Contact at pickup', shipment.pickupContact),
    ...contact('Contact at delivery', shipment.deliveryContact),
  ];
}

function contact(label: string, person: Shipment['pickupContact']): Fact[] {
  if (!person) return [];
  const { name, phone } = person;
  return [
    {
      label,
      value: (
        <>
          {name}
          {name && phone && ', '}
          {phone && <MuiLink href={`tel:${dialed(phone)}`}>{phone}</MuiLink>}
        </>
      ),
    },
  ];
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconMap2, IconNavigation, IconPhone } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useConfig } from '../../kit/api/config';
import type { JobQuote, Shipment } from '../../kit/api/types';
import { accessWords } from '../../kit/format/access';
import { deadlineThere } from '../../kit/format/dates';
import { money, payoutOf } from '../../kit/format/money';
import { hasStreet, perMile } from '../../kit/format/shipments';
import { waitingWords } from '../../kit/format/waiting';
import { hoursWords } from '../../kit/format/windows';
import { lazy } from '../../kit/ui/lazy';
import { Details } from '../../kit/ui/Panel';
import { isHeld } from './jobStage';
import { addressOf, contactOf, dayOf, geoLink, mapsLink, toBring } from './jobSheet';

// Most jobs are one thing.
const ItemList = lazy(() => import('../../kit/ui/ItemList'));

interface Props {
  shipment: Shipment;
  quote: JobQuote;
  /** The end of the route that comes next. */
  end: 'pickup' | 'delivery';
  /** Until when it has to be picked up, where nothing else on the page says so. */
  dueAt?: string | null | undefined;
}

/**
 * What a driver looks up next to the truck: which day, where, whom to call, what to bring, what it pays. For one thumb,
 * in the sun.
 */
export function JobSheet({ shipment, quote, end, dueAt }: Props) {
  const config = useConfig();
  const place = placeOf(shipment, quote, end);
  const fee = quote.agreed?.platformFeePercent ?? config?.platformFeePercent;
  const { amount } = quote;
  const contact = contactOf(place.contact);
  const item = [
    shipment.weight !== null && `${shipment.weight.toLocaleString('en-US')} lbs`,
    shipment.dimensions && `${shipment.itemCount > 0 ? 'the largest ' : ''}${shipment.dimensions}\u00a0ft`,
  ].filter(Boolean);
  return (
    <Box
      component="section"
      aria-labelledby="job-sheet"
      sx={{
        bgcolor: 'background.paper',
        border: '2px solid',
        borderColor: 'text.primary',
        borderRadius: '14px',
        p: { xs: 4, sm: 6 },
        display: 'grid',
        gap: 4,
        // No secondary text color here: contrast is 7:1 in both schemes.
        '& dt': { color: 'text.primary' },
      }}
    >
      <Box>
        <Typography variant="h2" id="job-sheet">
          {end === 'pickup' ? 'Pick up' : 'Deliver'} {place.day}
        </Typography>
        {place.hours && <Typography sx={{ mt: 1, fontWeight: 600 }}>{place.hours}</Typography>}
        {dueAt && <Typography sx={{ mt: 1 }}>No later than {deadlineThere(dueAt)}, or you lose the job.</Typography>}
      </Box>
      <Box>
        <Typography sx={{ fontSize: 18, fontWeight: 700, overflowWrap: 'anywhere' }}>{place.address}</Typography>
        {isHeld(quote) ? (
          !place.isExact && (
            <Typography>No street address yet. Ask the shipper to add it before you set off.</Typography>
          )
        ) : (
          <Typography>
            <strong>Not paid yet. Do not pick up.</strong> The street address shows here once the payment is in escrow.
          </Typography>
        )}
        {contact && <Typography sx={{ overflowWrap: 'anywhere' }}>{contact.text}</Typography>}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          '& > .MuiButton-root': { flex: '1 1 120px', px: 2, whiteSpace: 'nowrap' },
          // On a phone the way there has a line of its own.
          '& > .MuiButton-root:first-of-type': { flexBasis: { xs: '100%', sm: 120 } },
        }}
      >
        <Button
          variant={isHeld(quote) ? 'contained' : 'outlined'}
          component="a"
          href={mapsLink(place.address)}
          target="_blank"
          rel="noreferrer"
          startIcon={<IconNavigation size={20} />}
        >
          Navigate
        </Button>
        <Button
          variant="outlined"
          component="a"
          href={geoLink(place.address)}
          startIcon={<IconMap2 size={20} />}
          sx={{ '@media (pointer: fine)': { display: 'none' } }}
        >
          Other map
        </Button>
        {contact?.phone && (
          <Button variant="outlined" component="a" href={`tel:${contact.phone}`} startIcon={<IconPhone size={20} />}>
            Call
          </Button>
        )}
      </Box>
      {shipment.items && shipment.items.length > 0 && (
        <Suspense fallback={null}>
          <ItemList items={shipment.items} />
        </Suspense>
      )}
      <Details
        narrow={2}
        details={[
          {
            label: shipment.itemCount > 0 ? 'In all' : 'The item',
            value: item.length > 0 ? item.join(', ') : 'Weight and size not given',
          },
          ...(place.access ? [{ label: 'Access', value: place.access }] : []),
          ...(shipment.runs === null ? [] : [{ label: 'Runs', value: shipment.runs ? 'Yes' : 'No' }]),
          ...(end === 'pickup'
            ? [
                { label: 'Bring', value: toBring(shipment) },
                { label: 'Then deliver', value: `${dayOf(quote, 'delivery')}, ${shipment.deliveryLocation}` },
              ]
            : []),
          ...(quote.waitingPrice ? [{ label: 'Waiting', value: waitingWords(quote) }] : []),
          ...(amount === undefined ? [] : paid(amount, fee, perMile(amount, shipment))),
        ]}
      />
    </Box>
  );
}

/** What a carrier gets; a driver is not told. */
function paid(amount: number, fee: number | undefined, aMile: string | undefined) {
  return [
    { label: 'Agreed price', value: `${money(amount)}${aMile ? `, ${aMile}\u00a0a\u00a0mile` : ''}` },
    ...(fee === undefined
      ? []
      : [{ label: 'You receive', value: <strong>{money(payoutOf(amount, fee).payout)}</strong> }]),
  ];
}

function placeOf(shipment: Shipment, quote: JobQuote, end: Props['end']) {
  if (end === 'pickup') {
    return {
      day: dayOf(quote, end),
      hours: quote.pickupDayHours
        ? hoursWords(quote.pickupDayHours)
        : shipment.pickupHours && hoursWords(shipment.pickupHours),
      address: addressOf(shipment.pickupAddress, shipment.pickupLocation),
      access: accessWords(shipment.pickupAccess),
      isExact: hasStreet(shipment, end),
      contact: shipment.pickupContact,
    };
  }
  return {
    day: dayOf(quote, end),
    hours: shipment.deliveryHours && hoursWords(shipment.deliveryHours),
    address: addressOf(shipment.deliveryAddress, shipment.deliveryLocation),
    access: accessWords(shipment.deliveryAccess),
    isExact: hasStreet(shipment, end),
    contact: shipment.deliveryContact,
  };
}

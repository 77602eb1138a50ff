import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { money, payoutOf } from '../../kit/format/money';
import type { Job, KeptAct } from '../../kit/road/store';
import { addressOf, dayOf, isToday } from './jobSheet';
import { isDisputed, isHeld, stageHere } from './jobStage';

/** One job in the list: what is next, on which day, and where. */
export function JobCard({ job: { shipment, quote }, acts }: { job: Job; acts: readonly KeptAct[] }) {
  const own = acts.filter(({ shipmentId }) => shipmentId === shipment.id);
  const stage = stageHere(quote, shipment.next, own);
  const end = stage === 'pickup' ? 'pickup' : 'delivery';
  const { amount, agreed } = quote;
  const waits = own.some(({ state }) => state === 'waiting');
  const refused = own.some(({ state }) => state === 'refused');
  return (
    <Box
      component={Link}
      to={`/jobs/${shipment.id}`}
      sx={{
        display: 'grid',
        gap: 1,
        p: 4,
        minHeight: 96,
        color: 'text.primary',
        textDecoration: 'none',
        bgcolor: 'background.paper',
        border: '2px solid',
        borderColor: 'text.primary',
        borderRadius: '14px',
        overflowWrap: 'anywhere',
        '&:hover': { bgcolor: 'haulway.soft' },
      }}
    >
      <Typography variant="h3" component="h2">
        {stage === undefined ? 'Delivered' : `${end === 'pickup' ? 'Pick up' : 'Deliver'} ${dayOf(quote, end)}`}
      </Typography>
      {stage && isToday(quote, end) && <Typography sx={{ fontWeight: 700 }}>Today</Typography>}
      <Typography sx={{ fontWeight: 600 }}>{shipment.title}</Typography>
      <Typography>
        {end === 'pickup'
          ? addressOf(shipment.pickupAddress, shipment.pickupLocation)
          : addressOf(shipment.deliveryAddress, shipment.deliveryLocation)}
      </Typography>
      <Typography>
        {end === 'pickup' && `To ${shipment.deliveryLocation}. `}
        {agreed && amount !== undefined && `You receive ${money(payoutOf(amount, agreed.platformFeePercent).payout)}.`}
      </Typography>
      {stage === 'pickup' && !isHeld(quote) && (
        <Typography sx={{ fontWeight: 600 }}>Not paid yet. Do not pick up.</Typography>
      )}
      {stage === 'pickup' && isDisputed(shipment.next) && (
        <Typography sx={{ fontWeight: 600 }}>The payment is disputed. Do not load it.</Typography>
      )}
      {waits && <Typography sx={{ fontWeight: 600 }}>Saved on this phone, not sent yet</Typography>}
      {refused && <Typography sx={{ fontWeight: 600 }}>Something was not accepted. Tap to read why.</Typography>}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { MileMarkers } from '../../kit/ui/MileMarkers';

const SHIPPER = {
  miles: [
    { title: 'List your item', text: 'Say what it is, where it is and where it is going. Listing is free.' },
    { title: 'Compare quotes', text: 'Carriers send you their price and dates. We email you when one arrives.' },
    { title: 'Book and pay', text: 'Your payment is held until you confirm the delivery.' },
  ],
  action: { to: '/list-item', label: 'List your first item' },
};

const CARRIER = {
  miles: [
    { title: 'Show who you are', text: 'Verified insurance and identity help shippers choose you.' },
    { title: 'Send quotes', text: 'Find loads on your route and name your all-inclusive price.' },
    {
      title: 'Pick up, deliver, get paid',
      text: 'The money is held before you drive, and sent to you after delivery.',
    },
  ],
  action: { to: '/browse', label: 'Browse loads' },
};

/** A newcomer's first three steps, shown while there is nothing else to show. */
export function FirstSteps({ isCarrier }: { isCarrier: boolean }) {
  const { miles, action } = isCarrier ? CARRIER : SHIPPER;
  return (
    <Box component="section" aria-label="Your first steps">
      <MileMarkers direction="row" miles={miles} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 6 }}>
        <Button component={Link} to={action.to} variant="contained" size="large">
          {action.label}
        </Button>
        {isCarrier && (
          <Button component={Link} to="/become-carrier" variant="outlined" size="large">
            Get verified
          </Button>
        )}
      </Box>
    </Box>
  );
}

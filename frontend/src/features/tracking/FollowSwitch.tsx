import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { setFollowed } from '../../kit/road/follow';
import { useIsFollowed } from '../../kit/road/useFollow';

/** Whether the shipper is told where the truck is without a tap. */
export function FollowSwitch({ shipmentId }: { shipmentId: string }) {
  const on = useIsFollowed(shipmentId);
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <Button
        role="switch"
        aria-checked={on}
        aria-describedby={id}
        variant={on ? 'contained' : 'outlined'}
        size="large"
        fullWidth
        onClick={() => setFollowed(shipmentId, !on)}
      >
        {on ? 'Sharing where you are' : 'Share where you are'}
      </Button>
      <Typography id={id}>
        {on ? 'On: the' : 'The'} shipper sees it every 10 minutes or 10 miles, only while Haulway is open on this phone.
        It ends at the delivery.
      </Typography>
    </Box>
  );
}

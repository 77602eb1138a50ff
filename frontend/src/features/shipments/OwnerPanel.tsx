import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconMessageCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useRead } from '../../kit/api/queries';
import type { Shipment } from '../../kit/api/types';
import { longDay } from '../../kit/format/dates';
import { describedDetails } from '../../kit/format/record';
import { count, personName } from '../../kit/format/words';
import { Panel } from '../../kit/ui/Panel';

/** Who listed the shipment. */
export function OwnerPanel({ shipment, onMessage }: { shipment: Shipment; onMessage: () => void }) {
  const profile = useRead('/api/users/{id}', { id: shipment.userId }).data;
  return (
    <Panel title="Shipper">
      <Typography sx={{ fontWeight: 700 }}>
        <MuiLink component={Link} to={`/carriers/${shipment.userId}`} color="inherit">
          {personName(shipment.owner)}
        </MuiLink>
      </Typography>
      <Typography sx={{ mb: 4, color: 'text.secondary', minHeight: 24 }}>
        {profile &&
          `${profile.rating === null ? 'No reviews yet' : `Rated ${profile.rating.toFixed(1)} (${count(profile.reviewCount, 'review')})`}, member since ${longDay(profile.memberSince)}`}
      </Typography>
      {profile && profile.itemsAsDescribed.of > 0 && (
        <Typography sx={{ mb: 4 }}>
          {describedDetails(profile.itemsAsDescribed).map(({ label, value }) => `${label}: ${value}`)}
        </Typography>
      )}
      <Button variant="outlined" fullWidth startIcon={<IconMessageCircle size={20} />} onClick={onMessage}>
        Message {shipment.owner.firstName ?? 'the shipper'}
      </Button>
    </Panel>
  );
}

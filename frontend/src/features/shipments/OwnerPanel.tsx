import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconMessageCircle } from '@tabler/icons-react';
import type { Shipment } from '../../kit/api/types';
import { personName } from '../../kit/format/words';
import { Panel } from '../../kit/ui/Panel';

/** Who listed the shipment. */
export function OwnerPanel({ shipment, onMessage }: { shipment: Shipment; onMessage: () => void }) {
  return (
    <Panel title="Shipper">
      <Typography sx={{ mb: 4 }}>{personName(shipment.owner)}</Typography>
      <Button variant="outlined" fullWidth startIcon={<IconMessageCircle size={20} />} onClick={onMessage}>
        Message {shipment.owner.firstName ?? 'the shipper'}
      </Button>
    </Panel>
  );
}

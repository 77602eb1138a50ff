import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { shortMoney } from '../../kit/format/money';
import { Coming } from '../../kit/ui/Settled';
import { Panel } from '../../kit/ui/Panel';
import { nextWords, useNextLoads } from './recommended';

/** What a carrier can load next, where a job of theirs just ended; nothing where there is nothing. */
export default function NextLoads({ shipmentId }: { shipmentId: string }) {
  const { data, isPending } = useNextLoads(shipmentId);
  if (isPending) return <Coming />;
  if (!data || data.loads.length === 0) return null;
  const { loads, nearMiles } = data;
  const net = loads[0]?.net ?? null;
  return (
    <Panel title="What next?">
      <Typography sx={{ mb: 3 }}>
        {nextWords(loads, nearMiles)}
        {net !== null && net > 0 && ` The best leaves you about ${shortMoney(Math.round(net))}.`}
      </Typography>
      <Button component={Link} to={`/recommended?after=${shipmentId}`} variant="outlined">
        {loads.length === 1 ? 'See it' : 'See them'}
      </Button>
    </Panel>
  );
}

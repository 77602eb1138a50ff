import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { Followed } from '../features/tracking/Followed';
import { isNotFound } from '../kit/api/errors';
import { useRead } from '../kit/api/queries';
import { Page } from '../kit/ui/Page';
import { RouteStrip } from '../kit/ui/RouteStrip';
import { WrongExit } from '../kit/ui/scenes';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { StatusBadge } from '../kit/ui/StatusBadge';
import { Waiting } from '../kit/ui/Waiting';

/** A shipment for whoever was given the link, with or without an account. */
export default function TrackPage() {
  const { token = '' } = useParams();
  const { data, isPending, error, refetch } = useRead('/api/track/{token}', { token });
  if (isPending) return <Waiting label="Loading" />;
  if (!data)
    return isNotFound(error) ? (
      <Page title="This link no longer works" width="text">
        <EmptyState drawing={<WrongExit />} text="Ask whoever sent it to you for a new one." />
      </Page>
    ) : (
      <Page title="Track a shipment" width="text">
        <ErrorState error={error} onRetry={() => void refetch()} text="The shipment could not be loaded." />
      </Page>
    );
  return (
    <Page title={data.title} width="text">
      <Box sx={{ mb: 4 }}>
        <StatusBadge status={data.status} />
      </Box>
      <RouteStrip size="detail" from={data.from} to={data.to} status={data.status} miles={null} />
      <Followed shipment={data} token={token} />
    </Page>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useRead } from '../kit/api/queries';
import type { SharedShipment } from '../kit/api/types';
import { categoryLabel } from '../kit/format/labels';
import { CategoryDrawing } from '../kit/ui/drawings';
import { lazy } from '../kit/ui/lazy';
import { Page } from '../kit/ui/Page';
import { Waiting } from '../kit/ui/Waiting';
import { rememberPath, useSession } from '../session/session';
import { LandingPage } from './landing';

const RouteStrip = lazy(async () => ({ default: (await import('../kit/ui/RouteStrip')).RouteStrip }));

/** A shared link to a shipment. Signed-in users go on to the shipment; strangers see the part that is shared. */
export default function SharedPage() {
  const { id = '' } = useParams();
  const { isLoading, isAuthenticated } = useSession();
  const { data, isPending } = useRead('/api/shared/{id}', { id }, { enabled: !isLoading && !isAuthenticated });
  if (isAuthenticated) return <Navigate to={`/shipments/${id}`} replace />;
  if (isLoading || isPending) return <Waiting label="Loading" />;
  return data ? <Shared shipment={data} /> : <LandingPage />;
}

function Shared({ shipment }: { shipment: SharedShipment }) {
  const path = `/shipments/${shipment.id}`;
  useEffect(() => rememberPath(path), [path]);
  return (
    <Page title={shipment.title} width="text" lead={categoryLabel(shipment.category ?? 'other')}>
      <Suspense fallback={<Box sx={{ height: 96 }} />}>
        <RouteStrip
          size="detail"
          from={shipment.pickupLocation}
          to={shipment.deliveryLocation}
          status="listed"
          miles={shipment.distanceMiles}
        />
      </Suspense>
      <Box
        sx={{
          mt: 6,
          aspectRatio: '16 / 9',
          borderRadius: '14px',
          overflow: 'hidden',
          bgcolor: 'haulway.soft',
          display: 'grid',
          placeItems: 'center',
        }}
      >
        {shipment.photo ? (
          <Box
            component="img"
            src={shipment.photo}
            alt={`Photo of ${shipment.title}`}
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        ) : (
          <CategoryDrawing category={shipment.category ?? 'other'} width="60%" />
        )}
      </Box>
      <Typography sx={{ mt: 6 }}>Sign in to see the details and the dates. Carriers can send a quote.</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 5 }}>
        <Button component={Link} to="/login" variant="contained" size="large">
          Sign in to see it all
        </Button>
        <Button component={Link} to="/register" variant="outlined" size="large">
          Create an account
        </Button>
      </Box>
    </Page>
  );
}

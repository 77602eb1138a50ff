import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useAccountType } from '../features/account/AccountType';
import { PassportPanel } from '../features/verification/PassportPanel';
import { useConfig } from '../kit/api/config';
import { money, payoutOf } from '../kit/format/money';
import { releaseDelay } from '../kit/format/terms';
import { CategoryDrawing } from '../kit/ui/drawings';
import { MileMarkers } from '../kit/ui/MileMarkers';
import { Page } from '../kit/ui/Page';
import { Panel } from '../kit/ui/Panel';
import { useMe } from '../session/session';
import { useUnauthorized } from '../session/useUnauthorized';

const EXAMPLE = 1000;

export default function BecomeCarrierPage() {
  const me = useMe();
  const config = useConfig();
  const onUnauthorized = useUnauthorized();
  const { isPending, switchType } = useAccountType(me, onUnauthorized);
  const example = config && payoutOf(EXAMPLE, config.platformFeePercent);
  return (
    <Page
      title={me.isCarrier ? 'Get verified' : 'Become a Carrier'}
      lead={
        me.isCarrier
          ? 'What we checked stands beside your quotes and helps shippers choose you.'
          : 'Browse listings, send your price, and get paid from escrow when the delivery is confirmed.'
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.3fr 1fr' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {me.isCarrier && <PassportPanel />}
          <Panel title="How it works">
            <MileMarkers
              miles={[
                { title: 'Quote', text: 'Name your all-inclusive price and dates. Other carriers never see them.' },
                {
                  title: 'Wait for the escrow',
                  text: 'Pick up only after the shipper has paid and the money is held.',
                },
                {
                  title: 'Deliver',
                  text: `The shipper confirms, or the payment is released automatically ${releaseDelay(config)} you mark it delivered.`,
                },
                { title: 'Get paid', text: 'The payout arrives within 1-2 business days.' },
              ]}
            />
          </Panel>
        </Box>
        <Panel>
          <Box
            sx={{ bgcolor: 'haulway.soft', borderRadius: '10px', p: 3, display: 'grid', placeItems: 'center', mb: 4 }}
          >
            <CategoryDrawing category="heavy_equipment" width={220} />
          </Box>
          {config && example && (
            <Typography sx={{ mb: 4 }}>
              Listing and quoting are free. Of a completed job of {money(EXAMPLE)} you receive{' '}
              <strong>{money(example.payout)}</strong>; {money(example.fee)} ({config.platformFeePercent}%) is the
              platform fee.
            </Typography>
          )}
          <Typography sx={{ mb: 4 }}>
            Shippers look for badges: identity, background check, insurance, licensing.{' '}
            <MuiLink component={Link} to="/what-we-check">
              What we check, and how
            </MuiLink>
          </Typography>
          {me.isCarrier ? (
            <Button component={Link} to="/browse" variant="contained" fullWidth size="large">
              Browse loads
            </Button>
          ) : (
            <Button variant="contained" fullWidth size="large" disabled={isPending} onClick={switchType}>
              {isPending ? 'Updating...' : 'Become a Carrier'}
            </Button>
          )}
        </Panel>
      </Box>
    </Page>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { displayFont } from '../../kit/theme/theme';
import { plainButton } from '../../kit/ui/plainButton';
import { HeldSafely } from '../../kit/ui/scenes';
import { Section } from './Section';

interface Props {
  /** In words: `48 hours`, `$100,000`; undefined while they are not known. */
  figures: { claimWindow: string; releaseDelay: string; guarantee: string } | undefined;
}

/** Secure payments, the protection plan and tracking. */
export function SafetyFeatures({ figures }: Props) {
  return (
    <Section title="Shipped safely">
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: '1.5fr 1fr' } }}>
        <Box
          sx={{
            bgcolor: 'haulway.soft',
            color: 'haulway.onSoft',
            borderRadius: '14px',
            p: { xs: 6, sm: 9 },
            gridRow: { md: 'span 2' },
            display: 'flex',
            flexDirection: 'column',
            gap: 5,
            justifyContent: 'space-between',
          }}
        >
          <HeldSafely width={260} />
          <Box>
            <Typography variant="h3">Secure payments</Typography>
            <Typography sx={{ mt: 2, maxWidth: '52ch' }}>
              You pay after you accept a quote. The money is held in escrow and goes to the carrier when you confirm
              delivery. If you neither confirm nor open a claim, it is released
              {figures ? ` ${figures.releaseDelay}` : ' some time'} after the carrier marks it delivered.
            </Typography>
          </Box>
        </Box>
        <Box
          sx={{ border: '1px solid', borderColor: 'divider', bgcolor: 'background.paper', borderRadius: '14px', p: 6 }}
        >
          <Typography sx={{ fontFamily: displayFont, fontWeight: 800, fontSize: 36, lineHeight: 1, minHeight: '1em' }}>
            {figures?.guarantee}
          </Typography>
          <Typography variant="h3" sx={{ mt: 2 }}>
            Protection plan
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            Damage protection{figures && ` up to ${figures.guarantee}`} comes free with every paid shipment. Claim{' '}
            {figures ? `within ${figures.claimWindow}` : 'soon'} of delivery.
          </Typography>
        </Box>
        <Box
          sx={{ border: '1px solid', borderColor: 'divider', bgcolor: 'background.paper', borderRadius: '14px', p: 6 }}
        >
          <Typography variant="h3">Shipment tracking</Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            Carriers report where they are. You see the last position and when it was sent.
          </Typography>
        </Box>
      </Box>
      <Box component={Link} to="/login" data-plan="ship" sx={[plainButton('contained', 'large'), { mt: 7 }].flat()}>
        Get Shipping Quotes
      </Box>
    </Section>
  );
}

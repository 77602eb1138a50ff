import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useConfig } from '../../kit/api/config';
import { claimWindow, guarantee } from '../../kit/format/terms';
import { displayFont } from '../../kit/theme/theme';
import { SignPlate } from '../../kit/ui/SignPlate';

/** The guarantee in the specification's words, with this installation's figures. */
export function GuaranteeCard() {
  const config = useConfig();
  const promises = [
    `Claim ${claimWindow(config)}`,
    'Delayed shipments get an automatic partial refund',
    'Disputes decided within 5 business days',
    'Standard protection is free; premium plans with higher limits are offered at checkout',
    'Carriers are verified with background checks, insurance and licensing. Each badge on a profile names what was checked and when',
  ];
  return (
    <SignPlate component="section">
      <Typography variant="h4" component="h2">
        Damage protection up to
      </Typography>
      <Box
        className="tabular"
        sx={{ fontFamily: displayFont, fontWeight: 800, fontSize: 48, lineHeight: 1.1, letterSpacing: '-0.02em' }}
      >
        {guarantee(config) ?? <Skeleton width={210} />}
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 4, pl: 5, display: 'grid', gap: 1.5 }}>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </Box>
      <MuiLink
        component={Link}
        to="/what-we-check"
        color="inherit"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 2, fontWeight: 600 }}
      >
        What we check
      </MuiLink>
    </SignPlate>
  );
}

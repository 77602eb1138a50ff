import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CategoryDrawing } from '../../kit/ui/drawings';
import { plainButton } from '../../kit/ui/plainButton';
import { Section } from './Section';

const offers = [
  {
    title: 'Volume discounts',
    text: 'Tell us how much you ship, and we agree on a lower fee. Carriers see that they keep more.',
  },
  { title: 'Dedicated support', text: 'Ask for one person to call. Their name and number are on your Support page.' },
  { title: 'API integration', text: 'List, quote and track from your own systems. The API is open to every account.' },
];

/** What we offer businesses. */
export function Business() {
  return (
    <Section id="business" title="Haulway for business">
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 6, md: 12 },
          gridTemplateColumns: { xs: '1fr', md: '1fr 1.3fr' },
          alignItems: 'center',
        }}
      >
        <CategoryDrawing category="freight" width="100%" />
        <Box>
          <Typography sx={{ mb: 5, maxWidth: '52ch' }}>
            Our sales team sets up discounts and a contact of your own, one business at a time.
          </Typography>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 4 }}>
            {offers.map((offer) => (
              <Box key={offer.title}>
                <Typography component="dt" variant="h4">
                  {offer.title}
                </Typography>
                <Typography component="dd" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
                  {offer.text}
                </Typography>
              </Box>
            ))}
          </Box>
          <Box component={Link} to="/login" sx={[plainButton('contained', 'large'), { mt: 6 }].flat()}>
            Contact Business Sales
          </Box>
        </Box>
      </Box>
    </Section>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { phoneLink } from '../../kit/api/publicFigures';
import { displayFont } from '../../kit/theme/theme';

/** The phone line for shipping cars. */
export function PhoneCall({ phone }: { phone: string | undefined }) {
  return (
    <Box
      component="section"
      aria-label="Call us"
      sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 4, sm: 6 }, pt: { xs: 14, md: 20 } }}
    >
      <Box
        sx={{
          bgcolor: 'haulway.accent',
          color: 'haulway.onAccent',
          borderRadius: '14px',
          px: { xs: 6, sm: 10 },
          py: { xs: 6, sm: 7 },
          display: 'flex',
          flexWrap: 'wrap',
          gap: 4,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Box>
          <Typography variant="h2">Shipping a car? Call us.</Typography>
          <Typography sx={{ mt: 1 }}>A person goes through the listing with you.</Typography>
        </Box>
        {phone && (
          <Box
            component="a"
            href={phoneLink(phone)}
            className="tabular"
            sx={{
              color: 'inherit',
              textUnderlineOffset: 3,
              fontFamily: displayFont,
              fontWeight: 800,
              fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 2.25rem)',
              lineHeight: 1.2,
            }}
          >
            {phone}
          </Box>
        )}
      </Box>
    </Box>
  );
}

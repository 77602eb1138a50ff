import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SignPlate } from '../../kit/ui/SignPlate';
import { Section } from './Section';

const steps = [
  {
    title: 'List',
    text: 'Say what it is, where it is and where it is going. A photo and measurements get you better prices. Listing is free.',
  },
  {
    title: 'Compare',
    text: 'Carriers send you their price, their dates and a message. See who they are and what other shippers say about them.',
  },
  {
    title: 'Book & Ship',
    text: 'Accept one quote and pay. The money is held until you confirm delivery, and you follow the truck on its way.',
  },
];

/** How it works, on three guide signs. */
export function Steps() {
  return (
    <Section id="how-it-works" title="How it works">
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 8, md: 6 },
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {steps.map((step, index) => (
          <li key={step.title}>
            <SignPlate sx={{ p: { xs: 5, sm: 5 }, px: { xs: 6, sm: 6 } }}>
              <Typography
                variant="h2"
                component="h3"
                sx={{ display: 'flex', alignItems: 'center', gap: 3, whiteSpace: 'nowrap' }}
              >
                <Box
                  component="span"
                  aria-hidden
                  sx={{
                    display: 'grid',
                    placeItems: 'center',
                    width: 36,
                    height: 40,
                    borderRadius: '6px',
                    bgcolor: 'haulway.accent',
                    color: 'haulway.onAccent',
                    fontSize: 22,
                  }}
                >
                  {index + 1}
                </Box>
                {step.title}
              </Typography>
            </SignPlate>
            <Typography sx={{ mt: 3, px: 1, color: 'text.secondary' }}>{step.text}</Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Sheet } from './Sheet';

/** How an iPhone or iPad gets the app on its home screen, in two pictures. */
export default function HomeScreenSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Haulway on your home screen" onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))' }}>
        <Step text="1. Tap Share, at the foot or the top of the screen." label="The share button of the browser">
          <path d="M12 150h96v26a12 12 0 0 1-12 12H24a12 12 0 0 1-12-12z" fill="var(--quiet)" />
          <Phone />
          <rect x="45" y="153" width="30" height="34" rx="8" fill="var(--mark)" />
          <path
            d="M60 160v14M60 160l-5 5M60 160l5 5M53 168h-3v13h20v-13h-3"
            fill="none"
            stroke="var(--on-mark)"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Step>
        <Step text="2. Scroll down, and tap Add to Home Screen." label="The line Add to Home Screen in the list">
          <Phone />
          {[60, 82, 126, 148].map((y) => (
            <rect key={y} x="18" y={y + 6} width="60" height="6" rx="3" fill="var(--quiet)" />
          ))}
          <rect x="14" y="101" width="92" height="22" rx="6" fill="var(--mark)" />
          <text x="20" y="116" fontSize="9" fontWeight="700" fill="var(--on-mark)">
            Add to Home
          </text>
          <path d="M88 106h12v12H88zM94 109v6M91 112h6" fill="none" stroke="var(--on-mark)" strokeWidth="1.5" />
        </Step>
      </Box>
      <Typography sx={{ mt: 5 }}>
        Open Haulway from there. What you save is kept then, and you can turn on notifications in your profile.
      </Typography>
    </Sheet>
  );
}

function Phone() {
  return <rect x="10" y="6" width="100" height="184" rx="14" fill="none" stroke="currentColor" strokeWidth="3" />;
}

function Step({ text, label, children }: { text: string; label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', alignContent: 'start' }}>
      <Box
        component="svg"
        role="img"
        aria-label={label}
        viewBox="0 0 120 196"
        sx={{
          height: 196,
          color: 'text.primary',
          '--quiet': 'var(--mui-palette-haulway-neutral)',
          '--mark': 'var(--mui-palette-primary-main)',
          '--on-mark': 'var(--mui-palette-primary-contrastText)',
        }}
      >
        {children}
      </Box>
      <Typography sx={{ fontWeight: 600, textAlign: 'center' }}>{text}</Typography>
    </Box>
  );
}

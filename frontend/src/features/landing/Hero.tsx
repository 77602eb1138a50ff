import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CATEGORIES, type CategoryId } from '../../kit/format/labels';
import { displayFont } from '../../kit/theme/theme';
import { CategoryDrawing } from '../../kit/ui/drawings';
import { plainButton } from '../../kit/ui/plainButton';
import { SignPlate } from '../../kit/ui/SignPlate';

const choice = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 3,
  borderRadius: '10px',
  border: '2px solid',
  borderColor: 'divider',
  fontSize: 15,
  fontWeight: 600,
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'haulway.soft', color: 'haulway.onSoft' },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'haulway.focus', outlineOffset: 2 },
} as const;

/** What Haulway is, and a choice of what to ship. */
export function Hero() {
  const [category, setCategory] = useState<CategoryId>('vehicles');
  const picker = useRef<HTMLElement>(null);
  // A category may have been chosen before this part of the page was hydrated.
  useEffect(
    () =>
      setCategory(
        CATEGORIES.find(({ id }) => id === picker.current?.querySelector<HTMLInputElement>(':checked')?.value)?.id ??
          'vehicles',
      ),
    [],
  );
  return (
    <Box
      component="section"
      id="ship"
      aria-labelledby="hero-title"
      sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 4, sm: 6 }, pt: { xs: 4, sm: 8 } }}
    >
      <SignPlate sx={{ p: { xs: 5, sm: 8, md: 12 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 6, md: 10 },
            gridTemplateColumns: { xs: '1fr', md: '1.15fr 1fr' },
            alignItems: 'center',
          }}
        >
          <Box sx={{ px: { xs: 1, sm: 0 }, pt: { xs: 2, sm: 0 } }}>
            <Typography
              id="hero-title"
              component="h1"
              tabIndex={-1}
              sx={{
                fontFamily: displayFont,
                fontWeight: 800,
                letterSpacing: '-0.02em',
                lineHeight: 1,
                fontSize: 'clamp(2.25rem, 1.2rem + 4.4vw, 4rem)',
              }}
            >
              Big things, moved by people who quote for the job
            </Typography>
            <Typography sx={{ mt: 5, fontSize: 18, lineHeight: 1.5, maxWidth: '44ch' }}>
              List what you want shipped. Carriers send you prices. You choose one, and your payment is held until you
              confirm delivery.
            </Typography>
          </Box>
          <Box sx={{ bgcolor: 'background.paper', color: 'text.primary', borderRadius: '14px', p: { xs: 3, sm: 5 } }}>
            <Typography variant="subtitle2" component="h2" id="picker-title">
              What are you shipping?
            </Typography>
            <Box sx={{ display: 'flex', justifyContent: 'center', py: 3, minHeight: 126 }}>
              <CategoryDrawing category={category} width={230} />
            </Box>
            <Box
              ref={picker}
              role="radiogroup"
              aria-labelledby="picker-title"
              sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}
            >
              {CATEGORIES.map(({ id, label }) => (
                <Box component="label" key={id} sx={choice}>
                  <Box
                    component="input"
                    type="radio"
                    name="category"
                    value={id}
                    defaultChecked={id === category}
                    onChange={() => setCategory(id)}
                    sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
                  />
                  {label}
                </Box>
              ))}
            </Box>
            <Box
              component={Link}
              to="/login"
              data-plan="ship"
              sx={[plainButton('accent', 'large'), { mt: 4, width: '100%', px: 3 }].flat()}
            >
              Get Shipping Quotes
              <IconArrowRight size={20} aria-hidden />
            </Box>
          </Box>
        </Box>
      </SignPlate>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CATEGORIES, type CategoryId } from '../../kit/format/labels';
import { CategoryDrawing } from '../../kit/ui/drawings';
import { Section } from './Section';

const descriptions: Record<CategoryId, string> = {
  vehicles: 'Cars, trucks, motorcycles, boats and trailers, running or not.',
  household_items: 'A single sofa, a piano, or everything in the house.',
  heavy_equipment: 'Excavators, tractors and machines that need a lowboy.',
  freight: 'Pallets and full or partial truckloads.',
  animals: 'Horses, livestock and pets with carriers equipped for them.',
  other: 'Crates, signs, hot tubs, and anything that fits no other box.',
};

/** The categories, each leading to the sign-in screen. */
export function CategoryCards() {
  return (
    <Section title="What people ship" lead="If it does not fit in your car, someone here has a trailer for it.">
      <Box
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, 1fr)' } }}
      >
        {CATEGORIES.map(({ id, label }) => (
          <Box
            key={id}
            component={Link}
            to="/login"
            data-plan="ship"
            sx={{
              display: 'block',
              minWidth: 0,
              color: 'text.primary',
              textDecoration: 'none',
              textAlign: 'left',
              p: { xs: 4, sm: 5 },
              borderRadius: '14px',
              border: '1px solid',
              borderColor: 'divider',
              bgcolor: 'background.paper',
              transition: 'border-color 120ms ease-out',
              '&:hover': { borderColor: 'primary.main' },
            }}
          >
            <Box
              sx={{ bgcolor: 'haulway.soft', borderRadius: '10px', p: 3, display: 'flex', justifyContent: 'center' }}
            >
              <CategoryDrawing category={id} width={180} />
            </Box>
            <Typography variant="h3" sx={{ mt: 4, fontSize: { xs: 17, sm: 22 } }}>
              {label}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {descriptions[id]}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

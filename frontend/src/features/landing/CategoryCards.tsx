import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { CategoryId } from '../../kit/format/labels';
import { CategoryDrawing } from '../../kit/ui/drawings';
import { Section } from './Section';

const cards: { id: CategoryId; title: string; description: string }[] = [
  {
    id: 'vehicles',
    title: 'Vehicles & Boats',
    description: 'Cars, trucks, motorcycles, boats and trailers, running or not.',
  },
  {
    id: 'household_items',
    title: 'Household Items',
    description: 'A single sofa, a piano, or everything in the house.',
  },
  {
    id: 'heavy_equipment',
    title: 'Heavy Equipment',
    description: 'Excavators, tractors and machines that need a lowboy.',
  },
  { id: 'freight', title: 'Freight', description: 'Pallets and full or partial truckloads.' },
  { id: 'animals', title: 'Animals', description: 'Horses, livestock and pets with carriers equipped for them.' },
  { id: 'other', title: 'Other', description: 'Crates, signs, hot tubs, and whatever fits no other box.' },
];

/** The six categories; each leads to the sign-in screen. */
export function CategoryCards() {
  return (
    <Section title="What people ship" lead="If it does not fit in your car, somebody here has a trailer for it.">
      <Box
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, 1fr)' } }}
      >
        {cards.map((card) => (
          <Box
            key={card.id}
            component={Link}
            to="/login"
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
              <CategoryDrawing category={card.id} width={180} />
            </Box>
            <Typography variant="h3" sx={{ mt: 4, fontSize: { xs: 17, sm: 22 } }}>
              {card.title}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {card.description}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

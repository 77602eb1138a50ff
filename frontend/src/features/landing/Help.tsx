import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconChevronRight } from '@tabler/icons-react';
import { Section } from './Section';

const cards = [
  { href: '/faq', title: 'Questions and answers', text: 'Prices, payment, claims and cancelling.' },
  { href: '/contact', title: 'Contact', text: 'Write or call. You get a ticket number.' },
  { href: '/safety', title: 'Safety guide', text: 'What to check before, at pickup and at delivery.' },
];

/** Help cards, which lead to their pages with a full page load. */
export function Help() {
  return (
    <Section id="help" title="Help">
      <Box sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
        {cards.map((card) => (
          <Box
            key={card.href}
            component="a"
            href={card.href}
            sx={{
              display: 'flex',
              alignItems: 'center',
              color: 'text.primary',
              textDecoration: 'none',
              justifyContent: 'space-between',
              textAlign: 'left',
              gap: 4,
              py: 5,
              px: 2,
              borderBottom: '1px solid',
              borderColor: 'divider',
              '&:hover': { bgcolor: 'background.paper' },
            }}
          >
            <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '280px 1fr' }, gap: { xs: 1, sm: 6 } }}>
              <Typography variant="h4" component="h3">
                {card.title}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{card.text}</Typography>
            </Box>
            <IconChevronRight size={24} aria-hidden />
          </Box>
        ))}
      </Box>
    </Section>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconStarFilled } from '@tabler/icons-react';
import { displayFont } from '../../kit/theme/theme';
import { Section } from './Section';

const testimonials = [
  {
    text: 'Seven quotes in two days for a 24-foot boat. The one I took was not the cheapest, but he answered every question.',
    who: 'Marta, Austin to Tampa',
  },
  {
    text: 'I liked that nobody had my money until the tractor stood in the yard.',
    who: 'Dale, Des Moines to Billings',
  },
  {
    text: 'We move two or three machines a month. Comparing prices takes minutes now.',
    who: 'Priya, equipment rental, Fresno',
  },
];

const ratings = [
  { score: '4.9', reviews: '4,945', where: 'Shipper reviews' },
  { score: '4.5', reviews: '405', where: 'Business reviews' },
  { score: '4.4', reviews: '11,410', where: 'App reviews' },
];

/** What people say, and ratings from three platforms. */
export function Reviews() {
  return (
    <Section title="What shippers say">
      <Box sx={{ display: 'grid', gap: { xs: 6, md: 10 }, gridTemplateColumns: { xs: '1fr', md: '1.6fr 1fr' } }}>
        <Box sx={{ display: 'grid', gap: 6 }}>
          {testimonials.map((testimonial) => (
            <Box
              component="figure"
              key={testimonial.who}
              sx={{ m: 0, pl: 5, borderLeft: '4px solid', borderColor: 'haulway.accent' }}
            >
              <Typography component="blockquote" sx={{ m: 0, fontSize: 18, lineHeight: 1.5 }}>
                {testimonial.text}
              </Typography>
              <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                {testimonial.who}
              </Typography>
            </Box>
          ))}
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, alignSelf: 'start' }}>
          {ratings.map((rating) => (
            <Box
              component="li"
              key={rating.where}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 4,
                py: 3,
                borderBottom: '1px solid',
                borderColor: 'divider',
              }}
            >
              <Box className="tabular" sx={{ fontFamily: displayFont, fontWeight: 800, fontSize: 36, lineHeight: 1 }}>
                {rating.score}
              </Box>
              <Box sx={{ color: 'haulway.attention', lineHeight: 0 }}>
                <IconStarFilled size={22} aria-hidden />
              </Box>
              <Box>
                <Typography sx={{ fontWeight: 600 }}>{rating.where}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {rating.reviews} reviews
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Section>
  );
}

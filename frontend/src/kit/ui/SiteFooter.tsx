import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from './Logo';

/** The specification's placeholder names lead to the nearest real screen. */
const columns = [
  {
    title: 'Ship',
    links: [
      { label: 'Get quotes', to: '/login' },
      { label: 'How it works', to: '/#how-it-works' },
      { label: 'What it costs', to: '/prices' },
      { label: 'Safety guide', to: '/safety' },
    ],
  },
  {
    title: 'Carriers',
    links: [
      { label: 'Find loads', to: '/browse' },
      { label: 'Carrier sign-up', to: '/register' },
      { label: 'Carrier questions', to: '/faq#carriers' },
      { label: 'What we check', to: '/what-we-check' },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'FAQ', to: '/faq' },
      { label: 'Contact', to: '/contact' },
      { label: 'Support center', to: '/support' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Terms', to: '/terms' },
      { label: 'Privacy', to: '/privacy' },
    ],
  },
];

/** What signed-in users, who have the bar, still look for at the bottom of the screen. */
const remaining = [
  { label: 'FAQ', to: '/faq' },
  { label: 'Safety guide', to: '/safety' },
  { label: 'Contact', to: '/contact' },
  { label: 'What it costs', to: '/prices' },
  { label: 'Terms', to: '/terms' },
  { label: 'Privacy', to: '/privacy' },
];

interface Props {
  /** For signed-in users: one line of links. */
  short?: boolean;
  /** Controls of a demo installation. */
  children?: ReactNode;
}

/** The footer of every screen. */
export function SiteFooter({ short = false, children }: Props) {
  return (
    <Box component="footer" sx={{ borderTop: '1px solid', borderColor: 'divider', mt: short ? { xs: 4, sm: 12 } : 12 }}>
      {short ? (
        <Box component="nav" aria-label="Help and terms" sx={{ ...row, pt: { xs: 2, sm: 5 } }}>
          <Links links={remaining} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6 }} />
        </Box>
      ) : (
        <Box
          sx={{
            ...row,
            py: 8,
            display: 'grid',
            gap: 8,
            gridTemplateColumns: { xs: '1fr 1fr', md: '1.4fr repeat(4, 1fr)' },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <Logo />
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3, maxWidth: '32ch' }}>
              Large items, moved by carriers who quote for the job. Your payment is held until delivery.
            </Typography>
          </Box>
          {columns.map((column) => (
            <Box key={column.title} component="nav" aria-label={column.title}>
              <Typography variant="subtitle2" component="h2">
                {column.title}
              </Typography>
              <Links links={column.links} sx={{ mt: 2 }} />
            </Box>
          ))}
        </Box>
      )}
      <Box
        sx={{
          ...row,
          pt: short ? { xs: 0, sm: 3 } : 0,
          pb: short ? { xs: 3, sm: 5 } : 8,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 4,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          © 2024 Haulway. All rights reserved.
        </Typography>
        {children}
      </Box>
    </Box>
  );
}

const row = { maxWidth: 1200, mx: 'auto', px: { xs: 4, sm: 6 } } as const;

function Links({ links, sx }: { links: { label: string; to: string }[]; sx: object }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, ...sx }}>
      {links.map((link) => (
        <Box component="li" key={link.label} sx={{ py: { sm: 1 } }}>
          <Box
            component={Link}
            to={link.to}
            sx={{
              color: 'text.secondary',
              textDecoration: 'none',
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: { xs: 44, sm: 32 },
              '&:hover': { textDecoration: 'underline' },
            }}
          >
            {link.label}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

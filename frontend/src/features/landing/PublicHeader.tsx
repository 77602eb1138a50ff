import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { phoneLink } from '../../kit/api/publicFigures';
import { Logo } from '../../kit/ui/Logo';
import { plainButton } from '../../kit/ui/plainButton';

const anchors = [
  { href: '/#ship', label: 'Ship' },
  { href: '/#how-it-works', label: 'How it works' },
  { href: '/#business', label: 'Business' },
  { href: '/#help', label: 'Help' },
];

const quiet = {
  color: 'text.secondary',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};

/** The bar of signed-out visitors. */
export function PublicHeader({ phone }: { phone: string | undefined }) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          maxWidth: 1200,
          mx: 'auto',
          px: { xs: 3, sm: 6 },
          minHeight: 64,
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1, sm: 4 },
        }}
      >
        <Link to="/" aria-label="Haulway">
          <Logo />
        </Link>
        <Box component="nav" aria-label="On this page" sx={{ display: { xs: 'none', md: 'flex' }, gap: 5, ml: 4 }}>
          {anchors.map((anchor) => (
            <Box key={anchor.href} component={Link} to={anchor.href} sx={quiet}>
              {anchor.label}
            </Box>
          ))}
        </Box>
        {phone && (
          <Box
            component="a"
            href={phoneLink(phone)}
            sx={{ ...quiet, display: { xs: 'none', lg: 'inline' }, ml: 'auto' }}
          >
            {phone}
          </Box>
        )}
        <Box sx={{ display: 'flex', gap: { xs: 0, sm: 2 }, ml: { xs: 'auto', lg: phone ? 0 : 'auto' } }}>
          <Box
            component={Link}
            to="/register"
            data-plan="carry"
            sx={[plainButton('text'), { px: { xs: 2, sm: 4 }, fontSize: { xs: 14, sm: 16 } }].flat()}
          >
            Become a Carrier
          </Box>
          <Box
            component={Link}
            to="/login"
            data-plan=""
            sx={[
              plainButton('outlined'),
              { px: { xs: 3, sm: 4 }, fontSize: { xs: 14, sm: 16 }, whiteSpace: 'nowrap' },
            ].flat()}
          >
            Sign In
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

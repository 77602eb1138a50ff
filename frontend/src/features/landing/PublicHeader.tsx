import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { Logo } from '../../kit/ui/Logo';

const anchors = [
  { href: '/#ship', label: 'Ship' },
  { href: '/#how-it-works', label: 'How it works' },
  { href: '/#business', label: 'Business' },
  { href: '/#help', label: 'Help' },
];

/** The bar of signed-out visitors. */
export function PublicHeader({ phone }: { phone: string | undefined }) {
  return (
    <Box component="header" sx={{ position: 'sticky', top: 0, zIndex: 'appBar', bgcolor: 'background.default', borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 3, sm: 6 }, minHeight: 64, display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 4 } }}>
        <Link to="/" aria-label="Haulway">
          <Logo />
        </Link>
        <Box component="nav" aria-label="On this page" sx={{ display: { xs: 'none', md: 'flex' }, gap: 5, ml: 4 }}>
          {anchors.map((anchor) => (
            <MuiLink key={anchor.href} component={Link} to={anchor.href} underline="hover" color="text.secondary">
              {anchor.label}
            </MuiLink>
          ))}
        </Box>
        {phone && (
          <MuiLink href={`tel:${phone.replace(/[^+\d]/g, '')}`} underline="hover" color="text.secondary" sx={{ display: { xs: 'none', lg: 'inline' }, ml: 'auto' }}>
            {phone}
          </MuiLink>
        )}
        <Box sx={{ display: 'flex', gap: { xs: 0, sm: 2 }, ml: { xs: 'auto', lg: phone ? 0 : 'auto' } }}>
          <Button component={Link} to="/register" state={{ carrier: true }} color="inherit" sx={{ px: { xs: 2, sm: 4 }, fontSize: { xs: 14, sm: 16 } }}>
            Become a Carrier
          </Button>
          <Button component={Link} to="/login" variant="outlined" sx={{ px: { xs: 3, sm: 4 }, fontSize: { xs: 14, sm: 16 }, whiteSpace: 'nowrap' }}>
            Sign In
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

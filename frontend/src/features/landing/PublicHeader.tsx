import Box from '@mui/material/Box';
import { IconMenu2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { phoneLink } from '../../kit/api/publicFigures';
import { Logo } from '../../kit/ui/Logo';
import { plainButton } from '../../kit/ui/plainButton';

const anchors = [
  { href: '/#ship', label: 'Ship' },
  { href: '/#how-it-works', label: 'How it works' },
  { href: '/#business', label: 'Business' },
  { href: '/#help', label: 'Help' },
  { href: '/prices', label: 'Prices' },
];

/** What visitors on a phone would otherwise look for at the bottom of the page. */
const further = [
  { href: '/faq', label: 'Questions and answers' },
  { href: '/contact', label: 'Contact' },
];

const quiet = {
  color: 'text.secondary',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};

/** The bar for signed-out visitors. */
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
        <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'flex' }, gap: 5, ml: 4 }}>
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
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 0, sm: 2 },
            ml: { xs: 'auto', lg: phone ? 0 : 'auto' },
          }}
        >
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
          <PhoneMenu phone={phone} />
        </Box>
      </Box>
    </Box>
  );
}

/** The same links, for when the bar has no room for them. The menu opens even before the app has loaded. */
function PhoneMenu({ phone }: { phone: string | undefined }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname, hash } = useLocation();
  const close = () => menu.current?.removeAttribute('open');
  // Hydration must not close a menu that was already open.
  const opened = useRef(`${pathname}${hash}`);
  useEffect(() => {
    if (opened.current !== `${pathname}${hash}`) close();
    opened.current = `${pathname}${hash}`;
  }, [pathname, hash]);
  const row = {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    px: 4,
    color: 'text.primary',
    fontWeight: 600,
    textDecoration: 'none',
    borderRadius: '10px',
    '&:hover': { bgcolor: 'haulway.soft' },
  };
  return (
    <Box
      component="details"
      ref={menu}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      sx={{ display: { md: 'none' } }}
    >
      <Box
        component="summary"
        aria-label="Menu"
        sx={[
          plainButton('text'),
          { width: 44, px: 0, listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
        ].flat()}
      >
        <IconMenu2 size={24} aria-hidden />
      </Box>
      <Box
        component="nav"
        aria-label="Menu"
        sx={{
          position: 'absolute',
          top: '100%',
          left: 0,
          right: 0,
          p: 2,
          bgcolor: 'background.paper',
          borderBottom: '1px solid',
          borderColor: 'divider',
          boxShadow: '0 12px 24px rgb(20 35 31 / .16)',
        }}
      >
        {[...anchors, ...further].map((link) => (
          // A link to the current anchor does not change the address, so close the menu here.
          <Box key={link.href} component={Link} to={link.href} onClick={close} sx={row}>
            {link.label}
          </Box>
        ))}
        {phone && (
          <Box component="a" href={phoneLink(phone)} sx={row}>
            Call {phone}
          </Box>
        )}
      </Box>
    </Box>
  );
}

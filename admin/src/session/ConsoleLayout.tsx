import { Logo } from '@haulway/frontend/kit/ui/Logo.tsx';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import type { Theme } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import {
  AppBar,
  Layout,
  type LayoutProps,
  Menu,
  TitlePortal,
  useGetIdentity,
  useGetResourceLabel,
  useResourceDefinitions,
  UserMenu,
  useSidebarState,
} from 'react-admin';
import { Search } from '../search/Search';
import { BAR } from '../theme';
import { useAccessKnown } from './access';
import { PageTitle } from './PageTitle';
import { Count, useWaiting } from '../queue/Waiting';
import { zone } from '../ui/zone';
import { TestMode } from './TestMode';

/** Called by the name that is read on it; where there is only its picture, by what it is. */
function OwnMenu() {
  const { identity } = useGetIdentity();
  return <UserMenu label={identity?.fullName} />;
}

function Bar() {
  return (
    <AppBar
      color="inherit"
      userMenu={<OwnMenu />}
      sx={{ '&.MuiAppBar-root, & .MuiAppBar-root': { bgcolor: BAR, color: '#FFFFFF', backgroundImage: 'none' } }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'block' }, mr: 2 }}>
        <Logo />
      </Box>
      <TitlePortal component="h1" sx={TITLE} />
      <Search />
    </AppBar>
  );
}

/** A record's name takes two lines on a phone, where one would cut it off; what is longer ends in an ellipsis. */
const TITLE = {
  display: { xs: '-webkit-box', sm: 'block' },
  // react-admin wraps the words in a block of its own, which would count as one line however high it is.
  '& .RaConfigurable-root': { display: 'inline' },
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  fontSize: { xs: 16, sm: '1.125rem' },
  lineHeight: { xs: 1.25, sm: 1.6 },
} as const;

const GROUPS = [
  [
    'claims',
    'verifications',
    'support-tickets',
    'reports',
    'users',
    'shipments',
    'quotes',
    'counter-offers',
    'questions',
    'reviews',
    'messages',
  ],
  [
    'payments',
    'approvals',
    'change-orders',
    'ledger-entries',
    'refunds',
    'chargebacks',
    'money-operations',
    'reconciliation-breaks',
  ],
  [
    'deadlines',
    'jobs',
    'api-keys',
    'webhook-events',
    'webhook-endpoints',
    'webhook-deliveries',
    'emails',
    'audit-log',
    'texts',
    'rate-cards',
    'settings',
  ],
];

/** The menu: the queue, then the market, the money and the machinery; beside each resource how much of it waits for operators. */
function Resources() {
  const known = useResourceDefinitions();
  const labelOf = useGetResourceLabel();
  const waiting = useWaiting();
  const [isOpen] = useSidebarState();
  const item = (name: string) => (
    <Menu.ResourceItem
      key={name}
      name={name}
      primaryText={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {labelOf(name, 2)}{' '}
          </Box>
          <Count of={waiting(name)} />
        </Box>
      }
    />
  );
  return (
    <>
      <Menu>
        {item('queue')}
        <Menu.DashboardItem />
        {GROUPS.flatMap((names) => [
          <Divider key={`before ${names[0]}`} component="li" sx={{ my: 1 }} />,
          ...names.filter((name) => known[name]?.hasList).map(item),
        ])}
      </Menu>
      {isOpen ? (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 2 }}>
          Times are {zone()}
        </Typography>
      ) : null}
    </>
  );
}

/** The frame of every screen: the console's bar and the list of resources. */
export function ConsoleLayout({ children, ...rest }: LayoutProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [, setMenuOpen] = useSidebarState();
  const isKnown = useAccessKnown();
  // On a tablet the list needs the room, so the menu shrinks to icons.
  useEffect(() => setMenuOpen(!isNarrow), [isNarrow, setMenuOpen]);
  return (
    <Layout
      {...rest}
      appBar={Bar}
      menu={Resources}
      sx={{ minWidth: 0, '& .RaLayout-appFrame, & .RaLayout-contentWithSidebar, & .RaLayout-content': { minWidth: 0 } }}
    >
      <TestMode />
      <PageTitle />
      {isKnown ? children : <Skeleton variant="rounded" height={480} sx={{ mt: 2 }} />}
    </Layout>
  );
}

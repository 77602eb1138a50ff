import { Logo } from '@haulway/frontend/kit/ui/Logo.tsx';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { AppBar, Layout, type LayoutProps, Menu, TitlePortal, useResourceDefinitions } from 'react-admin';
import { BAR } from '../theme';
import { PageTitle } from './PageTitle';

function Bar() {
  return (
    <AppBar color="inherit" sx={{ '&.MuiAppBar-root, & .MuiAppBar-root': { bgcolor: BAR, color: '#FFFFFF', backgroundImage: 'none' } }}>
      <Box sx={{ display: { xs: 'none', sm: 'block' }, mr: 2 }}>
        <Logo />
      </Box>
      <TitlePortal component="h1" />
    </AppBar>
  );
}

const GROUPS = [
  ['users', 'shipments', 'quotes', 'reviews', 'messages'],
  ['payments', 'ledger-entries', 'refunds', 'money-operations'],
  ['deadlines', 'webhook-events', 'emails', 'audit-log'],
];

/** The market, the money, the machinery. */
function Resources() {
  const known = useResourceDefinitions();
  return (
    <Menu>
      <Menu.DashboardItem />
      {GROUPS.map((names) => (
        <Box key={names[0]} component="li" sx={{ listStyle: 'none' }}>
          <Divider sx={{ my: 1 }} />
          {names.filter((name) => known[name]?.hasList).map((name) => <Menu.ResourceItem key={name} name={name} />)}
        </Box>
      ))}
    </Menu>
  );
}

/** The frame of every screen: the console's bar and the list of resources. */
export function ConsoleLayout({ children, ...rest }: LayoutProps) {
  return (
    <Layout {...rest} appBar={Bar} menu={Resources}>
      <PageTitle />
      {children}
    </Layout>
  );
}

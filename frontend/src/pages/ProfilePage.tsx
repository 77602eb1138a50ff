import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AccountTypeCard } from '../features/account/AccountType';
import { PasswordForm } from '../features/account/PasswordForm';
import { PersonalForm } from '../features/account/PersonalForm';
import { ResendVerification } from '../features/account/ResendVerification';
import { SessionList } from '../features/account/SessionList';
import { longDay } from '../kit/format/dates';
import { Page } from '../kit/ui/Page';
import { Facts, Panel } from '../kit/ui/Panel';
import { useMe } from '../session/session';
import { useUnauthorized } from '../session/useUnauthorized';

export default function ProfilePage() {
  const me = useMe();
  const onUnauthorized = useUnauthorized();
  return (
    <Page title="Profile settings">
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) minmax(280px, 1fr)' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 6 }}>
          <Panel title="Personal">
            <PersonalForm user={me} />
          </Panel>
          <Panel title="Security">
            <PasswordForm />
            <Typography variant="h4" component="h3" sx={{ mt: 8, mb: 2 }}>
              Signed in on
            </Typography>
            <SessionList />
          </Panel>
        </Box>
        <Box sx={{ display: 'grid', gap: 6 }}>
          <AccountTypeCard user={me} onUnauthorized={onUnauthorized} />
          <Panel title="Account">
            <Facts
              columns={1}
              facts={[
                { label: 'Email', value: me.email },
                { label: 'Email confirmed', value: me.emailVerified ? 'Yes' : 'Not yet' },
                { label: 'Member since', value: longDay(me.createdAt) },
                { label: 'Rating', value: me.rating === null ? 'Rating not available' : `${me.rating.toFixed(1)} of 5` },
              ]}
            />
            {!me.emailVerified && <ResendVerification />}
          </Panel>
        </Box>
      </Box>
    </Page>
  );
}

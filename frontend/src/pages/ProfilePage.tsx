import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AccountTypeCard } from '../features/account/AccountType';
import { AddressList } from '../features/account/AddressList';
import { BlockedList } from '../features/account/BlockedList';
import { Completeness } from '../features/account/Completeness';
import { EmailForm } from '../features/account/EmailForm';
import { NotificationChoices } from '../features/account/NotificationChoices';
import { OwnData } from '../features/account/OwnData';
import { PasswordForm } from '../features/account/PasswordForm';
import { PersonalForm } from '../features/account/PersonalForm';
import { ProfilePhoto } from '../features/account/ProfilePhoto';
import { PublicPreview } from '../features/account/PublicPreview';
import { PushSwitch } from '../features/account/PushSwitch';
import { ResendVerification } from '../features/account/ResendVerification';
import { SessionList } from '../features/account/SessionList';
import { usePayoutAccount } from '../features/payments/payout';
import { longDay } from '../kit/format/dates';
import { lazy } from '../kit/ui/lazy';
import { Page } from '../kit/ui/Page';
import { Details, Panel } from '../kit/ui/Panel';
import { toast } from '../kit/ui/toasts';
import { useLogout, useMe } from '../session/session';
import { useUnauthorized } from '../session/useUnauthorized';

// Shippers have neither.
const CarrierProfileForm = lazy(async () => ({
  default: (await import('./carriersProfile')).CarrierProfileForm,
}));
const PayoutSetup = lazy(async () => ({
  default: (await import('./carriersProfile')).PayoutSetup,
}));

export default function ProfilePage() {
  const me = useMe();
  const logout = useLogout();
  const onUnauthorized = useUnauthorized();
  const payout = usePayoutAccount(me.isCarrier).data?.status;
  const onErased = () => {
    logout();
    toast({ title: 'Your account was deleted' });
  };
  const sections = [
    { id: 'personal', label: 'Personal' },
    ...(me.isCarrier ? [{ id: 'public', label: 'What shippers see' }] : []),
    ...(me.isCarrier ? [] : [{ id: 'addresses', label: 'Addresses' }]),
    { id: 'notifications', label: 'Notifications' },
    ...(me.isCarrier
      ? [
          { id: 'facts', label: 'Verified facts' },
          { id: 'payouts', label: 'Payouts' },
        ]
      : []),
    { id: 'email', label: 'Email' },
    { id: 'security', label: 'Security' },
    { id: 'blocked', label: 'Blocked people' },
    { id: 'developers', label: 'Developers' },
    { id: 'data', label: 'Your data' },
    { id: 'account', label: 'Account' },
  ];
  return (
    <Page title="Profile settings">
      <Box
        component="nav"
        aria-label="Profile settings"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, mb: 6, mt: { xs: -2, sm: -4 } }}
      >
        {sections.map(({ id, label }) => (
          <Link key={id} href={`#${id}`} sx={{ py: { xs: 2.5, sm: 1.5 }, fontWeight: 600 }}>
            {label}
          </Link>
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) minmax(280px, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={column}>
          <Section id="personal" title="Personal">
            <Box sx={{ display: 'grid', gap: 6 }}>
              <ProfilePhoto user={me} />
              <PersonalForm user={me} />
            </Box>
          </Section>
          {me.isCarrier && (
            <Section id="public" title="What shippers see">
              <Suspense fallback={<Box sx={{ minHeight: 900 }} />}>
                <CarrierProfileForm user={me} />
              </Suspense>
            </Section>
          )}
          {!me.isCarrier && (
            <Section id="addresses" title="Your addresses">
              <AddressList />
            </Section>
          )}
          <Section id="notifications" title="Notifications">
            <Box sx={{ display: 'grid', gap: 6 }}>
              <PushSwitch />
              <NotificationChoices />
            </Box>
          </Section>
          {me.isCarrier && (
            <Section id="facts" title="Verified facts">
              <Typography>
                Registration, insurance, equipment, identity:{' '}
                <Link component={RouterLink} to="/become-carrier">
                  see what is checked and renew it
                </Link>
                .
              </Typography>
            </Section>
          )}
          {me.isCarrier && (
            <Section id="payouts" title="Payouts">
              <Suspense fallback={<Box sx={{ minHeight: 120 }} />}>
                <PayoutSetup />
              </Suspense>
            </Section>
          )}
          <Section id="email" title="Email">
            <Typography sx={{ mb: 5 }}>
              {me.emailVerified
                ? `We write to ${me.email}.`
                : `We write to ${me.email}, which is not confirmed yet. Open the link in our email.`}
              {me.pendingEmail && ` Once you open the link that we sent to ${me.pendingEmail}, we write there.`}
            </Typography>
            <EmailForm />
          </Section>
          <Section id="security" title="Security">
            <PasswordForm />
            <Typography variant="h4" component="h3" sx={{ mt: 8, mb: 2 }}>
              Where you are signed in
            </Typography>
            <SessionList />
          </Section>
          <Section id="blocked" title="Blocked people">
            <BlockedList />
          </Section>
          <Section id="developers" title="Developers">
            <Typography>
              Let your own programs list, quote and read for you:{' '}
              <Link component={RouterLink} to="/developers">
                manage API keys
              </Link>
              .
            </Typography>
          </Section>
          <Section id="data" title="Your data">
            <OwnData onErased={onErased} />
          </Section>
        </Box>
        <Box sx={column}>
          <Box sx={{ order: { xs: -1, md: 0 }, '&:empty': { display: 'none' } }}>
            <Completeness user={me} canBePaid={me.isCarrier && payout ? payout === 'ready' : undefined} />
          </Box>
          <AccountTypeCard user={me} onUnauthorized={onUnauthorized} />
          <Section id="account" title="Account">
            <Details
              columns={1}
              details={[
                { label: 'Email', value: me.email },
                { label: 'Email confirmed', value: me.emailVerified ? 'Yes' : 'Not yet' },
                { label: 'Member since', value: longDay(me.createdAt) },
              ]}
            />
            {(!me.emailVerified || me.pendingEmail) && <ResendVerification />}
          </Section>
          <Panel title="What others see">
            <PublicPreview userId={me.id} />
          </Panel>
        </Box>
      </Box>
    </Page>
  );
}

/** On a phone the two columns are one, with what is missing at its top. */
const column = { display: { xs: 'contents', md: 'grid' }, gap: 6 } as const;

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box id={id} sx={{ minWidth: 0 }}>
      <Panel title={title}>{children}</Panel>
    </Box>
  );
}

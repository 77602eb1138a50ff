import { QueryClient } from '@tanstack/react-query';
import { Admin, localStorageStore, Resource } from 'react-admin';
import apiKeys from './api-keys';
import approvals from './approvals';
import { authProvider } from './authProvider';
import changeOrders from './change-orders';
import chargebacks from './chargebacks';
import claims from './claims';
import { Dashboard } from './dashboard/Dashboard';
import { dataProvider } from './dataProvider';
import { lists } from './lists';
import payments from './payments';
import queue from './queue';
import quotes from './quotes';
import { ConsoleLayout } from './session/ConsoleLayout';
import { i18nProvider } from './session/messages';
import { NoSuchScreen } from './session/NoSuchScreen';
import { SignInPage } from './session/SignInPage';
import rateCards from './rate-cards';
import settings from './settings';
import shipments from './shipments';
import texts from './texts';
import { darkTheme, lightTheme } from './theme';
import users from './users';
import { LatestMessage } from './ui/LatestMessage';
import verifications from './verifications';

/** A failed call says so at once, with "Try again", whether the server refused it or was never reached. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** The operators' console: its resources and their screens. */
export function App() {
  return (
    <Admin
      title="Haulway console"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={localStorageStore(undefined, 'haulway_console')}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={ConsoleLayout}
      loginPage={SignInPage}
      notification={LatestMessage}
      dashboard={Dashboard}
      catchAll={NoSuchScreen}
      requireAuth
      disableTelemetry
    >
      <Resource name="queue" {...queue} />
      <Resource name="users" {...users} />
      <Resource name="shipments" {...shipments} />
      <Resource name="quotes" {...quotes} />
      <Resource name="payments" {...payments} />
      <Resource name="claims" {...claims} />
      <Resource name="approvals" {...approvals} />
      <Resource name="change-orders" {...changeOrders} />
      <Resource name="chargebacks" {...chargebacks} />
      <Resource name="rate-cards" {...rateCards} />
      <Resource name="verifications" {...verifications} />
      <Resource name="settings" {...settings} />
      <Resource name="texts" {...texts} />
      <Resource name="api-keys" {...apiKeys} />
      {lists.map((list) => (
        <Resource key={list.name} {...list} />
      ))}
    </Admin>
  );
}

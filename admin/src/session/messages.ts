import { defaultI18nProvider, type I18nProvider } from 'react-admin';

/** What react-admin says by itself, in the words of the house. */
const OWN: Readonly<Record<string, string>> = {
  'ra.notification.created': 'Saved.',
  'ra.notification.updated': 'Saved.',
  'ra.notification.deleted': 'Removed.',
  'resources.users.notifications.created': 'The account is open.',
  'resources.users.notifications.updated': 'The account is changed.',
  'resources.shipments.notifications.updated': 'The listing is changed.',
  'resources.settings.notifications.updated': 'The new settings are in force.',
  'resources.support-tickets.notifications.updated': 'The ticket is marked.',
  'ra.notification.http_error': 'Haulway could not be reached. Check your connection and try again.',
  'ra.notification.logged_out': 'Your session has ended. Sign in again.',
  'ra.message.unsaved_changes': 'Leave without saving? What you typed here will be lost.',
};

/** react-admin's English, but for what the house says in its own words. */
export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => OWN[key] ?? defaultI18nProvider.translate(key, options),
};

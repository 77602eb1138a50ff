import { defaultI18nProvider, type I18nProvider } from 'react-admin';

/** react-admin's own messages, in our words. */
const OWN: Readonly<Record<string, string>> = {
  'ra.action.cancel': 'Go back',
  'ra.navigation.no_results': 'Nothing here.',
  'ra.navigation.no_filtered_results': 'Nothing matches these filters.',
  'ra.notification.created': 'Saved.',
  'ra.notification.updated': 'Saved.',
  'ra.notification.deleted': 'Removed.',
  'resources.users.notifications.created': 'Account created.',
  'resources.users.notifications.updated': 'Account updated.',
  'resources.shipments.notifications.updated': 'Listing updated.',
  'resources.settings.notifications.updated': 'The new settings are in effect.',
  'resources.rate-cards.notifications.updated': 'The new version is in effect.',
  'resources.texts.notifications.updated': 'The new wording is in use.',
  'resources.texts.notifications.created': 'It is in use now.',
  'resources.support-tickets.notifications.updated': 'Ticket updated.',
  'ra.notification.http_error': 'Haulway could not be reached. Check your connection and try again.',
  'ra.notification.logged_out': 'Your session has ended. Sign in again.',
  'ra.message.unsaved_changes': 'Leave without saving? What you typed here will be lost.',
};

/** react-admin's English, with our own messages in place of some of its. */
export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => OWN[key] ?? defaultI18nProvider.translate(key, options),
};

import type { Preferences } from '../api/types';
import type { Labels } from './labels';

/** What people choose to be told about, in the order it is shown. */
export const NEWS_LABELS: Labels<keyof Preferences> = {
  quote: 'Quotes',
  shipment: 'Shipments',
  reminder: 'Reminders',
  load: 'Loads',
  message: 'Messages',
  review: 'Reviews',
  desk: 'Desk',
  payment: 'Payments',
  claim: 'Claims',
};

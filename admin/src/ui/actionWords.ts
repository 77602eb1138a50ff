import { sentence } from '@haulway/frontend/kit/format/words.ts';
import type { Resource } from '../records';

/** What the audit log has lines about, as the menu calls it: any resource, and searches of them all. */
export const LOGGED: Record<Resource | 'search', string> = {
  'api-keys': 'API keys',
  approvals: 'Approvals',
  'audit-log': 'Audit log',
  'change-orders': 'Changes',
  chargebacks: 'Chargebacks',
  claims: 'Claims',
  'counter-offers': 'Counter-offers',
  deadlines: 'Deadlines',
  emails: 'Emails',
  jobs: 'Jobs',
  'ledger-entries': 'Ledger',
  messages: 'Messages',
  'money-operations': 'Money operations',
  'payment-charges': 'Charges',
  payments: 'Payments',
  questions: 'Questions',
  queue: 'Queue',
  quotes: 'Quotes',
  'rate-cards': 'Rate cards',
  'reconciliation-breaks': 'Differences',
  refunds: 'Refunds',
  reports: 'Reports',
  reviews: 'Reviews',
  search: 'Search',
  settings: 'Settings',
  'shared-queries': 'Shared queries',
  shipments: 'Shipments',
  'support-tickets': 'Support tickets',
  texts: 'Texts',
  timeline: 'Timeline',
  users: 'Users',
  verifications: 'Verifications',
  'webhook-deliveries': 'Webhook deliveries',
  'webhook-endpoints': 'Webhook endpoints',
  'webhook-events': 'Webhook events',
};

/** An operator's action in words: `api-keys.rotate` is "API keys: rotate". */
export function actionWords(action: string): string {
  const [resource = '', verb = ''] = action.split('.');
  const names: Readonly<Record<string, string>> = LOGGED;
  const about = names[resource] ?? sentence(spaced(resource));
  return verb ? `${about}: ${spaced(verb)}` : about;
}

/** An event in words, which programs read as `message.sent`. */
export const eventWords = (name: string): string => sentence(name.replaceAll('.', ' ')).replace(/^Api\b/, 'API');

const spaced = (name: string) => name.replaceAll('-', ' ');

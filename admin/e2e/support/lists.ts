/** Each list: its title, the placeholder of its search box and, where records have pages, which record to open. */
export const LISTS: Record<string, { title: string; search?: string; opens?: object }> = {
  claims: { title: 'Claims', search: 'Name, title or ID', opens: { open: true } },
  verifications: { title: 'Verifications', search: 'Name, number or ID', opens: {} },
  'support-tickets': { title: 'Support tickets', search: 'Name, email, topic or ID', opens: {} },
  reports: { title: 'Reports', search: 'ID of a person, or of what was reported' },
  users: { title: 'Users', search: 'Name, email, phone or ID', opens: { isCarrier: true } },
  shipments: { title: 'Shipments', search: 'Title, place or ID', opens: { status: 'in_transit' } },
  quotes: { title: 'Quotes', search: 'Name, title or ID', opens: { status: 'in_progress' } },
  reviews: { title: 'Reviews', search: 'Name, title or ID' },
  messages: { title: 'Messages', search: 'Name, title or ID' },
  payments: { title: 'Payments', search: 'Name, title or ID', opens: { status: 'released' } },
  'ledger-entries': { title: 'Ledger', search: 'Payment ID' },
  refunds: { title: 'Refunds', search: 'Name, title or ID' },
  chargebacks: { title: 'Chargebacks', search: 'Name, title or ID' },
  'money-operations': { title: 'Money operations', search: 'Name, title or ID' },
  'reconciliation-breaks': { title: 'Differences', search: 'Name, title or ID' },
  deadlines: { title: 'Deadlines', search: 'Shipment ID, or ID of what it is about' },
  jobs: { title: 'Jobs' },
  'webhook-events': { title: 'Webhook events', search: 'Object ID' },
  emails: { title: 'Emails', search: 'Start of the recipient address' },
  'audit-log': { title: 'Audit log', search: 'Action, email or ID' },
  'rate-cards': { title: 'Rate cards', opens: {} },
  settings: { title: 'Settings' },
};
/** Forms: their address or the record they change, and their heading. */
export const FORMS: { at: string; of?: object; title: string | RegExp }[] = [
  { at: 'users/create', title: 'Create User' },
  { at: 'settings/current', title: 'Settings' },
  { at: 'users', of: { isCarrier: true }, title: /^User/ },
  { at: 'shipments', of: { status: 'listed' }, title: /^Shipment/ },
  { at: 'rate-cards', of: {}, title: 'Rate card' },
];

/** Each list by its title, what it is searched by, and which of its records is opened where records have pages. */
export const LISTS: Record<string, { title: string; search?: string; opens?: object }> = {
  claims: { title: 'Claims', search: 'Name, title or id', opens: { open: true } },
  verifications: { title: 'Verifications', search: 'Name, number or id', opens: {} },
  'support-tickets': { title: 'Support tickets', search: 'Name, email, topic or id', opens: {} },
  reports: { title: 'Reports', search: 'Id of a person, or of what is reported' },
  users: { title: 'Users', search: 'Name, email, phone or id', opens: { isCarrier: true } },
  shipments: { title: 'Shipments', search: 'Title, place or id', opens: { status: 'in_transit' } },
  quotes: { title: 'Quotes', search: 'Name, title or id', opens: { status: 'in_progress' } },
  reviews: { title: 'Reviews', search: 'Name, title or id' },
  messages: { title: 'Messages', search: 'Name, title or id' },
  payments: { title: 'Payments', search: 'Name, title or id', opens: { status: 'released' } },
  'ledger-entries': { title: 'Ledger', search: 'Id of the payment' },
  refunds: { title: 'Refunds', search: 'Name, title or id' },
  chargebacks: { title: 'Chargebacks', search: 'Name, title or id' },
  'money-operations': { title: 'Money operations', search: 'Name, title or id' },
  'reconciliation-breaks': { title: 'Differences', search: 'Name, title or id' },
  deadlines: { title: 'Deadlines', search: 'Id of the shipment or what it is about' },
  jobs: { title: 'Jobs' },
  'webhook-events': { title: 'Webhook events', search: 'Id of its object' },
  emails: { title: 'Emails', search: 'Beginning of the recipient' },
  'audit-log': { title: 'Audit log', search: 'Action, email, or id' },
  'rate-cards': { title: 'Rate cards', opens: {} },
  settings: { title: 'Settings' },
};
/** Forms: the address or the record that is changed, and the heading. */
export const FORMS: { at: string; of?: object; title: string | RegExp }[] = [
  { at: 'users/create', title: 'Create User' },
  { at: 'settings/current', title: 'Settings' },
  { at: 'users', of: { isCarrier: true }, title: /^User/ },
  { at: 'shipments', of: { status: 'listed' }, title: /^Shipment/ },
  { at: 'rate-cards', of: {}, title: 'Rate card' },
];

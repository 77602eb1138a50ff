/** Which floor each folder is on. Calls go down; folders on one floor do not know each other. */
export const FLOORS: Readonly<Record<string, number>> = {
  common: 0,
  platform: 2,
  // Below users, whose pictures are uploads.
  uploads: 2.5,
  users: 3,
  places: 3,
  ledger: 3,
  mails: 3,
  // Below the notifications that it brings to phones.
  push: 3.5,
  // Of places, and below the listings that keep them.
  addresses: 3.5,
  // Below the listings that come from them.
  widgets: 3.5,
  shipments: 4,
  auth: 4,
  notifications: 4,
  approvals: 4,
  'public-events': 4,
  // Sends on what is written there.
  'webhook-endpoints': 4.5,
  imports: 5,
  quotes: 5,
  // On quotes, which lets them end what was offered.
  'counter-offers': 5.2,
  questions: 5,
  // On listings, which it makes from templates.
  recurrences: 5,
  pricing: 5,
  messages: 5,
  tracking: 5,
  payments: 5,
  // What proves a pickup or a delivery, in the transaction of the verb.
  proofs: 5.5,
  bookings: 6,
  accounts: 7,
  claims: 7,
  drivers: 7,
  reviews: 7,
  support: 7,
  trips: 7,
  'tracking-links': 7,
  verifications: 7,
  // Nobody calls it: the tools do.
  backup: 8,
  admin: 8,
  metrics: 8,
};

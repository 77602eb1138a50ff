/** What a program may do for the user who let it in, each with words for people. Calls name theirs in `@Call`. */
export const SCOPES = {
  'shipments:read': 'Read shipments, places, distances and price estimates',
  'shipments:write': 'Create, change, publish and cancel listings, with their photos',
  'quotes:read': 'Read quotes',
  'quotes:write': 'Send, change and withdraw quotes',
  'bookings:write': 'Accept, decline and pay quotes',
  'deliveries:write': 'Report pick-ups, locations and deliveries',
  'deliveries:confirm': 'Confirm deliveries, which releases the payment',
  'payments:read': 'Read payments and statements',
  'messages:read': 'Read conversations',
  'messages:write': 'Send messages, and mark them as read',
  'claims:read': 'Read claims with their evidence',
  'claims:write': 'Open, answer and withdraw claims',
  'reviews:write': 'Write reviews',
  'events:read': 'Read the event log',
  'webhooks:write': 'Manage webhook endpoints',
  'account:read': "Read the account, its dashboard and its carrier's passport",
} as const satisfies Record<string, string>;

export type Scope = keyof typeof SCOPES;

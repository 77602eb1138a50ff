import type { components } from '../../kit/api/schema';

/** What a program may do with a key. */
export type Scope = components['schemas']['NewApiKey']['scopes'][number];

interface ScopeWords {
  label: string;
  /** What a program can do with it, in one sentence. */
  does: string;
}

/** Each scope in words. A scope that the server adds does not compile until it is listed here. */
export const SCOPE_WORDS: Record<Scope, ScopeWords> = {
  'shipments:read': { label: 'Read shipments', does: 'See shipments, places, distances and price estimates.' },
  'shipments:write': { label: 'Write shipments', does: 'Create, change, publish and cancel listings, with photos.' },
  'quotes:read': { label: 'Read quotes', does: 'See quotes on your listings and quotes you sent.' },
  'quotes:write': {
    label: 'Write quotes',
    does: 'Send, change and withdraw quotes, ask and answer questions, and plan trips.',
  },
  'deliveries:write': { label: 'Report deliveries', does: 'Report pickups, locations and deliveries.' },
  'messages:read': { label: 'Read messages', does: 'Read your conversations.' },
  'messages:write': { label: 'Write messages', does: 'Send messages, and mark them as read.' },
  'claims:read': { label: 'Read claims', does: 'See your claims with their evidence.' },
  'claims:write': { label: 'Write claims', does: 'Open, answer and withdraw claims.' },
  'reviews:write': { label: 'Write reviews', does: 'Rate the other side after a job.' },
  'events:read': { label: 'Read the event log', does: 'See what happened to your shipments, quotes and payments.' },
  'webhooks:write': { label: 'Manage webhooks', does: 'Choose which addresses events are sent to.' },
  'account:read': { label: 'Read the account', does: 'See your profile, your dashboard and your verified facts.' },
  'payments:read': { label: 'Read payments', does: 'See payments and statements. It cannot pay.' },
  'bookings:write': { label: 'Book and pay', does: 'Accept, decline and pay quotes, and cancel bookings.' },
  'deliveries:confirm': {
    label: 'Confirm deliveries',
    does: 'Confirm a delivery, which releases the payment to the carrier.',
  },
};

interface ScopeGroup {
  title: string;
  scopes: readonly Scope[];
}

/** The scopes as a form shows them; those that move money come last, in their own group. */
export const SCOPE_GROUPS: readonly ScopeGroup[] = [
  {
    title: 'Shipments and quotes',
    scopes: ['shipments:read', 'shipments:write', 'quotes:read', 'quotes:write', 'deliveries:write'],
  },
  { title: 'Events', scopes: ['events:read', 'webhooks:write'] },
  {
    title: 'People and disputes',
    scopes: [
      'messages:read',
      'messages:write',
      'claims:read',
      'claims:write',
      'reviews:write',
      'account:read',
      'payments:read',
    ],
  },
  { title: 'Moves money', scopes: ['bookings:write', 'deliveries:confirm'] },
];

/** A key's scopes in words; a scope that this page does not know is shown as it is. */
export function scopesInWords(scopes: readonly string[]): string {
  return scopes.map((scope) => (SCOPE_WORDS[scope as Scope] as ScopeWords | undefined)?.label ?? scope).join(', ');
}

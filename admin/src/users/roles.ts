import type { Labels } from '@haulway/frontend/kit/format/labels.ts';
import type { AnswerOf } from '@haulway/frontend/kit/api/operations.ts';

type Role = AnswerOf<'GET', '/api/admin/access'>['role'];

/** What operators may do, in a word or two. */
export const ROLE_LABELS: Labels<Role> = {
  owner: 'Owner',
  support: 'Support',
  finance: 'Finance',
  read_only: 'Reader',
};

const MAY: Labels<Role> = {
  owner: 'Does everything, and gives roles.',
  support: 'People, shipments, reviews, tickets and checks; refunds up to $200.',
  finance: 'Payments, refunds, claims and the ledger.',
  read_only: 'Sees everything but the audit log, and changes nothing.',
};

/** The roles for a menu, each with what it may do. */
export const ROLE_CHOICES = Object.entries(ROLE_LABELS).map(([id, name]) => ({
  id,
  name: `${name}: ${MAY[id as Role]}`,
}));

export const roleName = (role: string): string => ROLE_LABELS[role as Role] ?? role;

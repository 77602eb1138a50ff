import type { User } from './actor.js';
import { problem } from './errors.js';
import { type Cents, formatCents } from './money.js';

/** What an operator may do is decided by their role. Only owners give roles. */
export const OPERATOR_ROLES = ['owner', 'support', 'finance', 'read_only'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/**
 * What can be done to a resource's records. `read_own` is reading only what one did oneself; `refund` is giving back up to
 * {@link MOST_REFUNDED}, and `write` includes any refund; `export` is a file of a list.
 */
export const OPERATOR_ACTS = ['read', 'read_own', 'write', 'refund', 'erase', 'export'] as const;
export type OperatorAct = (typeof OPERATOR_ACTS)[number];

/** The most that a role without `write` may refund of a payment, with what operators gave back of it before. */
export const MOST_REFUNDED: Cents = 20_000;

type Rights = Readonly<Record<OperatorRole, readonly OperatorAct[]>>;

const MARKET: Rights = {
  owner: ['read', 'write', 'erase', 'export'],
  support: ['read', 'write', 'export'],
  finance: ['read', 'export'],
  read_only: ['read'],
};
const MONEY: Rights = {
  owner: ['read', 'write', 'export'],
  support: ['read', 'export'],
  finance: ['read', 'write', 'export'],
  read_only: ['read'],
};
const PAYMENTS: Rights = { ...MONEY, support: ['read', 'refund', 'export'] };
const MACHINERY: Rights = {
  owner: ['read', 'write', 'export'],
  support: ['read', 'export'],
  finance: ['read', 'export'],
  read_only: ['read'],
};

/** The whole table: resource x role x acts. `operators` are the accounts that have a role. */
export const OPERATOR_RIGHTS = {
  users: MARKET,
  shipments: MARKET,
  quotes: MARKET,
  messages: MARKET,
  reviews: MARKET,
  'support-tickets': MARKET,
  verifications: MARKET,
  reports: MARKET,
  emails: MARKET,
  timeline: MARKET,
  questions: MARKET,
  'counter-offers': MARKET,
  texts: MARKET,

  payments: PAYMENTS,
  refunds: MONEY,
  'payment-charges': MONEY,
  'money-operations': MONEY,
  claims: MONEY,
  'change-orders': MONEY,
  chargebacks: MONEY,
  approvals: MONEY,
  'reconciliation-breaks': MONEY,
  'ledger-entries': MONEY,

  settings: MACHINERY,
  'rate-cards': MACHINERY,
  operators: MACHINERY,
  'api-keys': MACHINERY,
  jobs: MACHINERY,
  deadlines: MACHINERY,
  'webhook-events': MACHINERY,
  'webhook-endpoints': MACHINERY,
  'webhook-deliveries': MACHINERY,
  sandbox: MACHINERY,

  /** The console itself: its figures and the search. */
  console: { owner: ['read'], support: ['read'], finance: ['read'], read_only: ['read'] },
  /** Who looks at what waits for operators, and what they note about it. */
  queue: {
    owner: ['read', 'write', 'export'],
    support: ['read', 'write', 'export'],
    finance: ['read', 'write', 'export'],
    read_only: ['read'],
  },
  /** Filters of lists under a name. Only owners remove what somebody else shares. */
  'shared-queries': {
    owner: ['read', 'write', 'export'],
    support: ['read', 'write', 'export'],
    finance: ['read', 'write', 'export'],
    read_only: ['read'],
  },
  'audit-log': {
    owner: ['read', 'export'],
    support: ['read_own', 'export'],
    finance: ['read', 'export'],
    read_only: [],
  },
} as const satisfies Record<string, Rights>;

export type OperatorResource = keyof typeof OPERATOR_RIGHTS;

export function isOperatorResource(name: string): name is OperatorResource {
  return Object.hasOwn(OPERATOR_RIGHTS, name);
}

/** May the caller do this? Nobody without a role may. */
export function mayOperate(
  { operatorRole }: Pick<User, 'operatorRole'>,
  resource: OperatorResource,
  act: OperatorAct,
): boolean {
  if (operatorRole === null) return false;
  const acts: readonly OperatorAct[] = OPERATOR_RIGHTS[resource][operatorRole];
  return acts.includes(act) || (act === 'refund' && acts.includes('write'));
}

/** @throws 403 `forbidden_role` */
export function requireRole(operator: User, resource: OperatorResource, act: OperatorAct): void {
  if (!mayOperate(operator, resource, act)) throw problem('forbidden_role');
}

/** @throws 403 `forbidden_role` when this is more than the operator's role may give back of a payment, in all its parts */
export function requireRefund(operator: User, amount: Cents): void {
  if (amount <= MOST_REFUNDED || mayOperate(operator, 'payments', 'write'))
    return requireRole(operator, 'payments', 'refund');
  throw problem('forbidden_role', {
    detail: `Your role gives back at most ${formatCents(MOST_REFUNDED)} of a payment, all parts together. Ask finance or an owner for more.`,
  });
}

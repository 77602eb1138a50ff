import { HOUR } from '../common/clock.js';
import type { OperatorResource } from '../common/operator-roles.js';

/** Acts that a second operator approves when they move more than the setting `twoPersonAbove`, and whose records they are done to. */
export const APPROVED_ACTS = {
  'payments.release': 'payments',
  'payments.refund': 'payments',
  'shipments.cancel': 'shipments',
  'claims.resolve': 'claims',
  'change-orders.decide': 'change-orders',
} as const satisfies Record<string, OperatorResource>;

export type ApprovedAct = keyof typeof APPROVED_ACTS;
export const APPROVED_ACT_NAMES = Object.keys(APPROVED_ACTS) as ApprovedAct[];

/** How long an act waits for a second operator. */
export const APPROVAL_TIME = 72 * HOUR;

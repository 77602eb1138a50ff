import type { OperatorRole } from '../../src/common/operator-roles.js';

const READERS = 'owner support finance read_only';
const MARKET = 'owner support';
const MONEY = 'owner finance';
const OWNERS = 'owner';

/** Who may make each call of operators, by role; any other is a read that all of them may make. */
export const OPERATOR_CALLS: Readonly<Record<string, string>> = {
  'GET /api/admin/audit-log': 'owner support finance',
  'GET /api/admin/audit-log/{id}': 'owner support finance',

  'POST /api/admin/{resource}/{id}/assign': 'owner support finance',
  'POST /api/admin/{resource}/{id}/snooze': 'owner support finance',
  'POST /api/admin/{resource}/{id}/notes': 'owner support finance',
  'POST /api/admin/shared-queries': 'owner support finance',
  'DELETE /api/admin/shared-queries/{id}': 'owner support finance',

  'POST /api/admin/users': MARKET,
  'PUT /api/admin/users/{id}': MARKET,
  'DELETE /api/admin/users/{id}': OWNERS,
  'POST /api/admin/users/{id}/suspend': MARKET,
  'POST /api/admin/users/{id}/restore': MARKET,
  'POST /api/admin/users/{id}/end-sessions': MARKET,
  'POST /api/admin/users/{id}/verify-email': MARKET,
  'POST /api/admin/users/{id}/send-reset': MARKET,
  'POST /api/admin/users/{id}/view-as': MARKET,
  'PUT /api/admin/shipments/{id}': MARKET,
  'DELETE /api/admin/shipments/{id}': MARKET,
  'POST /api/admin/shipments/{id}/cancel': MARKET,
  'DELETE /api/admin/reviews/{id}': MARKET,
  'DELETE /api/admin/messages/{id}': MARKET,
  'PUT /api/admin/support-tickets/{id}': MARKET,
  'POST /api/admin/support-tickets/{id}/reply': MARKET,
  'POST /api/admin/reports/{id}/close': MARKET,
  'POST /api/admin/questions/{id}/hide': MARKET,
  'POST /api/admin/emails/{id}/resend': MARKET,
  'POST /api/admin/texts': MARKET,
  'PUT /api/admin/texts/{id}': MARKET,
  'POST /api/admin/texts/{id}/restore': MARKET,
  // Shows what stands there, and changes nothing.
  'POST /api/admin/texts/{id}/preview': READERS,
  'POST /api/admin/verifications/{id}/approve': MARKET,
  'POST /api/admin/verifications/{id}/reject': MARKET,

  'POST /api/admin/payments/{id}/release': MONEY,
  'POST /api/admin/payments/{id}/refund': 'owner support finance',
  'POST /api/admin/money-operations/{id}/retry': MONEY,
  'POST /api/admin/money-operations/{id}/paid-by-hand': MONEY,
  'POST /api/admin/approvals/{id}/approve': MONEY,
  'POST /api/admin/approvals/{id}/withdraw': MONEY,
  'POST /api/admin/reconciliation-breaks/{id}/explain': MONEY,
  'POST /api/admin/reconciliation-breaks/{id}/close': MONEY,
  'POST /api/admin/chargebacks/{id}/evidence': MONEY,
  'POST /api/admin/chargebacks/{id}/accept-loss': MONEY,
  'POST /api/admin/claims/{id}/resolve': MONEY,
  'POST /api/admin/claims/{id}/paid-by-hand': MONEY,
  'POST /api/admin/change-orders/{id}/decide': MONEY,
  'POST /api/admin/change-orders/{id}/paid-by-hand': MONEY,

  'PUT /api/admin/settings/{id}': OWNERS,
  'PUT /api/admin/rate-cards/{id}': OWNERS,
  'POST /api/admin/rate-cards/preview': OWNERS,
  'POST /api/admin/rate-cards/recompute': OWNERS,
  'PUT /api/admin/api-keys/{id}': OWNERS,
  'POST /api/admin/api-keys/{id}/revoke': OWNERS,
  'POST /api/admin/webhook-endpoints/{id}/disable': OWNERS,
  'POST /api/admin/webhook-endpoints/{id}/enable': OWNERS,
  'POST /api/admin/webhook-events/{id}/retry': OWNERS,
  'POST /api/admin/webhook-deliveries/{id}/retry': OWNERS,
  'POST /api/admin/jobs/{id}/retry': OWNERS,
  'POST /api/sandbox/clock': OWNERS,
  'POST /api/sandbox/disputes': OWNERS,
  'POST /api/sandbox/disputes/{id}/close': OWNERS,
  'POST /api/sandbox/top-ups': OWNERS,
  'POST /api/sandbox/faults': OWNERS,
};

/** @param call such as `POST /api/admin/users/{id}/suspend` */
export function mayCall(role: OperatorRole, call: string): boolean {
  return (OPERATOR_CALLS[call] ?? READERS).split(' ').includes(role);
}

import type { ParamsOf } from '@haulway/frontend/kit/api/operations.ts';
import type { components } from '@haulway/frontend/kit/api/schema.d.ts';
import { type Identifier, useGetManyReference, useGetOne, useRecordContext } from 'react-admin';

type Schemas = components['schemas'];
type Named = ParamsOf<'GET', '/api/admin/{resource}'>['resource'];

/** What the API's document calls the records of each resource. */
interface SchemaNames {
  users: 'AdminUser';
  shipments: 'AdminShipment';
  quotes: 'AdminQuote';
  payments: 'AdminPayment';
  claims: 'AdminClaim';
  messages: 'AdminMessage';
  reviews: 'AdminReview';
  timeline: 'AdminTimeline';
  'support-tickets': 'AdminSupportTicket';
  verifications: 'AdminVerification';
  'ledger-entries': 'AdminLedgerEntry';
  refunds: 'AdminRefund';
  chargebacks: 'AdminChargeback';
  'money-operations': 'AdminMoneyOperation';
  'reconciliation-breaks': 'AdminReconciliationBreak';
  deadlines: 'AdminDeadline';
  'webhook-events': 'AdminWebhookEvent';
  emails: 'AdminEmail';
  'audit-log': 'AdminAuditLog';
  'rate-cards': 'AdminRateCard';
}

/** The records of each resource as the document describes them; each has its id. */
export type Records = { [R in Named]: Schemas[SchemaNames[R]] & { id: Identifier } } & {
  settings: Schemas['SettingsAnswer'];
  jobs: Schemas['JobAnswer'];
};

export type Resource = keyof Records;

/** A field of a resource's records. */
export type Column<R extends Resource> = Extract<keyof Records[R], string>;

/** The record that a screen, or a part of it, is about. */
export function useRecord<R extends Resource>(_resource: R): Records[R] | undefined {
  return useRecordContext() as Records[R] | undefined;
}

/** One record by its id; undefined while it is read, and without an id. */
export function useOne<R extends Resource>(resource: R, id: Identifier | null): Records[R] | undefined {
  return useGetOne(resource, { id: id ?? '' }, { enabled: id !== null }).data as Records[R] | undefined;
}

/** The newest records that refer to another one by a field; undefined while they are read, and without an id. */
export function useThose<R extends Resource>(
  resource: R,
  target: Column<R>,
  id: Identifier | null,
  most: number,
): Records[R][] | undefined {
  const { data } = useGetManyReference(
    resource,
    {
      target,
      id: id ?? '',
      pagination: { page: 1, perPage: most },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: {},
    },
    { enabled: id !== null },
  );
  return data as Records[R][] | undefined;
}

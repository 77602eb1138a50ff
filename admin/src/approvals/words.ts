import type { Labels } from '@haulway/frontend/kit/format/labels.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';

const ACTS: Labels = {
  'payments.release': 'Release',
  'payments.refund': 'Refund',
  'shipments.cancel': 'Cancellation with a refund',
  'claims.resolve': 'Award on a claim',
  'change-orders.decide': 'Grant for an empty trip',
};

/** What waits to be approved. */
export const actWords = (act: string | null | undefined) => (act ? (ACTS[act] ?? sentence(act)) : '-');

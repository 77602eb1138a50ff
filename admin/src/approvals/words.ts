import type { Labels } from '@haulway/frontend/kit/format/labels.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';

const ACTS: Labels = {
  'payments.release': 'Release',
  'payments.refund': 'Refund',
  'shipments.cancel': 'Cancellation with a refund',
  'claims.resolve': 'Award on a claim',
  'change-orders.decide': 'Grant for an empty trip',
};

const FOLLOWS: Labels = {
  'payments.release': 'The payout goes to the carrier.',
  'payments.refund':
    'The amount goes back to the card. If that is all there is, the deal ends and the shipment is cancelled.',
  'shipments.cancel': 'The payment goes back to the card, and the shipment is cancelled.',
  'claims.resolve': 'The claim is decided. Once it is delivered, what is left in escrow is released.',
  'change-orders.decide': 'The carrier is granted the amount for an empty trip.',
};

/** What approving it does. */
export const whatFollows = (act: string | null | undefined) => (act ? (FOLLOWS[act] ?? '') : '');

/** What waits to be approved. */
export const actWords = (act: string | null | undefined) => (act ? (ACTS[act] ?? sentence(act)) : '-');

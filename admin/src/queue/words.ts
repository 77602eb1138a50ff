import { CHANGE_REASONS, factLabel } from '@haulway/frontend/kit/format/labels.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import { actWords } from '../approvals/words';
import { reasonWords } from '../chargebacks/words';
import { eventWords } from '../ui/actionWords';

/** What keeps a payment frozen while nothing else about it waits here. */
const FROZEN_BY: Readonly<Record<string, string>> = { chargeback: 'the bank decides a chargeback' };

/** What the card provider is asked to do. */
const OPERATIONS: Readonly<Record<string, string>> = {
  transfer: 'payout to the carrier',
  refund: 'refund to the card',
  reversal: 'taking money back from the carrier',
  cancel_intent: 'cancelling a charge',
};

/** What waits about a job that ended at the door. */
const ENDED: Readonly<Record<string, string>> = { end: 'to decide', 'paid-by-hand': 'to pay by hand' };

/** The kind of a record, or what it is about, in words: facts and acts have names of their own. */
export function whatWords(resource: string | null | undefined, what: string | null | undefined): string {
  if (!what) return 'unknown';
  if (resource === 'approvals') return actWords(what);
  if (resource === 'chargebacks') return reasonWords(what);
  // Jobs are named as in the logs.
  if (resource === 'jobs') return what;
  if (resource === 'money-operations') return OPERATIONS[what] ?? sentence(what);
  if (resource === 'payments') return FROZEN_BY[what] ?? sentence(what);
  if (resource === 'change-orders') return ENDED[what] ?? changeReason(what);
  if (resource === 'emails') return eventWords(what);
  return resource === 'verifications' ? factLabel(what) : sentence(what);
}

/** Why somebody proposes a change, in words. */
export function changeReason(reason: string | null | undefined): string {
  const known: Readonly<Record<string, string>> = CHANGE_REASONS;
  return known[reason ?? ''] ?? sentence(reason ?? '');
}

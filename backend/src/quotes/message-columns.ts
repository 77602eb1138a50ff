import { maskContacts, warningsOf } from '../common/contact-data.js';
import type { Quote } from './quote.entity.js';

/** The message with a quote or a counter-offer, the part of it the other side sees until the payment is in escrow, and what that side is warned about. */
export function messageColumns(
  message: string | null | undefined,
): Pick<Quote, 'message' | 'maskedMessage' | 'masked' | 'warnings'> {
  const { text, kinds } = maskContacts(message ?? '');
  return {
    message: message || null,
    maskedMessage: kinds.length > 0 ? text : null,
    masked: kinds,
    warnings: warningsOf(message ?? ''),
  };
}

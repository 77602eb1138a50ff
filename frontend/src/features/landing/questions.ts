import type { AnswerOf } from '../../kit/api/operations';

/** A question with its answer, as operators word it; `also` has other words that people search with. */
export type Question = Pick<AnswerOf<'GET', '/api/texts'>['questions'][number], 'question' | 'answer' | 'also'> & {
  group: string;
};

export const groups: { id: string; label: string }[] = [
  { id: 'shipping', label: 'Shipping' },
  { id: 'quotes', label: 'Quotes & prices' },
  { id: 'payments', label: 'Payments & escrow' },
  { id: 'carriers', label: 'Carriers' },
  { id: 'claims', label: 'Claims' },
  { id: 'account', label: 'Account' },
];

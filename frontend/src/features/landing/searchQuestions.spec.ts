import { describe, expect, it } from '@jest/globals';
import { QUESTIONS } from '../../../../backend/src/support/questions';
import { questionSearch } from './searchQuestions';

const search = questionSearch(Object.values(QUESTIONS));

/** What people type, and the question that has to be in the top three. */
const WORDS: readonly (readonly [typed: string, question: string])[] = [
  ['insurance', 'How much is covered?'],
  ['is my car insured', 'How much is covered?'],
  ['insurence', 'How much is covered?'],
  ['guarantee', 'How much is covered?'],
  ['warranty', 'How much is covered?'],
  ['track', 'Can I follow my shipment?'],
  ['tracking', 'Can I follow my shipment?'],
  ['trakcing', 'Can I follow my shipment?'],
  ['where is my stuff', 'Can I follow my shipment?'],
  ['gps', 'Can I follow my shipment?'],
  ['stairs', 'What if there are stairs, or it is hard to reach?'],
  ['elevator', 'What if there are stairs, or it is hard to reach?'],
  ['third floor', 'What if there are stairs, or it is hard to reach?'],
  ['broken', 'What if something is damaged?'],
  ['damage', 'What if something is damaged?'],
  ['damaged', 'What if something is damaged?'],
  ['scratches', 'What if something is damaged?'],
  ['stolen', 'What if something is damaged?'],
  ['claim', 'What if something is damaged?'],
  ['refund', 'When do I get a refund?'],
  ['refnud', 'When do I get a refund?'],
  ['money back', 'When do I get a refund?'],
  ['cancel', 'Can I cancel?'],
  ['cancelation', 'Can I cancel?'],
  ['money', 'When do I pay?'],
  ['pay', 'When do I pay?'],
  ['credit card', 'When do I pay?'],
  ['deposit', 'When do I pay?'],
  ['escrow', 'When do I pay?'],
  ['fees', 'Is there a fee?'],
  ['commission', 'Is there a fee?'],
  ['price', 'How good are the estimates?'],
  ['how much does it cost', 'How good are the estimates?'],
  ['late', 'What if the carrier is late?'],
  ['delay', 'What if the carrier is late?'],
  ['no show', 'What if the carrier never comes?'],
  ['horse', 'What can I ship?'],
  ['motorcycle', 'What can I ship?'],
  ['guns', 'What can I not ship?'],
  ['phone number', 'Why is part of my message hidden?'],
  ['scam', 'What does a badge mean?'],
  ['background check', 'What does a badge mean?'],
  ['how long', 'How long does it take?'],
  ['packing', 'How do I get it ready?'],
  ['password', 'I forgot my password'],
  ['login', 'I forgot my password'],
  ['delete account', 'How do I get my data or delete my account?'],
  ['bids', 'Who sees a quote?'],
  ['payout', 'When does the carrier get the money?'],
  ['earn', 'What do carriers earn?'],
  ['talk to a human', 'How do I reach a person?'],
  ['customer service', 'How do I reach a person?'],
];

describe('the search over the questions', () => {
  it.each(WORDS)('answers "%s" with "%s"', (typed, question) => {
    const found = search(typed);
    expect(found.isGuess).toBe(false);
    expect(found.questions.slice(0, 3).map((each) => each.question)).toContain(question);
  });

  it('offers three questions when nothing matches', () => {
    for (const typed of ['xyzzy', 'qqqqqq', '???', 'the']) {
      const found = search(typed);
      expect([typed, found.isGuess, found.questions.length]).toEqual([typed, true, 3]);
    }
  });
});

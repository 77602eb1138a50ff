import { defineMachine } from '../common/rules.js';

export const QUESTION_STATUSES = ['open', 'answered', 'hidden'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

export type QuestionVerb = 'ask' | 'answer' | 'hide';

/** A question's life. Its carrier is the one who asked; while it is open, nobody else but the owner and operators sees it. */
export const QUESTION_RULES = defineMachine<QuestionStatus, QuestionVerb, 'question'>({
  noun: 'question',
  table: 'questions',
  states: QUESTION_STATUSES,
  sealed: true,
  verbs: {
    ask: { who: ['carrier'], from: [], to: ['open'] },
    answer: { who: ['owner'], from: ['open'], to: ['answered'], call: { by: ['owner'] } },
    hide: { who: ['admin'], from: ['open', 'answered'], to: ['hidden'], call: { by: ['admin'] } },
  },
});

/** How many a carrier may ask about one listing; those that were hidden count. */
export const MOST_QUESTIONS = 5;

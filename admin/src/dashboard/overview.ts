import type { AnswerOf } from '@haulway/frontend/kit/api/operations.ts';

/** The operators' figures. */
export type Overview = AnswerOf<'GET', '/api/admin/overview'>;
/** One day of the period. */
export type Day = Overview['daily'][number];

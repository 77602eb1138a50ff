import type { Overview } from '@haulway/frontend/kit/api/types.ts';

export type { Overview };
/** One day of the period. */
export type Day = Overview['daily'][number];

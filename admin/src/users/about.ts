import type { Column, Resource } from '../records';

/** Records of a kind that refer to a person through a field, and what they are called. */
export interface About {
  resource: Resource;
  target: string;
  one: string;
  many: string;
}

const about = <R extends Resource>(resource: R, target: Column<R>, one: string, many = `${one}s`): About => ({
  resource,
  target,
  one,
  many,
});

/** What a caller may be asking about, beside deals and payments. Reading messages is logged, so they are not counted here. */
export const ABOUT: readonly About[] = [
  about('support-tickets', 'userId', 'support ticket'),
  about('claims', 'claimantId', 'claim opened', 'claims opened'),
  about('claims', 'respondentId', 'claim against them', 'claims against them'),
  about('reports', 'reportedId', 'report about them', 'reports about them'),
  about('reviews', 'revieweeId', 'review of them', 'reviews of them'),
];

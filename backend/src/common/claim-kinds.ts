/** What a claim can be about. */
export const CLAIM_KINDS = ['damage', 'delay', 'no_show', 'other'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** What a carrier can have checked, in display order, with its labels. */
export const FACT_LABELS = {
  usdot_number: 'USDOT number',
  operating_authority: 'Operating authority',
  liability_insurance: 'Liability insurance',
  cargo_insurance: 'Cargo insurance',
  usda_registration: 'USDA registration',
  equipment: 'Equipment',
  identity: 'Identity',
  background_check: 'Background check',
} as const;

export type Fact = keyof typeof FACT_LABELS;
export const FACTS = Object.keys(FACT_LABELS) as Fact[];

/** A verified fact as others see it. */
export interface Badge {
  fact: Fact;
  /** A calendar day, YYYY-MM-DD. */
  verifiedOn: string;
  /** In dollars: what an insurance pays at most. */
  limit: number | null;
}

/** Those of these facts that none of the badges is of. */
export function factsWithoutBadge(facts: readonly Fact[], badges: readonly Badge[]): Fact[] {
  return facts.filter((fact) => badges.every((badge) => badge.fact !== fact));
}

/** SQL: a JSON list of the facts that a carrier `c` has badges of. */
export const BADGE_FACTS = `coalesce((SELECT jsonb_agg(b->'fact') FROM jsonb_array_elements(c.badges) b), '[]')`;

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

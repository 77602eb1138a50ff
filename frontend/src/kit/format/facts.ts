import type { PassportFact } from '../api/types';
import { sentence } from './words';

export type Fact = PassportFact['fact'];

/** What each fact that can be checked about a carrier is called. */
export const FACT_LABELS: Record<Fact, string> = {
  usdot_number: 'USDOT number',
  operating_authority: 'Operating authority',
  liability_insurance: 'Liability insurance',
  cargo_insurance: 'Cargo insurance',
  usda_registration: 'USDA registration',
  equipment: 'Equipment',
  identity: 'Identity',
};

/** The name of a fact, as records keep it. */
export function factLabel(fact: string | null): string {
  return FACT_LABELS[fact as Fact] ?? sentence(fact ?? '');
}

import type { PassportFact } from '../../kit/api/types';
import { FACT_LABELS, type Fact } from '../../kit/format/labels';

/** What each fact is for. */
export const PURPOSES: Record<Fact, string> = {
  usdot_number: 'You are registered with the US Department of Transportation.',
  operating_authority: 'You may haul for hire across state lines.',
  liability_insurance: 'Covers what your truck does to others.',
  cargo_insurance: 'Covers what you carry, up to its limit.',
  usda_registration: 'You may transport animals for others.',
  equipment: 'What you haul with, described and photographed.',
  identity: "You are who you say you are: a driver's license or a passport.",
  background_check: 'A background check firm looked into your record.',
};

/** What a fact's number is called. */
export function numberLabel(fact: Fact): string {
  if (fact === 'operating_authority') return 'Docket number';
  return fact.endsWith('insurance') ? 'Policy number' : FACT_LABELS[fact];
}

/** What is sent with a fact: its label and a hint. */
export function documentWords(fact: Fact): { label: string; help: string } {
  if (fact === 'equipment') return { label: 'Photos of it', help: 'From the side and of the loading area.' };
  if (fact === 'identity') return { label: 'The document', help: 'Both sides, whole and readable.' };
  if (fact === 'background_check') return { label: 'The report', help: 'As the firm sent it, all pages.' };
  return { label: 'The certificate', help: 'As the insurer or the office sent it.' };
}

/** What the carrier can do about a fact now; undefined while it waits for us. */
export function verbOf({ state, renewal }: PassportFact): string | undefined {
  if (state === 'submitted' || renewal?.state === 'submitted') return 'Change it';
  if (state === 'not_given') return 'Submit';
  return state === 'verified' ? 'Renew' : 'Submit again';
}

import type { FactSubmission, PassportFact } from '../../kit/api/types';
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

type Standing = Pick<PassportFact, 'state' | 'asks'> & { renewal: Pick<FactSubmission, 'state'> | null };

/** What the carrier can do about a fact now. */
export function verbOf({ state, renewal, asks }: Standing): string {
  if (state === 'submitted' || renewal?.state === 'submitted') return 'Change it';
  if (state === 'not_given') return 'Submit';
  if (waitsForCarrier({ state, renewal })) return 'Submit again';
  return asks.includes('expiresOn') ? 'Renew' : 'Change it';
}

/** Whether it was rejected, or has expired: nothing happens until the carrier sends it again. */
export function waitsForCarrier({ state, renewal }: Omit<Standing, 'asks'>): boolean {
  const last = renewal?.state ?? state;
  return last === 'rejected' || last === 'expired';
}

/** Whether what is sent is the same paper again, mended: it keeps its dates and documents. A renewal has others. */
export function isSentAgain({ state, renewal }: Omit<Standing, 'asks'>): boolean {
  const last = renewal?.state ?? state;
  return last === 'submitted' || last === 'rejected';
}

import { localDay } from '../src/common/calendar.js';
import { after, DAY } from '../src/common/clock.js';
import type { Fact } from '../src/common/facts.js';
import type { NewFact } from '../src/verifications/verifications.dto.js';
import type { Step } from './story.js';

/** A specimen sent with a fact: a picture, or a PDF. */
export type Specimen = 'certificate.webp' | 'certificate.pdf';

/** A fact of the demo's carriers: when it was submitted, in days before today, and what became of it. */
interface Given {
  carrier: string;
  fact: Fact;
  ago: number;
  given: Pick<NewFact, 'number' | 'limit' | 'description' | 'provider' | 'result'>;
  specimen?: Specimen;
  /** Its last day, in days from today. */
  until?: number;
  /** Why it was rejected; 'waits': nobody has looked yet. Left out: it was verified. */
  outcome?: 'waits' | { rejected: string };
}

const insured = (number: string, dollars: number) => ({ number, limit: dollars * 100 });

/** Every possible state: not given, waiting, verified, about to expire, expired, rejected. */
const PASSPORTS: readonly Given[] = [
  { carrier: 'carrier', fact: 'usdot_number', ago: 81, given: { number: '2418807' } },
  { carrier: 'carrier', fact: 'operating_authority', ago: 81, given: { number: 'MC-774310' } },
  {
    carrier: 'carrier',
    fact: 'liability_insurance',
    ago: 80,
    given: insured('GL-20944-7', 1_000_000),
    specimen: 'certificate.pdf',
    until: 230,
  },
  {
    carrier: 'carrier',
    fact: 'cargo_insurance',
    ago: 80,
    given: insured('CG-20944-8', 250_000),
    specimen: 'certificate.pdf',
    until: 21,
  },
  {
    carrier: 'carrier',
    fact: 'equipment',
    ago: 3,
    given: { description: '40 ft gooseneck with an 8,000 lb winch; 26 ft box truck with liftgate.' },
    specimen: 'certificate.webp',
    outcome: 'waits',
  },
  {
    carrier: 'carrier',
    fact: 'identity',
    ago: 30,
    given: {},
    specimen: 'certificate.pdf',
    until: 900,
    outcome: { rejected: 'The picture is cut off on the left: send the whole card.' },
  },
  {
    carrier: 'bluestem.transport',
    fact: 'background_check',
    ago: 66,
    given: { provider: 'Northgate Screening', result: 'clear' },
    specimen: 'certificate.pdf',
    until: 290,
  },
  { carrier: 'bluestem.transport', fact: 'usdot_number', ago: 70, given: { number: '1180466' } },
  {
    carrier: 'bluestem.transport',
    fact: 'cargo_insurance',
    ago: 69,
    given: insured('BT 55-1', 500_000),
    specimen: 'certificate.pdf',
    until: 190,
  },
  { carrier: 'summit.movers', fact: 'usdot_number', ago: 60, given: { number: '860215' } },
  {
    carrier: 'summit.movers',
    fact: 'cargo_insurance',
    ago: 60,
    given: insured('SM-118', 250_000),
    specimen: 'certificate.pdf',
    until: -9,
  },
  {
    carrier: 'pawsonboard',
    fact: 'usda_registration',
    ago: 44,
    given: { number: '74-T-0218' },
    specimen: 'certificate.pdf',
    until: 400,
  },
  {
    carrier: 'prairie.horse',
    fact: 'usda_registration',
    ago: 5,
    given: { number: '48-T-0077' },
    specimen: 'certificate.webp',
    until: 700,
    outcome: 'waits',
  },
  {
    carrier: 'ironside.hauling',
    fact: 'operating_authority',
    ago: 2,
    given: { number: 'MC-774310' },
    outcome: 'waits',
  },
];

/** What carriers submit, and the operator's decision a day later. */
export function passports(now: Date): Step[] {
  return PASSPORTS.flatMap(({ carrier, fact, ago, given, specimen, until, outcome }): Step[] => {
    const expiresOn = until === undefined ? null : localDay(after(now, until * DAY), 'America/New_York');
    const checkedOn = localDay(after(now, -(ago + 20) * DAY), 'America/New_York');
    const submit: Step = {
      at: after(now, -ago * DAY),
      run: (verbs) =>
        verbs.submitFact(carrier, { ...given, fact, expiresOn, ...(given.provider ? { checkedOn } : {}) }, specimen),
    };
    if (outcome === 'waits') return [submit];
    return [submit, { at: after(submit.at, DAY), run: (verbs) => verbs.decideFact(carrier, fact, outcome?.rejected) }];
  });
}

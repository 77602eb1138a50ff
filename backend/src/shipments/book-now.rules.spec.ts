import type { Fact } from '../common/facts.js';
import { type Asked, type BookNowFor, missingFor, missingWords } from './book-now.rules.js';

const carrier = (facts: Fact[], completedJobs: number) => ({
  badges: facts.map((fact) => ({ fact, verifiedOn: '2027-03-01', limit: null })),
  completedJobs,
});

describe('who may take a listing at its price', () => {
  const cases: [BookNowFor, Fact[], jobs: number, missing: Asked[]][] = [
    ['anybody', [], 0, []],
    ['checked', [], 9, ['identity_or_insurance']],
    ['checked', ['equipment', 'cargo_insurance'], 9, ['identity_or_insurance']],
    ['checked', ['identity'], 0, []],
    ['checked', ['liability_insurance'], 0, []],
    ['proven', [], 2, ['identity_or_insurance', 'jobs_done']],
    ['proven', ['identity'], 2, ['jobs_done']],
    ['proven', [], 3, ['identity_or_insurance']],
    ['proven', ['identity'], 3, []],
  ];
  it.each(cases)('for %s, with %j checked and %i jobs done, %j is missing', (who, facts, jobs, missing) => {
    expect(missingFor(who, carrier(facts, jobs))).toEqual(missing);
  });

  it('is said in a sentence', () => {
    expect(missingWords(['identity_or_insurance', 'jobs_done'])).toBe(
      'The shipper lets carriers book this at once whose identity or liability insurance Haulway has checked and who have done 3 jobs. You can still send a quote.',
    );
  });
});

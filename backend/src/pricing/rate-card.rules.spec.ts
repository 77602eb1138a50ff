import { describe, expect, it } from '@jest/globals';
import { CATEGORY_IDS } from '../common/categories.js';
import { figuresChanged } from './rate-card.changes.js';
import { readRateCard } from './rate-card.js';
import { faultsOf, STANDARD_JOBS } from './rate-card.rules.js';

/** The delivered card with the value at one path replaced; undefined removes it. */
function cardWith(path: string, value: unknown): Record<string, unknown> {
  const card = readRateCard() as unknown as Record<string, unknown>;
  const names = path.split('.');
  const at = names
    .slice(0, -1)
    .reduce<Record<string, unknown>>((part, name) => part[name] as Record<string, unknown>, card);
  at[names.at(-1)!] = value;
  return card;
}

describe('a rate card', () => {
  it('is accepted as delivered', () => expect(faultsOf(readRateCard())).toEqual([]));

  it.each([
    ['categories.vehicles.level', -1],
    ['categories.vehicles.rangeFactor', 1],
    ['groups.auto.range.low', 1.2],
    ['groups.auto.range.high', undefined],
    ['categories.freight.usualGroup', 'auto'],
    ['groups.auto.perDistance', 1.5],
    ['groups.auto.services', 'none such'],
    ['services.vehicles.0.factor', 0],
    ['services.vehicles.0.transit', 'rocket'],
    ['seasons.moves.0', { months: [13], factor: 1.1 }],
    ['transit.open.milesPerDay', 5],
    ['transit.ltl.extraDays', -2],
    ['seaFares.alaska', undefined],
    ['seaFares.alaska.usdPerMile', -1],
    ['seaFares.ferry.days', 'soon'],
    ['currency', 'CAD'],
  ])('is refused for %s, and the refusal names it', (path, value) =>
    expect(faultsOf(cardWith(path, value)).map((fault) => fault.path)).toEqual([`card.${path}`]),
  );

  it.each([undefined, null, [], 'card', {}])('is not %s', (card) => expect(faultsOf(card)).not.toEqual([]));
});

it('is tried with a job of every category before it is accepted', () => {
  const tried = new Set(STANDARD_JOBS.map(({ input }) => input.category));
  expect(CATEGORY_IDS.filter((id) => !tried.has(id))).toEqual([]);
});

it('tells two cards apart by their figures', () => {
  expect(figuresChanged({ ...readRateCard() }, cardWith('groups.auto.a', 700))).toEqual({
    before: { 'groups.auto.a': readRateCard().groups.auto!.a },
    after: { 'groups.auto.a': 700 },
  });
  expect(figuresChanged({ a: [1, 2] }, { a: [1], b: 'x' })).toEqual({
    before: { 'a.1': 2, b: null },
    after: { 'a.1': null, b: 'x' },
  });
});

import { describe, expect, it } from '@jest/globals';
import { faultsOf, isInTables, rowsOf, type Card } from './figures';

const card: Card = {
  categories: { other: { level: 1 }, vehicles: { level: 1.1 } },
  groups: {
    boat: { category: 'vehicles', fromLbs: 2000, a: 900 },
    ltl: { category: 'freight', fromLbs: 0, a: 500 },
    car: { category: 'vehicles', fromLbs: 0, a: 800 },
  },
};

describe('the figures of a rate card', () => {
  it('are in category order, lighter kinds first', () => {
    expect([rowsOf(card, 'categories').map(([row]) => row), rowsOf(card, 'groups').map(([row]) => row)]).toEqual([
      ['vehicles', 'other'],
      ['car', 'boat', 'ltl'],
    ]);
  });
});

describe('what the server finds wrong with a card', () => {
  it('is found by the path of its figure', () => {
    expect(faultsOf({ body: { faults: [{ path: 'card.groups.car.a', message: 'More than 0' }] } })).toEqual({
      'groups.car.a': 'More than 0',
    });
  });

  it('is nothing if it refused for another reason', () => {
    expect([faultsOf(null), faultsOf(new Error('no')), faultsOf({ body: {} })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is in a table if the table has its column', () => {
    expect(
      ['categories.vehicles.level', 'groups.car.a', 'groups.car.category', 'services.0.days'].map(isInTables),
    ).toEqual([true, true, false, false]);
  });
});

import { daysFrom, movedAhead } from './daysAhead';

const none = { pickupDate: null, pickupUntil: null, deliveryFrom: null, deliveryDate: null };
const window = { pickupDate: '2026-12-03', pickupUntil: '2026-12-05', deliveryFrom: null, deliveryDate: '2026-12-08' };

describe('movedAhead', () => {
  it('leaves days that are all to come, moves others by whole weeks until they are, and says how many', () => {
    expect(movedAhead(none, '2026-12-01')).toBeUndefined();
    expect(movedAhead(window, '2026-12-02')).toEqual({ days: window, weeks: 0 });
    expect(movedAhead(window, '2026-12-03')).toEqual({
      weeks: 1,
      days: { pickupDate: '2026-12-10', pickupUntil: '2026-12-12', deliveryFrom: null, deliveryDate: '2026-12-15' },
    });
    expect(movedAhead(window, '2026-12-10')).toMatchObject({ weeks: 2, days: { pickupDate: '2026-12-17' } });
    expect(movedAhead({ ...none, deliveryDate: '2026-10-31' }, '2026-11-01')).toEqual({
      weeks: 1,
      days: { ...none, deliveryDate: '2026-11-07' },
    });
  });
});

describe('daysFrom', () => {
  it('takes the days out of an entry of the history, and nothing else', () => {
    expect(daysFrom({ before: window })).toEqual(window);
    expect(daysFrom({ before: { pickupDate: 4 } })).toEqual(none);
    for (const state of [null, 'x', {}, { before: null }]) expect(daysFrom(state)).toBeUndefined();
  });
});

import type { OpenAPIObject } from '@nestjs/swagger';
import { stageOf } from '../../auth/deprecation-notices.js';
import { DEPRECATIONS, deprecationHeaders, markDeprecated } from './deprecations.js';

const [announcedAt, sunsetAt, instead] = ['2027-03-01', '2028-06-01', 'Call another.'];

describe('what is deprecated', () => {
  it('works for 12 months from its announcement, and is gone after its last day', () => {
    for (const [name, { announcedAt: from, sunsetAt: to }] of Object.entries(DEPRECATIONS)) {
      const earliest = new Date(from);
      earliest.setUTCFullYear(earliest.getUTCFullYear() + 1);
      expect([name, new Date(to) >= earliest]).toEqual([name, true]);
    }
  });

  it.each([
    ['2027-02-28T23:59:59Z', undefined],
    ['2027-03-01T00:00:00Z', 1],
    ['2028-03-02T23:59:59Z', 1],
    ['2028-03-03T00:00:00Z', 2],
    ['2028-05-01T23:59:59Z', 2],
    ['2028-05-02T00:00:00Z', 3],
    ['2028-05-31T23:59:59Z', 3],
    ['2028-06-01T00:00:00Z', undefined],
  ])('has been told of by %s on so many days', (now, stage) => {
    expect(stageOf({ announcedAt, sunsetAt, instead }, new Date(now))).toBe(stage);
  });

  it('is said by the earliest of its days', () => {
    expect(deprecationHeaders([])).toEqual({});
    const other = { announcedAt: '2027-02-01', sunsetAt: '2029-01-01', instead };
    expect(deprecationHeaders([{ announcedAt, sunsetAt, instead }, other])).toEqual({
      deprecation: '@1801440000',
      sunset: 'Thu, 01 Jun 2028 00:00:00 GMT',
    });
  });

  it.each(['GET /api/nothing', 'GET /api/things color', 'GET /api/things/{id}'])(
    'is there: a table with %s is refused',
    (name) => {
      const document = { paths: { '/api/things': { get: { responses: {} } } } } as unknown as OpenAPIObject;
      expect(() => markDeprecated(document, { [name]: { announcedAt, sunsetAt, instead } })).toThrow(name);
    },
  );
});

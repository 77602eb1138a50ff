import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceWords, waysFor } from './services';

it('says of every service of the rate card what it means', () => {
  const card = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../backend/src/pricing/rate-card.json'), 'utf8'),
  ) as { services: Record<string, { serviceType: string }[]> };
  const types = Object.values(card.services).flatMap((services) => services.map(({ serviceType }) => serviceType));
  expect(types.filter((type) => !serviceWords(type))).toEqual([]);
});

it('brings no car that does not run to a depot', () => {
  const ways = ['Terminal-to-terminal', 'Open transport'].map((serviceType) => ({ serviceType }));
  expect(waysFor(ways, false)).toEqual(ways);
  expect(waysFor(ways, true)).toEqual([{ serviceType: 'Open transport' }]);
});

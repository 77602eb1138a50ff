import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceWords } from './services';

it('says of every service of the rate card what it means', () => {
  const card = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../backend/src/pricing/rate-card.json'), 'utf8'),
  ) as { services: Record<string, { serviceType: string }[]> };
  const types = Object.values(card.services).flatMap((services) => services.map(({ serviceType }) => serviceType));
  expect(types.filter((type) => !serviceWords(type))).toEqual([]);
});

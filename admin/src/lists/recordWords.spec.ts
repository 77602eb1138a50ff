import { expect, test } from '@jest/globals';
import { isList, recordWords } from './recordWords';

test.each([
  ['3f2a7c10-1b2c-4d3e-8f90-a1b2c3d4e5f6', '3f2a7c10', false],
  ['reply.need-more', 'reply.need-more', false],
  ['dana', 'dana', false],
  ['{}', 'All', true],
  ['{"q":"dana"}', 'dana', true],
  ['{"shipmentId":"3f2a7c10-1b2c-4d3e-8f90-a1b2c3d4e5f6","flagged":true}', 'shipmentId: 3f2a7c10, flagged: true', true],
  ['{"id":["3f2a7c10-1b2c-4d3e-8f90-a1b2c3d4e5f6","b"]}', 'id: 3f2a7c10, b', true],
  ['{half', '{half', false],
])('%s is written as %s', (resourceId, words, list) => {
  expect([recordWords(resourceId), isList(resourceId)]).toEqual([words, list]);
});

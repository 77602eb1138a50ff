import { expect, it } from '@jest/globals';
import { actionWords } from './actionWords';

it.each([
  ['api-keys.rotate', 'API keys: rotate'],
  ['users.end-sessions', 'Users: end sessions'],
  ['change-orders.decide', 'Changes: decide'],
  ['reconciliation-breaks.explain', 'Differences: explain'],
  ['search', 'Search'],
  ['new-things.do', 'New things: do'],
])('says %s as %s', (action, words) => expect(actionWords(action)).toBe(words));

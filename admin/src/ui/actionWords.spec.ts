import { expect, it } from '@jest/globals';
import { actionWords, eventWords } from './actionWords';

it.each([
  ['api-keys.rotate', 'API keys: rotate'],
  ['users.end-sessions', 'Users: end sessions'],
  ['change-orders.decide', 'Changes: decide'],
  ['reconciliation-breaks.explain', 'Differences: explain'],
  ['search', 'Search'],
  ['new-things.do', 'New things: do'],
])('says %s as %s', (action, words) => expect(actionWords(action)).toBe(words));

it.each([
  ['api_key.created', 'API key created'],
  ['shipment.picked_up', 'Shipment picked up'],
])('says of the event %s %s', (event, words) => expect(eventWords(event)).toBe(words));

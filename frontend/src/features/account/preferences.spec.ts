import { expect, it } from '@jest/globals';
import type { Preferences } from '../../kit/api/types';
import { withChoice } from './preferences';

it('undoes one choice beside another that was made meanwhile', () => {
  const off = { mail: false, inApp: false, push: false };
  const before = { quote: off, message: off } as unknown as Preferences;
  const failing = { kind: 'quote', channel: 'mail', on: true } as const;
  const made = withChoice(withChoice(before, failing), { kind: 'quote', channel: 'inApp', on: true });
  expect(withChoice(made, { ...failing, on: false })).toEqual({ quote: { ...off, inApp: true }, message: off });
});

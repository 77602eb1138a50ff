import { expect, it } from '@jest/globals';
import { byInput } from './faults';

it('puts each fault where its input is, the first of each', () => {
  expect(
    byInput([
      { path: 'password', message: 'This password is too easy to guess' },
      { path: 'password', message: 'Something else' },
      { path: 'content.subject', message: 'There is no value {nope} here' },
      { path: 'via.1', message: 'We cannot find it' },
    ]),
  ).toEqual({
    password: 'This password is too easy to guess',
    content: { subject: 'There is no value {nope} here' },
    via: [undefined, 'We cannot find it'],
  });
});

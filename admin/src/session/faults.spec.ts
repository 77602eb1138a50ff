import { expect, it } from '@jest/globals';
import { byInput } from './faults';

const INPUTS = ['password', 'content.subject', 'content.question', 'via.0', 'via.1'];

it('puts each fault where its input is, the first of each', () => {
  expect(
    byInput(
      [
        { path: 'password', message: 'This password is too easy to guess' },
        { path: 'password', message: 'Something else' },
        { path: 'content.subject', message: 'There is no value {nope} here' },
        { path: 'question', message: 'Enter a question' },
        { path: 'via.1', message: 'We cannot find it' },
      ],
      INPUTS,
    ),
  ).toEqual({
    password: 'This password is too easy to guess',
    content: { subject: 'There is no value {nope} here', question: 'Enter a question' },
    via: [undefined, 'We cannot find it'],
  });
});

it('leaves out what no input is about', () => {
  expect(byInput([{ path: 'reason', message: 'Enter a reason' }], INPUTS)).toBeUndefined();
});

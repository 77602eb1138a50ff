import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { saidBy, type StoryLine, toldBy } from './storyWords';

const STATES = readFileSync(join(import.meta.dirname, '../../../docs/states.md'), 'utf8');
/** Records whose lines are in the story of a shipment. */
const NOUNS = ['shipment', 'quote', 'payment', 'counter_offer', 'change_order', 'claim'];
const NOBODY = ['clock', 'provider'];
/** What moves the shipment, and is said by the payment or the quote. */
const TOLD_ELSEWHERE = ['shipment quote', 'shipment unquote', 'shipment accept', 'shipment refund'];
/** What is noted and moves no status, by a person. */
const NOTED = ['shipment create', 'shipment addresses', 'quote arrive', 'quote attempt', 'quote refuse-increase'];

/** Everything that the tables of states let happen: `quote accept` by `owner`. */
const moves = NOUNS.flatMap((noun) => {
  const [, diagram = ''] = STATES.split(`**The ${noun}**`);
  const lines = [
    ...diagram
      .split('```', 2)
      .join('')
      .matchAll(/: ([\w-]+) \(([\w, ]+)\)/g),
  ];
  return lines.flatMap(([, verb = '', who = '']) => who.split(', ').map((by) => [`${noun} ${verb}`, by] as const));
});

const told = (what: string, who: string | null) => toldBy({ kind: 'deal', what, who } as StoryLine);

it('has words for whatever can happen to a deal', () => {
  expect(moves.length).toBeGreaterThan(80);
  const persons = [...moves.filter(([, by]) => !NOBODY.includes(by)).map(([what]) => what), ...NOTED];
  const nobodys = moves.filter(([, by]) => NOBODY.includes(by)).map(([what]) => what);
  const lacking = [
    ...persons.filter((what) => !told(what, 'Dana Reyes').startsWith('Dana Reyes ')),
    // Without words of its own, it is the record and the verb.
    ...nobodys.filter((what) => told(what, null).toLowerCase() === what.replaceAll(/[_-]/g, ' ')),
  ];
  expect(lacking.filter((what) => !TOLD_ELSEWHERE.includes(what))).toEqual([]);
});

it.each([
  ['a reason of the door', { what: 'quote attempt', text: 'nobody_home' }, 'Nobody was there'],
  ['a reason that is new', { what: 'quote attempt', text: 'other' }, 'Other'],
  ['a stored word', { what: 'quote decline', text: 'price_too_high' }, 'Price too high'],
  ['what somebody wrote', { what: 'quote give-back', text: 'My truck broke down.' }, 'My truck broke down.'],
  ['nothing', { what: 'quote arrive', text: null }, null],
])('tells %s in words', (_what, line, words) => {
  expect(saidBy({ kind: 'deal', ...line })).toBe(words);
});

it('leaves a message as it was written', () => {
  expect(saidBy({ kind: 'message', what: 'message', text: 'see_you' })).toBe('see_you');
});

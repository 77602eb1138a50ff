import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { driverWords, saidBy, type StoryDriver, type StoryLine, toldBy } from './storyWords';

const STATES = readFileSync(join(import.meta.dirname, '../../../docs/states.md'), 'utf8');
/** Records whose lines are in the story of a shipment. */
const NOUNS = ['shipment', 'quote', 'payment', 'counter_offer', 'change_order', 'claim'];
const NOBODY = ['clock', 'provider'];
/** What moves the shipment, and is said by the payment or the quote. */
const TOLD_ELSEWHERE = ['shipment quote', 'shipment unquote', 'shipment accept', 'shipment refund'];
/** What is noted and moves no status, by a person. */
const NOTED = [
  'shipment create',
  'shipment addresses',
  'quote arrive',
  'quote attempt',
  'quote refuse-increase',
  'driver give',
  'driver open',
];

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

const SAM: StoryDriver = {
  name: 'Sam',
  phone: null,
  carrier: 'Cole Reyes',
  createdAt: '2026-11-30T18:00:00.000Z',
  openedAt: null,
  endedAt: null,
  works: true,
};
const THEN = '2026-12-01T18:00:00.000Z';

it.each([
  ['not opened yet', {}, /^The link was not opened yet\. It works\. .*new one.*"Sam drives"/],
  ['opened', { openedAt: THEN }, /^The link was first opened on .+ and works\./],
  [
    'ended',
    { openedAt: THEN, endedAt: THEN, works: false },
    /first opened on .+\. It ended on .+ and no longer works\.$/,
  ],
  ['ended unopened', { endedAt: THEN, works: false }, /^The link was never opened\. It ended on /],
  ['of a job that is over', { openedAt: THEN, works: false }, /It no longer works: the job is over/],
])("says of a driver's link that it is %s", (_how, change, said) => {
  expect(driverWords({ ...SAM, ...change })).toMatch(said);
});

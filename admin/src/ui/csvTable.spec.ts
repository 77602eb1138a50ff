import { expect, it } from '@jest/globals';
import { OWN_FILES } from '../lists/files';
import { csvTable, csvText } from './csvTable';

const NAMES = { '63c405e2-043c-449a-8c4d-1a29ba43ba99': 'Ada Okafor' };
const BY = '63c405e2-043c-449a-8c4d-1a29ba43ba99';
const AT = '2026-11-30T17:44:14.281Z';
const ID = 'events:42';
const tableOf = (resource: string, ...records: object[]) =>
  csvTable(records, OWN_FILES[resource] ?? { heads: {} }, NAMES);

it('says of a job what the list says', () => {
  const job = { id: ID, queue: 'events', name: 'notifications.tell', state: 'failed', attempts: 3, failedReason: null };
  expect(tableOf('jobs', { ...job, data: { eventId: 7 }, createdAt: AT, finishedAt: null })).toEqual([
    ['ID', 'Queue', 'Name', 'State', 'Attempts', 'Why', 'Data, event ID', 'Created (UTC)', 'Finished'],
    [ID, 'Events', 'notifications.tell', 'Failed', '3', '', '7', '2026-11-30 17:44:14', ''],
  ]);
});

it('names who changed a rate card, and has a column for each figure', () => {
  const card = { categories: { vehicles: 'Cars' }, groups: { rv: { minimumUsd: 290 } } };
  expect(tableOf('rate-cards', { version: 3, card, note: 'Fuel', createdBy: BY, createdAt: AT })).toEqual([
    ['Version', 'Card, categories, vehicles', 'Card, groups, rv, minimum USD', 'Why', 'By', 'In effect since (UTC)'],
    ['3', 'Cars', '290', 'Fuel', 'Ada Okafor', '2026-11-30 17:44:14'],
  ]);
});

it('has a column for each setting, also where only one version has it', () => {
  const plans = [{ id: 'plus', percent: 1.5 }];
  expect(
    tableOf(
      'settings',
      { id: 'current', version: 1, codeReleases: true, protectionPlans: plans, createdBy: BY, createdAt: AT },
      {
        id: '0',
        version: 0,
        codeReleases: false,
        protectionPlans: [],
        createdBy: null,
        createdAt: null,
        more: ['a', 'b'],
      },
    ),
  ).toEqual([
    [
      'Version',
      'Code releases',
      'Protection plans, plus, ID',
      'Protection plans, plus, percent',
      'By',
      'In effect since (UTC)',
      'More',
    ],
    ['1', 'Yes', 'plus', '1.5', 'Ada Okafor', '2026-11-30 17:44:14', ''],
    ['0', 'No', '', '', '', '', 'a; b'],
  ]);
});

it('says of a text what the list says, and runs nothing', () => {
  const text = {
    id: 'reply.a',
    kind: 'reply',
    name: '=1+1',
    about: '',
    fields: ['body'],
    content: { body: '@SUM(A1)' },
  };
  const table = tableOf('texts', { ...text, edited: false, changedBy: null, changedAt: AT, values: [{ name: 'a' }] });
  expect(table).toEqual([
    ['Kind', 'Text', 'When or where', 'Content, body', 'Worded anew', 'By', 'Changed (UTC)'],
    ['Template for tickets', "'=1+1", '', "'@SUM(A1)", 'No', '', '2026-11-30 17:44:14'],
  ]);
});

it('quotes only what has to be', () => {
  expect(
    csvText([
      ['a', 'b "c", d'],
      ['', 'e\nf'],
    ]),
  ).toBe('a,"b ""c"", d"\r\n,"e\nf"\r\n');
});

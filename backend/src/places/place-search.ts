import { parseAddress, splitSearch, stateAtTheEnd, stateBegins } from './address.js';
import { lowerBound } from './columns.js';
import { foldText, nameKey, plainKey } from './fold.js';
import type { Place, PlaceTable } from './place-table.js';
import { SimilarKeys } from './similar.js';
import { stateCode } from './states.js';

/** The bonus for a name typed in full: it counts like ten times the population. */
const EXACT = 1;
/** The penalty for a typo: it counts like 300 times the population. */
const SLIP = 2.5;
/** The penalty when the name continues after text that was almost right. */
const UNFINISHED = 0.7;
/** A name this short is not searched for typos; one longer than the second number may have two. */
const SLIPS_FROM = 4;
const TWO_SLIPS_FROM = 8;
/** When only places smaller than this start as typed, one with this many times the population may have been meant (Huston, Houston). */
const SMALL = 10_000;
const FAR_LARGER = 20;
/** At most this many of a street's last words are tried as a name. */
const MOST_WORDS = 4;
const MOST_TYPED = 100;
/** Prefixes this short are shared by thousands of places, and there are few of them, so their answers are kept. */
const KEPT_LENGTH = 2;

/** A name and what is known of its state: the start of its code or name. */
interface Asked {
  name: string;
  state?: string;
}

/** Labels of places, most likely first. */
export interface Suggestions {
  labels: string[];
  /** Whether the text was right, but several places have this name. */
  several: boolean;
}

/** The cities with the highest scores, best first, at most `limit`. */
class Best {
  private readonly ranked: { city: number; worth: number }[] = [];

  constructor(private readonly limit: number) {}

  add(city: number, worth: number): void {
    const { ranked } = this;
    if (ranked.length === this.limit && worth <= ranked.at(-1)!.worth) return;
    const known = ranked.findIndex((each) => each.city === city);
    if (known >= 0 && ranked[known]!.worth >= worth) return;
    if (known >= 0) ranked.splice(known, 1);
    const at = ranked.findIndex((each) => each.worth < worth);
    ranked.splice(at < 0 ? ranked.length : at, 0, { city, worth });
    ranked.length = Math.min(ranked.length, this.limit);
  }

  list(): number[] {
    return this.ranked.map(({ city }) => city);
  }
}

/** Searches places as people type them: by prefix, with typos, by postal code; ranked by population. */
export class PlaceSearch {
  private readonly similarKeys: SimilarKeys;
  private readonly kept = new Map<string, Place[]>();

  constructor(private readonly table: PlaceTable) {
    this.similarKeys = new SimilarKeys(table.searchKeys);
  }

  /** Up to `limit` places whose name, `name, state` or postal code starts as typed, most likely first. */
  beginning(typed: string, limit: number): Place[] {
    const folded = searchable(typed);
    if (folded === undefined) return [];
    if (folded.length > KEPT_LENGTH) return this.ranked(folded, limit);
    const key = `${folded} ${limit}`;
    const places = this.kept.get(key) ?? this.ranked(folded, limit);
    this.kept.set(key, places);
    return places;
  }

  private ranked(folded: string, limit: number): Place[] {
    if (/^\d{1,5}$/.test(folded) || /^[a-z]\d[a-z]?$/.test(folded))
      return this.byPostalCode(folded.toUpperCase(), limit);
    const asked = readings(folded);
    const cities = distinct(
      asked.flatMap((each) => this.begun(each, limit)),
      limit,
    );
    const largest = Math.max(0, ...cities.map((city) => this.table.populationOf(city)));
    const meant =
      cities.length === 0 || largest >= SMALL
        ? []
        : this.similar(asked, limit).filter((city) => this.table.populationOf(city) > SMALL * FAR_LARGER);
    return distinct([...cities.slice(0, 1), ...meant, ...cities], limit).map((city) => this.table.cityPlace(city));
  }

  /** Up to `limit` places whose name is close to what was typed, most likely first. */
  almost(typed: string, limit: number): Place[] {
    const folded = searchable(typed);
    return folded === undefined ? [] : this.similar(readings(folded), limit).map((city) => this.table.cityPlace(city));
  }

  /** What may have been meant by a text that means no place, or more than one. */
  suggestions(text: string, limit: number): Suggestions {
    const address = parseAddress(text);
    if (!address) return { labels: [], several: false };
    const { parts, postalCode } = address;
    const areas =
      postalCode === undefined || this.table.postalOf(postalCode) !== undefined
        ? []
        : this.byPostalCode(postalCode.slice(0, 3), limit);
    const last = parts.at(-1) ?? '';
    const isState = parts.length > 1 && stateCode(last) !== undefined;
    const words = (isState ? parts.at(-2)! : last).split(' ');
    let [cities, several]: [number[], boolean] = [[], false];
    for (let from = Math.max(0, words.length - MOST_WORDS); from < words.length && cities.length === 0; from += 1) {
      const name = words.slice(from).join(' ');
      const asked = isState ? [{ name, state: last }] : readings(name);
      const named = asked.flatMap((each) => this.exactly(each));
      cities = distinct([...named, ...this.similar(asked, limit), ...this.exactly({ name })], limit);
      if (cities.length === 0) cities = this.similar([{ name }], limit);
      several = from === 0 && named.length > 1;
    }
    const places = [...cities.map((city) => this.table.cityPlace(city)), ...areas];
    return { labels: places.slice(0, limit).map(({ label }) => label), several };
  }

  /** Cities whose name starts as typed. */
  private begun({ name, state }: Asked, limit: number): number[] {
    const { searchKeys, searchCityAt } = this.table;
    const best = new Best(limit);
    for (const key of new Set([nameKey(name), plainKey(name)])) {
      if (key === '') continue;
      for (let i = lowerBound(searchKeys, key); i < searchKeys.length && searchKeys[i]!.startsWith(key); i += 1) {
        const city = searchCityAt[i]!;
        if (state === undefined || stateBegins(this.table.stateOf(city), state))
          best.add(city, this.table.sizeOf(city) + (searchKeys[i] === key ? EXACT : 0));
      }
    }
    return best.list();
  }

  /** Cities with exactly this name, when the text leaves open which one. */
  private exactly({ name, state }: Asked): number[] {
    const cities = this.table
      .citiesNamed(nameKey(name))
      .filter((city) => state === undefined || stateBegins(this.table.stateOf(city), state));
    return cities.sort((a, b) => this.table.sizeOf(b) - this.table.sizeOf(a));
  }

  /** Cities whose name is close to what was typed, in the state if one was typed, else anywhere. */
  private similar(asked: readonly Asked[], limit: number): number[] {
    // Readings with a state are more exact and come first; last, the state or the last word is dropped: perhaps nobody can read it.
    const withState = asked.filter(({ state }) => state !== undefined);
    const heads = asked.map(({ name, state }) => ({
      name: state === undefined ? name.slice(0, Math.max(0, name.lastIndexOf(' '))) : name,
    }));
    for (const { name, state } of [
      ...withState,
      ...asked.filter((each) => each.state === undefined),
      ...heads,
    ] as Asked[]) {
      const key = nameKey(name);
      if (key.length < SLIPS_FROM) continue;
      const best = new Best(limit);
      for (const { row, slips, whole } of this.similarKeys.find(key, key.length < TWO_SLIPS_FROM ? 1 : 2)) {
        const city = this.table.searchCityAt[row]!;
        if (state === undefined || stateBegins(this.table.stateOf(city), state))
          best.add(city, this.table.sizeOf(city) - SLIP * slips - (whole ? 0 : UNFINISHED));
      }
      const cities = best.list();
      if (cities.length > 0) return cities;
    }
    return [];
  }

  private byPostalCode(prefix: string, limit: number): Place[] {
    const { table } = this;
    return table
      .postalsBeginning(prefix)
      .sort((a, b) => table.populationOf(table.cityOfPostal(b)) - table.populationOf(table.cityOfPostal(a)) || a - b)
      .slice(0, limit)
      .map((postal) => table.postalPlace(postal));
  }
}

/** A typed text as compared; undefined when there is nothing to search for, or too much. */
function searchable(typed: string): string | undefined {
  const folded = foldText(typed);
  return folded === '' || folded.length > MOST_TYPED ? undefined : folded;
}

/** The ways to read a search text: as a name alone, or as a name and (the start of) a state, with or without a comma between them. */
function readings(folded: string): Asked[] {
  const { name, state } = splitSearch(folded);
  if (state !== undefined) return [{ name, state }];
  const cut = folded.lastIndexOf(' ');
  const withState = stateAtTheEnd(folded).flatMap(({ city, state: code }) =>
    city === '' ? [] : [{ name: city, state: code.toLowerCase() }],
  );
  return [{ name }, ...withState, ...(cut > 0 ? [{ name: folded.slice(0, cut), state: folded.slice(cut + 1) }] : [])];
}

function distinct(cities: readonly number[], limit: number): number[] {
  return [...new Set(cities)].slice(0, limit);
}

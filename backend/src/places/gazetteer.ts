import { isStreet, parseAddress, splitSearch, stateAtTheEnd, stateBegins } from './address.js';
import { lowerBound, sortedColumns } from './columns.js';
import { foldText, nameKey, plainKey } from './fold.js';
import { readPlacesData, type PlacesData } from './places.data.js';
import { stateCode, stateName } from './states.js';

/** A city, a ZIP code's area or, when only a state was typed, the state's centre of population. */
export interface Place {
  /** `Austin, TX`, with the ZIP code when one was typed, or the state's name. */
  label: string;
  /** Empty when only a state was typed. */
  city: string;
  state: string;
  country: 'US' | 'CA';
  /** A ZIP code, or the first three characters of a Canadian postal code. */
  postalCode?: string;
  /** Decimal degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** IANA name. */
  timeZone: string;
  /** `street` when more than the place was typed, which strangers must not see; `state` when the point is only a state's centre. */
  precision: 'street' | 'place' | 'state';
}

/** What people call a city by, beside its name. */
const ALIASES: Readonly<Record<string, readonly [city: string, state: string]>> = {
  nyc: ['newyork', 'NY'], newyorkcity: ['newyork', 'NY'], newyork: ['newyork', 'NY'], manhattan: ['newyork', 'NY'],
  washington: ['washington', 'DC'], washingtondc: ['washington', 'DC'], dc: ['washington', 'DC'], districtofcolumbia: ['washington', 'DC'],
  quebec: ['quebec', 'QC'], quebeccity: ['quebec', 'QC'], philly: ['philadelphia', 'PA'], vegas: ['lasvegas', 'NV'], sf: ['sanfrancisco', 'CA'],
  slc: ['saltlakecity', 'UT'],
};
/** Without a state a name means its largest city only when that is this many times the next one ... */
const CLEARLY_LARGER = 5;
/** ... or a big city, and at least half as large again as the next one (Portland, but not Springfield). */
const BIG_CITY = 100_000;
const BIG_CITY_LEAD = 1.5;

/** The places of the United States and Canada in memory: sorted columns, found by binary search. Immutable and pure. */
export class Gazetteer {
  private readonly data: PlacesData;
  /** Cities in the order of their keys. */
  private readonly keys: string[];
  private readonly cityAt: Int32Array;
  /** Keys for the search by first letters; a city whose name has a short word has two. */
  private readonly searchKeys: string[];
  private readonly searchCityAt: Int32Array;

  constructor(data: PlacesData) {
    this.data = data;
    const entries: [string, number][] = [];
    const searchable: [string, number][] = [];
    data.cities.name.forEach((name, city) => {
      const folded = foldText(name);
      const key = nameKey(folded);
      const plain = plainKey(folded);
      entries.push([key, city]);
      searchable.push([key, city]);
      if (plain !== key) searchable.push([plain, city]);
    });
    [this.keys, this.cityAt] = sortedColumns(entries);
    for (const [alias, [key, state]] of Object.entries(ALIASES)) {
      const city = this.cityIn(key, state);
      if (city !== undefined && alias !== key) searchable.push([alias, city]);
    }
    [this.searchKeys, this.searchCityAt] = sortedColumns(searchable);
  }

  /**
   * The place that a typed text means, or undefined when it is unknown or ambiguous. Reads `City, ST`, `City ST`, with or without a ZIP code,
   * a country or a street before it, full names of states, a ZIP code (which wins over the name) or a Canadian postal code alone,
   * and a city alone when it is clearly the largest of its name.
   */
  find(text: string): Place | undefined {
    const address = parseAddress(text);
    if (!address) return undefined;
    const named = this.findNamed(address.parts);
    const postal = this.postalIndex(address.postalCode);
    if (postal === undefined) return named;
    const isHouseNumber = address.postalLeads && (named?.precision !== 'place' || named.state !== this.stateOf(this.data.postal.city[postal]!));
    if (isHouseNumber) return named;
    const isPlaceOnly = address.parts.length === 0 || named?.precision === 'place' || named?.precision === 'state';
    return this.postalPlace(postal, isPlaceOnly ? 'place' : 'street');
  }

  /** Up to `limit` places whose name, `name, state` or postal code begins as typed: the exact name first, then by population. */
  search(prefix: string, limit = 8): Place[] {
    const folded = foldText(prefix);
    if (folded === '' || folded.length > 100) return [];
    if (/^\d{1,5}$/.test(folded) || /^[a-z]\d[a-z]?$/.test(folded)) return this.searchPostal(folded.toUpperCase(), limit);
    const { name, state } = splitSearch(folded);
    let cities = this.searchCities(nameKey(name), plainKey(name), state, limit);
    if (state === undefined && cities.length < limit && name.includes(' ')) {
      const cut = name.lastIndexOf(' ');
      const [head, tail] = [name.slice(0, cut), name.slice(cut + 1)];
      cities = [...new Set([...cities, ...this.searchCities(nameKey(head), plainKey(head), tail, limit)])].slice(0, limit);
    }
    if (cities.length > 0) return cities.map((city) => this.cityPlace(city, 'place'));
    const place = this.find(prefix);
    return place ? [place] : [];
  }

  private searchCities(key: string, plain: string, state: string | undefined, limit: number): number[] {
    if (key === '') return [];
    const best: number[] = [];
    const { population } = this.data.cities;
    const weight = (city: number, exact: boolean): number => population[city]! + (exact ? 1e9 : 0);
    const weights = new Map<number, number>();
    for (const typed of new Set([key, plain])) {
      for (let i = lowerBound(this.searchKeys, typed); i < this.searchKeys.length && this.searchKeys[i]!.startsWith(typed); i += 1) {
        const city = this.searchCityAt[i]!;
        if (state !== undefined && !stateBegins(this.stateOf(city), state)) continue;
        const value = weight(city, this.searchKeys[i] === typed);
        if (value <= (weights.get(city) ?? -1)) continue;
        if (best.length === limit && value <= (weights.get(best[limit - 1]!) ?? 0)) continue;
        weights.set(city, value);
        if (!best.includes(city)) best.push(city);
        best.sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0) || a - b);
        best.length = Math.min(best.length, limit);
      }
    }
    return best;
  }

  private searchPostal(prefix: string, limit: number): Place[] {
    const { code, city } = this.data.postal;
    const { population } = this.data.cities;
    const found: number[] = [];
    for (let i = lowerBound(code, prefix); i < code.length && code[i]!.startsWith(prefix); i += 1) found.push(i);
    return found
      .sort((a, b) => population[city[b]!]! - population[city[a]!]! || a - b)
      .slice(0, limit)
      .map((postal) => this.postalPlace(postal, 'place'));
  }

  /** The place that the parts between commas name: the last is a state, ends with one, or is a city alone. */
  private findNamed(parts: readonly string[]): Place | undefined {
    const last = parts.at(-1);
    if (last === undefined) return undefined;
    const before = parts.slice(0, -1);
    if (parts.length === 1 && !ALIASES[nameKey(last)] && stateCode(last)) return this.statePlace(stateCode(last)!);
    for (const split of stateAtTheEnd(last)) {
      const place = this.findInState(split.city === '' ? before : [...before, split.city], split.state);
      if (place) return place;
    }
    const city = this.cityAlone(nameKey(last));
    return city === undefined ? undefined : this.cityPlace(city, before.length > 0 ? 'street' : 'place');
  }

  /** The city of a known state: the last part that is one; a part without a comma between street and city is read from its end. */
  private findInState(parts: readonly string[], state: string): Place | undefined {
    for (let i = parts.length - 1; i >= 0; i -= 1) {
      const city = this.cityIn(nameKey(parts[i]!), state);
      if (city !== undefined) return this.cityPlace(city, parts.length === 1 ? 'place' : 'street');
      const words = parts[i]!.split(' ');
      for (let from = 1; from < words.length; from += 1) {
        if (!isStreet(words.slice(0, from))) continue;
        const ending = this.cityIn(nameKey(words.slice(from).join(' ')), state);
        if (ending !== undefined) return this.cityPlace(ending, 'street');
      }
    }
    return undefined;
  }

  private cityAlone(key: string): number | undefined {
    const alias = ALIASES[key];
    if (alias) return this.cityIn(...alias);
    const { population } = this.data.cities;
    const [first, second] = this.citiesNamed(key)
      .filter((city) => population[city]! > 0)
      .sort((a, b) => population[b]! - population[a]!);
    if (first === undefined || second === undefined) return first;
    const [most, next] = [population[first]!, population[second]!];
    return most > next * CLEARLY_LARGER || (most > BIG_CITY && most >= next * BIG_CITY_LEAD) ? first : undefined;
  }

  private cityIn(key: string, state: string): number | undefined {
    const alias = ALIASES[key];
    if (alias && alias[1] === state && alias[0] !== key) return this.cityIn(alias[0], state);
    return this.citiesNamed(key).find((city) => this.stateOf(city) === state);
  }

  private citiesNamed(key: string): number[] {
    const cities: number[] = [];
    for (let i = lowerBound(this.keys, key); this.keys[i] === key; i += 1) cities.push(this.cityAt[i]!);
    return cities;
  }

  private postalIndex(code: string | undefined): number | undefined {
    if (code === undefined) return undefined;
    const i = lowerBound(this.data.postal.code, code);
    return this.data.postal.code[i] === code ? i : undefined;
  }

  private stateOf(city: number): string {
    return this.data.states[this.data.cities.state[city]!]!.code;
  }

  private cityPlace(city: number, precision: Place['precision']): Place {
    const { cities, states, zones } = this.data;
    const state = states[cities.state[city]!]!;
    return {
      label: `${cities.name[city]!}, ${state.code}`,
      city: cities.name[city]!,
      state: state.code,
      country: state.country,
      latitude: degrees(cities.latitude[city]!),
      longitude: degrees(cities.longitude[city]!),
      timeZone: zones[cities.zone[city]!]!,
      precision,
    };
  }

  private postalPlace(index: number, precision: Place['precision']): Place {
    const { postal } = this.data;
    const place = this.cityPlace(postal.city[index]!, precision);
    const postalCode = postal.code[index]!;
    return {
      ...place,
      label: `${place.label} ${postalCode}`,
      postalCode,
      latitude: degrees(postal.latitude[index]!),
      longitude: degrees(postal.longitude[index]!),
    };
  }

  /** A state's centre of population, in the time zone of its largest city. */
  private statePlace(state: string): Place | undefined {
    const { cities } = this.data;
    let [people, latitude, longitude, largest] = [0, 0, 0, -1];
    cities.population.forEach((population, city) => {
      if (this.stateOf(city) !== state) return;
      people += population;
      latitude += population * cities.latitude[city]!;
      longitude += population * cities.longitude[city]!;
      if (largest < 0 || population > cities.population[largest]!) largest = city;
    });
    if (people === 0) return undefined;
    return {
      ...this.cityPlace(largest, 'state'),
      label: stateName(state),
      city: '',
      latitude: degrees(Math.round(latitude / people)),
      longitude: degrees(Math.round(longitude / people)),
    };
  }
}

function degrees(tenThousandths: number): number {
  return tenThousandths / 10_000;
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

/** {@link Gazetteer.search} in the gazetteer of the built data file. */
export function searchPlaces(prefix: string, limit?: number): Place[] {
  return gazetteer().search(prefix, limit);
}

/** Whether the text was the place and no more, so that it may be shown to everyone. */
export function isExactPlace(place: Place): boolean {
  return place.precision !== 'street';
}

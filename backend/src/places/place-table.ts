import { lowerBound, sortedColumns } from './columns.js';
import type { Point } from './great-circle.js';
import { foldText, nameKey, plainKey } from './fold.js';
import type { PlacesData } from './places.data.js';
import { stateName } from './states.js';

/** A city, a ZIP code's area or, when only a state was typed, the state's center of population. */
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
  /** `street` when more than the place was typed, which strangers must not see; `state` when the point is only a state's center. */
  precision: 'street' | 'place' | 'state';
}

/** Other names people use for a city. */
export const ALIASES: Readonly<Record<string, readonly [city: string, state: string]>> = {
  nyc: ['newyork', 'NY'],
  newyorkcity: ['newyork', 'NY'],
  newyork: ['newyork', 'NY'],
  manhattan: ['newyork', 'NY'],
  bigapple: ['newyork', 'NY'],
  washington: ['washington', 'DC'],
  washingtondc: ['washington', 'DC'],
  dc: ['washington', 'DC'],
  districtofcolumbia: ['washington', 'DC'],
  quebec: ['quebec', 'QC'],
  quebeccity: ['quebec', 'QC'],
  villedequebec: ['quebec', 'QC'],
  philly: ['philadelphia', 'PA'],
  vegas: ['lasvegas', 'NV'],
  sf: ['sanfrancisco', 'CA'],
  sanfran: ['sanfrancisco', 'CA'],
  la: ['losangeles', 'CA'],
  slc: ['saltlakecity', 'UT'],
  okc: ['oklahomacity', 'OK'],
  nola: ['neworleans', 'LA'],
  indy: ['indianapolis', 'IN'],
  kc: ['kansascity', 'MO'],
  jax: ['jacksonville', 'FL'],
  abq: ['albuquerque', 'NM'],
  atl: ['atlanta', 'GA'],
  dfw: ['dallas', 'TX'],
  phx: ['phoenix', 'AZ'],
  cincy: ['cincinnati', 'OH'],
  twincities: ['minneapolis', 'MN'],
};

/** The places of the United States and Canada in memory: sorted columns, found by binary search. Immutable; a city is identified by its row number. */
export class PlaceTable {
  /** Keys for the prefix search, in order; a city whose name has a short word has two. */
  readonly searchKeys: readonly string[];
  readonly searchCityAt: Int32Array;
  /** Cities in the order of their keys. */
  private readonly keys: string[];
  private readonly cityAt: Int32Array;
  private readonly sizes: Float64Array;
  private readonly statePlaces = new Map<string, Place | undefined>();

  constructor(private readonly data: PlacesData) {
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
    this.sizes = Float64Array.from(data.cities.population, (people) => Math.log10(people + 10));
  }

  get cityCount(): number {
    return this.data.cities.name.length;
  }

  cityIn(key: string, state: string): number | undefined {
    const alias = ALIASES[key];
    if (alias && alias[1] === state && alias[0] !== key) return this.cityIn(alias[0], state);
    return this.citiesNamed(key).find((city) => this.stateOf(city) === state);
  }

  citiesNamed(key: string): number[] {
    const cities: number[] = [];
    for (let i = lowerBound(this.keys, key); this.keys[i] === key; i += 1) cities.push(this.cityAt[i]!);
    return cities;
  }

  stateOf(city: number): string {
    return this.data.states[this.data.cities.state[city]!]!.code;
  }

  populationOf(city: number): number {
    return this.data.cities.population[city]!;
  }

  /** A city's order of magnitude for ranking: the logarithm of its population. */
  sizeOf(city: number): number {
    return this.sizes[city]!;
  }

  /** The row of a ZIP code, or of a Canadian area's three characters. */
  postalOf(code: string): number | undefined {
    const i = lowerBound(this.data.postal.code, code);
    return this.data.postal.code[i] === code ? i : undefined;
  }

  /** The rows of all postal codes with this prefix. */
  postalsBeginning(prefix: string): number[] {
    const { code } = this.data.postal;
    const found: number[] = [];
    for (let i = lowerBound(code, prefix); i < code.length && code[i]!.startsWith(prefix); i += 1) found.push(i);
    return found;
  }

  cityOfPostal(postal: number): number {
    return this.data.postal.city[postal]!;
  }

  cityPlace(city: number, precision: Place['precision'] = 'place'): Place {
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

  postalPlace(postal: number, precision: Place['precision'] = 'place'): Place {
    const { code, latitude, longitude } = this.data.postal;
    const place = this.cityPlace(this.cityOfPostal(postal), precision);
    const postalCode = code[postal]!;
    return {
      ...place,
      label: `${place.label} ${postalCode}`,
      postalCode,
      latitude: degrees(latitude[postal]!),
      longitude: degrees(longitude[postal]!),
    };
  }

  /** Every point that a typed text can mean: cities, postal codes, centres of states. */
  *points(): Generator<Point> {
    const { cities, postal, states } = this.data;
    for (const { latitude, longitude } of [cities, postal])
      for (let i = 0; i < latitude.length; i += 1)
        yield { latitude: degrees(latitude[i]!), longitude: degrees(longitude[i]!) };
    for (const { code } of states) {
      const centre = this.statePlace(code);
      if (centre) yield centre;
    }
  }

  /** A state's centre of population, in the time zone of its largest city; worked out once. */
  statePlace(state: string): Place | undefined {
    if (!this.statePlaces.has(state)) this.statePlaces.set(state, this.centreOf(state));
    return this.statePlaces.get(state);
  }

  private centreOf(state: string): Place | undefined {
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

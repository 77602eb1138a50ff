import { greatCircleMiles, type Point } from './great-circle.js';
import type { Place, PlaceTable } from './place-table.js';

/** Farther than this, a city says nothing about where somebody is. */
const MOST_MILES = 60;
/** Places of fewer people are known only to their neighbors; they count where there is no larger one. */
const KNOWN_PEOPLE = 5_000;
/** The least length of a degree of latitude. */
const MILES_A_DEGREE = 68.7;

interface Found {
  place: Place;
  miles: number;
}

/** Which city a point is next to: cities by cells of one degree. Immutable. */
export class Nearest {
  private readonly cells = new Map<string, number[]>();

  constructor(private readonly table: PlaceTable) {
    for (let city = 0; city < table.cityCount; city += 1) {
      const key = cellOf(table.cityPlace(city));
      const cell = this.cells.get(key);
      if (cell) cell.push(city);
      else this.cells.set(key, [city]);
    }
  }

  /** The city next to a point that people know, else the next place, and how far it is; undefined where there is none within 60 miles. */
  find(point: Point): Found | undefined {
    let [known, any]: (Found | undefined)[] = [];
    for (const city of this.around(point)) {
      const place = this.table.cityPlace(city);
      const miles = greatCircleMiles(point, place);
      const isKnown = this.table.populationOf(city) >= KNOWN_PEOPLE;
      if (isKnown && miles <= (known?.miles ?? MOST_MILES)) known = { place, miles };
      if (!isKnown && miles <= (any?.miles ?? MOST_MILES)) any = { place, miles };
    }
    return known ?? any;
  }

  /** The cities of every cell that begins within reach. */
  private *around({ latitude, longitude }: Point): Generator<number> {
    const north = MOST_MILES / MILES_A_DEGREE;
    const east = Math.min(180, north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)));
    for (let lat = Math.floor(latitude - north); lat <= Math.floor(latitude + north); lat += 1)
      for (let lon = Math.floor(longitude - east); lon <= Math.floor(longitude + east); lon += 1)
        yield* this.cells.get(`${lat} ${lon}`) ?? [];
  }
}

function cellOf({ latitude, longitude }: Point): string {
  return `${Math.floor(latitude)} ${Math.floor(longitude)}`;
}

/** So near, a truck is as good as there. */
const NEAR_MILES = 10;

/** Where a point is, in words: `Near Waco, TX`, `24 miles from Laramie, WY`; undefined far from any city. */
export function nearWords(found: Found | undefined): string | undefined {
  if (!found) return undefined;
  const { place, miles } = found;
  return miles <= NEAR_MILES ? `Near ${place.label}` : `${Math.round(miles)} miles from ${place.label}`;
}

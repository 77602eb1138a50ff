import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** The gazetteer's data file as `tools/places.mjs` writes it: columns, coordinates in ten-thousandths of a degree. */
export interface PlacesData {
  attribution: string;
  states: { code: string; country: 'US' | 'CA' }[];
  zones: string[];
  cities: {
    name: string[];
    state: number[];
    latitude: number[];
    longitude: number[];
    population: number[];
    zone: number[];
  };
  postal: { code: string[]; city: number[]; latitude: number[]; longitude: number[] };
}

/** Relative to the sources and to the compiled program, both of which read `backend/dist/places.json.gz`. */
const LOCATIONS = ['../../dist/places.json.gz', '../../places.json.gz'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Reads the data file. Throws a plain Error when it has not been built. */
export function readPlacesData(): PlacesData {
  const file = LOCATIONS.find((location) => existsSync(location));
  if (!file) throw new Error('The places are missing: run `node backend/tools/places.mjs`.');
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as PlacesData;
}

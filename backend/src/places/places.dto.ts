import { Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import type { Place } from './gazetteer.js';

export class PlacesSearch {
  @Text(0, 100, {
    description: 'What was typed so far: a name, `name, state`, or the first digits of a ZIP code.',
    example: 'austin, t',
  })
  q: string;
}

const PLACE_WORDS = 'A city and state, a ZIP code, or an address that contains one of these.';

export class DistanceSearch {
  @Text(1, 300, { description: PLACE_WORDS, example: 'Austin, TX' }) from: string;
  @Text(1, 300, { description: PLACE_WORDS, example: '90210' }) to: string;
}

export class PlaceAnswer {
  @Shown.text({ example: 'Austin, TX 78701' }) label: string;
  @Shown.text({ example: 'Austin', description: 'Empty when only a state was typed.' }) city: string;
  @Shown.text({ example: 'TX' }) state: string;
  @Shown.text({ optional: true, example: '78701' }) postalCode?: string;
  @Shown.number({ example: 30.2713 }) latitude: number;
  @Shown.number({ example: -97.7426 }) longitude: number;
}

export class EndAnswer {
  @Shown.text({ example: 'Austin, TX' }) label: string;
  @Shown.number({ example: 30.2672 }) latitude: number;
  @Shown.number({ example: -97.7431 }) longitude: number;
}

export class DistanceAnswer {
  @Shown.number({ description: 'Estimated road miles.', example: 1395.3 }) miles: number;
  @Shown.number({ optional: true, description: 'How many of the miles are by sea, where no road leads.' })
  seaMiles?: number;
  @Shown.text({ optional: true, example: 'No road leads to Oahu: 2,560 of these miles are by sea.' }) note?: string;
  @Shown.object(() => EndAnswer) from: EndAnswer;
  @Shown.object(() => EndAnswer) to: EndAnswer;
}

export function toPlace({ label, city, state, postalCode, latitude, longitude }: Place): PlaceAnswer {
  return { label, city, state, ...(postalCode ? { postalCode } : {}), latitude, longitude };
}

export function toEnd({ label, latitude, longitude }: Place): EndAnswer {
  return { label, latitude, longitude };
}

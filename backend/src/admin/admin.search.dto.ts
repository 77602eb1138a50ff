import { Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';

/** What one search looks through, in the order in which it is answered. */
export const SEARCHED = [
  'users',
  'shipments',
  'quotes',
  'payments',
  'claims',
  'support-tickets',
  'verifications',
] as const;

export class SearchQuery {
  @Text(2, 200, {
    message: 'Type at least two characters',
    example: '(512) 555-0142',
    description:
      'Names in any order, an e-mail address, the last four to ten digits of a phone number, a title, a place, the first six characters of an id, or a whole id at the provider.',
  })
  q: string;
}

/** A record that was found, as a line to choose it by. */
export class FoundAnswer {
  @Shown.oneOf(SEARCHED, { description: 'The resource; with `id` its address.' }) resource: (typeof SEARCHED)[number];
  @Shown.id() id: string;
  @Shown.text({ example: 'Dana Reyes', description: 'The name, or the title of the shipment.' }) title: string;
  @Shown.text({ example: 'dana@example.com, (512) 555-0142', description: 'Who, where, or what kind.' }) detail: string;
  @Shown.dollars({ nullable: true }) amount: number | null;
  @Shown.text({ nullable: true, description: 'Of users only when suspended or erased.' }) status: string | null;
  @Shown.instant() createdAt: string;
}

export class SearchAnswer {
  @Shown.flag({
    description:
      'Whether any part of a name or title is found. Without trigrams (pg_trgm) in the database only the beginnings of words are.',
  })
  anyPart: boolean;
  @Shown.flag({
    description:
      'Whether nobody and nothing is named so, and the people who were found have names that are spelled much like it.',
  })
  similar: boolean;
  @Shown.list(() => FoundAnswer, {
    description:
      'At most 8 of each kind, best first: what is named so, then what belongs to these people and shipments.',
  })
  found: FoundAnswer[];
}

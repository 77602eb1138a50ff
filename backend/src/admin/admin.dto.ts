import { RawText } from '../common/fields.js';

const MOST_CHARACTERS = 6_000;

/** The query of a list in react-admin's simple-rest dialect: each field is JSON. */
export class RecordSearch {
  @RawText(1, 200, { optional: true, description: 'JSON: a field, then ASC or DESC.' })
  sort?: string;

  @RawText(1, 100, {
    optional: true,
    example: '[0,24]',
    description:
      'JSON: the first and last row, counting from 0. At most 100 rows, starting no later than the 10,000th.',
  })
  range?: string;

  @RawText(1, MOST_CHARACTERS, {
    optional: true,
    description: 'JSON: an object of filters. Most take one value or an array of at most 100.',
  })
  filter?: string;
}

/** Which records a file has. */
export class RecordFilter {
  @RawText(1, MOST_CHARACTERS, { optional: true, description: "JSON: an object of the list's filters." })
  filter?: string;
}

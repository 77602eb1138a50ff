import { QueryNumber, RawText } from './fields.js';
import { DEFAULT_LIMIT, MAX_LIMIT } from './paging.js';

/** Which page of a list; a list with filters extends it. */
export class PageSearch {
  @QueryNumber(1, MAX_LIMIT, { integer: true, default: DEFAULT_LIMIT, description: 'Rows a page.' })
  limit: number = DEFAULT_LIMIT;

  @RawText(1, 200, { optional: true, description: 'Where the page begins, out of the Link header of the page before.' })
  cursor?: string;
}

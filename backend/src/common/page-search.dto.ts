import { QueryNumber, RawText } from './fields.js';
import { DEFAULT_LIMIT, MAX_LIMIT } from './paging.js';

/** Which page of a list; lists with filters extend it. */
export class PageSearch {
  @QueryNumber(1, MAX_LIMIT, { integer: true, default: DEFAULT_LIMIT, description: 'Rows per page.' })
  limit: number = DEFAULT_LIMIT;

  @RawText(1, 200, { optional: true, description: "Where the page begins, from the previous page's Link header." })
  cursor?: string;
}

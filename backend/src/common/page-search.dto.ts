import { Instant, QueryNumber, RawText } from './fields.js';
import { DEFAULT_LIMIT, MAX_LIMIT } from './paging.js';

/**
 * The field that narrows a list to what changed, and puts it in the order of the changes. Two changes at one moment may be
 * seen one after the other, so a reader asks again from a little before the last one it saw.
 */
export const UpdatedSince = () =>
  Instant({
    optional: true,
    description:
      'What changed at or after this instant, oldest first. Ask again from a minute before the last change you saw.',
  });

/** Which page of a list; lists with filters extend it. */
export class PageSearch {
  @QueryNumber(1, MAX_LIMIT, { integer: true, default: DEFAULT_LIMIT, description: 'Rows per page.' })
  limit: number = DEFAULT_LIMIT;

  @RawText(1, 200, { optional: true, description: "Where the page begins, from the previous page's Link header." })
  cursor?: string;
}

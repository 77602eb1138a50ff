import { Shown } from './shown.js';

/** So many of so many. */
export class ShareAnswer {
  @Shown.whole() count: number;
  @Shown.whole() of: number;
}

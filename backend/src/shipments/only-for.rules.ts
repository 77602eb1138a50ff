/** So many carriers at most see a listing before all others. */
export const MOST_ONLY_FOR = 5;
/** And others wait for so long at most. */
export const MOST_ONLY_HOURS = 48;

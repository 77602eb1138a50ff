/** For reads whose failure is shown in place, with "Try again", instead of as a toast or another page. */
export const STAYS = { onError: () => undefined, retry: false as const };

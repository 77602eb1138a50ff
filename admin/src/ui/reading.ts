/** A read that fails says so where it stands, with "Try again", and leads nowhere else. */
export const STAYS = { onError: () => undefined, retry: false as const };

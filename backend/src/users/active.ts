/** SQL: is this account in use? A closed or suspended one can do nothing, and is told nothing. */
export const isActive = (user: string): string => `${user}.deleted_at IS NULL AND ${user}.suspended_at IS NULL`;

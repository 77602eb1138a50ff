/** SQL: is this account in use? A closed or suspended one can do nothing, and is told nothing. */
export const isActive = (user: string): string => `${user}.deleted_at IS NULL AND ${user}.suspended_at IS NULL`;

/** SQL: is the account with this id suspended? Whoever is begins nothing, such as a pickup. */
export const isSuspended = (id: string): string =>
  `EXISTS (SELECT 1 FROM users suspended WHERE suspended.id = ${id} AND suspended.suspended_at IS NOT NULL)`;

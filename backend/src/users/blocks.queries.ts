/** SQL for the column `has_blocked` of a user: whether they have blocked anybody. */
export const hasBlocked = (user: string): string =>
  `EXISTS (SELECT 1 FROM user_blocks b WHERE b.blocker_id = ${user}.id) AS has_blocked`;

/** SQL that is true where one of two users has blocked the other, whichever did. Both are SQL of type uuid. */
export const blockedBetween = (one: string, other: string): string =>
  `EXISTS (SELECT 1 FROM user_blocks b WHERE (b.blocker_id, b.blocked_id) IN ((${one}, ${other}), (${other}, ${one})))`;

/** What a user is called: the name, or else the email address. */
export function nameOf(user: { firstName?: string | null; lastName?: string | null; email?: string | null }): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email || 'User';
}

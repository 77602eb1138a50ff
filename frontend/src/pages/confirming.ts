import type { User } from '../kit/api/types';

/** Of the line that asks to confirm the address, in pixels. */
export const CONFIRM_HEIGHT = 44;

/** Screens where somebody is not in the middle of a job. */
const CALM = ['/', '/dashboard', '/payments', '/profile', '/notifications', '/support'];

/** Is this user asked to confirm their address on this screen? */
export function asksToConfirm(user: User, pathname: string): boolean {
  return !user.emailVerified && CALM.includes(pathname);
}

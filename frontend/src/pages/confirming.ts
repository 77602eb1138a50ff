import type { User } from '../kit/api/types';

/** Height of the line that asks to confirm the address, in pixels. */
export const CONFIRM_HEIGHT = 44;

/** Screens where nobody is in the middle of something, and which are shown only once it is known who is there: the line must not push them down. */
const CALM = ['/', '/dashboard', '/payments', '/profile', '/notifications'];

/** Whether this user is asked to confirm their address on this screen. */
export function asksToConfirm(user: User, pathname: string): boolean {
  return !user.emailVerified && CALM.includes(pathname);
}

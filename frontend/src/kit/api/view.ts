import { claimsOf, readToken, VIEW } from './token';

/** Takes the token from the address that the console opened; its page must not stay in the history with it. */
export function takeView(): void {
  const token = window.location.hash.replace('#view=', '');
  // Anybody can make such an address: with another token, this would be their account without anything saying so.
  if (claimsOf(token).view === true) sessionStorage.setItem(VIEW, token);
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
}

/** From now on, the tab is of whoever is signed in here, once it is loaded anew. */
export function leaveView(): void {
  sessionStorage.removeItem(VIEW);
}

/** When the view ends. */
export function viewEnds(): Date {
  return new Date((claimsOf(readToken() ?? '').exp ?? 0) * 1_000);
}

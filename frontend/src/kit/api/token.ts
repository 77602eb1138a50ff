const KEY = 'auth_token';
const listeners = new Set<() => void>();

/** Kept for this tab alone: an operator looks at the app as somebody else, with a token that only reads. */
const VIEW = 'haulway_view';
/** In its place once it is over, so that the tab does not go on as whoever is signed in here. */
const OVER = 'over';

/** Whether an operator looks at the app as somebody else in this tab, or has. */
export function viewState(): 'viewing' | 'over' | undefined {
  const view = sessionStorage.getItem(VIEW);
  return view === null ? undefined : view === OVER ? 'over' : 'viewing';
}

/** Takes the token from the address that the console opened; its page must not stay in the history with it. */
export function takeView(): void {
  const token = /^#view=(.+)$/.exec(window.location.hash)?.[1];
  if (token === undefined) return;
  // Anybody can make such an address: with another token, this would be their account without anything saying so.
  if (claimsOf(token).view === true) sessionStorage.setItem(VIEW, token);
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
}

/** From now on, the tab is of whoever is signed in here. */
export function leaveView(): void {
  sessionStorage.removeItem(VIEW);
  announce();
}

/** When the token in use expires. */
export function viewEnds(): Date {
  return new Date(timesOf(readToken() ?? '').end);
}

/** The stored auth token, or null when nobody is signed in. */
export function readToken(): string | null {
  const view = sessionStorage.getItem(VIEW);
  if (view !== null) return view === OVER ? null : view;
  return localStorage.getItem(KEY);
}

/** Stores the auth token of a new sign-in. */
export function storeToken(token: string): void {
  localStorage.setItem(KEY, token);
  announce();
}

/** Removes the auth token; every tab then shows the signed-out screens. */
export function removeToken(): void {
  if (viewState() === undefined) localStorage.removeItem(KEY);
  else sessionStorage.setItem(VIEW, OVER);
  announce();
}

/** A sign-out that has not reached the server: until then, the cookie is still good. */
const OWED = 'haulway_logout_owed';

export function isLogoutOwed(): boolean {
  return localStorage.getItem(OWED) !== null;
}

export function oweLogout(isOwed: boolean): void {
  if (isOwed) localStorage.setItem(OWED, 'yes');
  else localStorage.removeItem(OWED);
  announce();
}

/** How close to its expiry a token may be sent; it has to last until the call arrives. */
const MARGIN_MS = 10_000;

/** Tokens valid for no longer than this are renewed with the session's cookie. */
const LONGEST_RENEWABLE_MS = 3_600_000;

/** Whether a token has expired, or will have in `ms`. If it does not state its expiry, the server decides. */
export function isPast(token: string, ms = 0): boolean {
  return timesOf(token).end <= Date.now() + ms + MARGIN_MS;
}

/** Whether the session's cookie can get another one, and not only a new sign-in. */
export function isRenewable(token: string): boolean {
  const { begin, end } = timesOf(token);
  // The cookie is of whoever is signed in here.
  if (claimsOf(token).view) return false;
  return end - begin <= LONGEST_RENEWABLE_MS;
}

/** Whether two tokens belong to the same account. */
export function areOfOneUser(one: string, other: string): boolean {
  return claimsOf(one).sub === claimsOf(other).sub;
}

/** Whose token it is. */
export function userOf(token: string): string | undefined {
  return claimsOf(token).sub;
}

/** From when until when a token is valid, in milliseconds, from its own claims. */
function timesOf(token: string): { begin: number; end: number } {
  const { iat = 0, exp = Infinity } = claimsOf(token);
  return { begin: iat * 1_000, end: exp * 1_000 };
}

interface Claims {
  sub?: string;
  iat?: number;
  exp?: number;
  view?: boolean;
}

/** A token's claims; empty if it cannot be read. */
function claimsOf(token: string): Claims {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return {};
  }
}

/** Calls back whenever the token changes, in this tab or another one. Returns a function that unsubscribes. */
export function watchToken(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function announce(): void {
  document.documentElement.toggleAttribute('data-signed-in', readToken() !== null);
  for (const listener of listeners) listener();
}

const ROAD = 'haulway_road';

/** Everybody who has had a job on the road on this phone. */
function roadUsers(): string[] {
  return (localStorage.getItem(ROAD) ?? '').split(' ').filter(Boolean);
}

/** Notes that whoever is signed in has a job on the road. */
export function noteOnTheRoad(): void {
  const token = readToken();
  const userId = token ? userOf(token) : undefined;
  if (viewState() || userId === undefined || roadUsers().includes(userId)) return;
  localStorage.setItem(ROAD, [...roadUsers(), userId].join(' '));
  announce();
}

/** Who is signed in, if they have had a job on the road on this phone. */
export function onTheRoad(): string | undefined {
  const token = readToken();
  const userId = token ? userOf(token) : undefined;
  return !viewState() && userId !== undefined && roadUsers().includes(userId) ? userId : undefined;
}

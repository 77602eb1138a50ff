const KEY = 'auth_token';
const listeners = new Set<() => void>();

/** The stored auth token, or null when nobody is signed in. */
export function readToken(): string | null {
  return localStorage.getItem(KEY);
}

/** Stores the auth token of a new sign-in. */
export function storeToken(token: string): void {
  localStorage.setItem(KEY, token);
  announce();
}

/** Removes the auth token; every tab shows the signed-out screens from then on. */
export function removeToken(): void {
  localStorage.removeItem(KEY);
  announce();
}

/** Calls back whenever the token changes, in this tab or another one. Answers the unsubscriber. */
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

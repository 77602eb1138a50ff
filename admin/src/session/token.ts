// A key of its own and no cookie, so that the user app can be open next to the console with another account.
const KEY = 'haulway_console_token';

export function readToken(): string | null {
  return localStorage.getItem(KEY);
}

export function keepToken(token: string): void {
  localStorage.setItem(KEY, token);
}

export function dropToken(): void {
  localStorage.removeItem(KEY);
}

import { barLinks } from './links';

const KEY = 'haulway_single_keys';

/** Whether single-key shortcuts are on. People who dictate to their computer need to be able to turn them off. */
export function singleKeysOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

/** Turns single-key shortcuts on or off in this browser; Ctrl K always works. */
export function switchSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}

/** The letter after `g` for a screen. */
const letters: Record<string, string> = {
  '/': 'h',
  '/list-item': 'l',
  '/browse': 'b',
  '/messages': 'm',
  '/dashboard': 'd',
  '/payments': 'p',
  '/support': 's',
};

/** Where `g` and a letter lead, for this kind of account. */
export function sequences(isCarrier: boolean): { letter: string; to: string; label: string }[] {
  return barLinks(isCarrier).flatMap(({ to, label }) => (letters[to] ? [{ letter: letters[to], to, label }] : []));
}

/** Whether the key belongs to a field, a menu or a dialog rather than to the page. */
export function isTaken(event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target?.isContentEditable === true ||
    Boolean(target?.closest('input, textarea, select, [role="menu"], [role="dialog"]'))
  );
}

import { barLinks } from './links';

const KEY = 'haulway_single_keys';

/** Single keys do something unless they were switched off, as people who speak to their computer need. */
export function singleKeysOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

/** Switches the single keys on or off in this browser; Ctrl K stays. */
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

/** Does the key belong to what is being typed, chosen or shown above the page? */
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

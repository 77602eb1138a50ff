/** When it is looked, in ms after a dialog has closed: what opened it may go only once the screen has read what changed. */
const LOOKS_MS = [100, 500, 1_500, 3_000] as const;
const LAST_MS = 3_100;

/**
 * Puts the focus on the screen's heading if the button that opened a dialog is gone, or keyboards and screen readers would
 * start again at the top. Ends once somebody points elsewhere.
 */
export function catchFocus(): void {
  const timers = LOOKS_MS.map((ms) => setTimeout(look, ms));
  const stop = () => {
    timers.forEach(clearTimeout);
    window.removeEventListener('pointerdown', stop);
  };
  window.addEventListener('pointerdown', stop);
  setTimeout(stop, LAST_MS);
}

function look(): void {
  if (document.activeElement !== document.body || document.querySelector('[role="dialog"]')) return;
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

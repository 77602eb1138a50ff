/** When it is brought into view, in ms: the browser scrolls back as the sheet's entry goes, and the screen reads what changed. */
const LOOKS_MS = [50, 150, 500, 1_000] as const;
const ENDS = ['pointerdown', 'wheel', 'keydown'] as const;

/** Brings the panel of what happens next into view, once the sheet that changed it has closed; ends when its reader does something else. */
export function showNextStep(): void {
  const look = () => document.querySelector('[aria-label="What happens next"]')?.scrollIntoView({ block: 'center' });
  const timers = LOOKS_MS.map((ms) => setTimeout(look, ms));
  const end = () => {
    timers.forEach(clearTimeout);
    for (const name of ENDS) window.removeEventListener(name, end);
  };
  for (const name of ENDS) window.addEventListener(name, end);
}

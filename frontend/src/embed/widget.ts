/*
 * The script that somebody's site loads to show prices there, built to /widget/v1.js. It puts the page `embed.html` in a
 * frame behind itself, so that neither side's styles and scripts reach the other.
 */
(() => {
  const GRACE_MS = 1_000;
  const MOST_PX = 2_000;
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const home = new URL(script.src).origin;
  const { key = '', category, from, to, weight, theme } = script.dataset;
  const address = new URL('/embed/quote', home);
  for (const [name, value] of Object.entries({ key, category, from, to, weight, theme, origin: location.origin }))
    if (value) address.searchParams.set(name, value);
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = 'What shipping costs';
  frame.referrerPolicy = 'no-referrer';
  // Nothing of it is seen before it says how tall it is: it may be off, or not meant for this site.
  frame.style.cssText = 'display:block;width:100%;height:0;border:0';
  let shown = false;
  addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<{ haulway?: string; height?: number } | null>) => {
      if (origin !== home || source !== frame.contentWindow || data?.haulway !== 'height') return;
      if (typeof data.height !== 'number') return;
      shown = true;
      frame.style.height = `${Math.min(data.height, MOST_PX)}px`;
    },
  );
  frame.addEventListener('load', () =>
    setTimeout(() => {
      if (shown) return;
      frame.remove();
      console.info(`Haulway: the widget ${key} is off, or ${location.origin} is not among its sites.`);
    }, GRACE_MS),
  );
  script.after(frame);
})();

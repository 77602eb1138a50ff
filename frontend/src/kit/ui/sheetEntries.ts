import { popped } from './popped';

/** What Back does with a sheet: closes it and answers true, unless that has to wait. */
type Back = () => boolean;

/** What is open, the topmost last. Each has an entry in the history of its own, for Back to take away. */
const open: Back[] = [];
/** How many entries of sheets the present one counts. */
let entries = 0;
/** The router's number of the present entry; sheets are on the same as the screen under them. */
let index: unknown;
/** The address of the screen that the entries were made on. */
let address = '';
/** An own step on its way: where it leads, and what the screen was on before. */
let step: { to: number; by: number; state: unknown; href: string; undoes: boolean } | undefined;

const of = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
const countOf = (state: unknown): number => Number(of(state, 'sheets') ?? 0);

/** Has Back close a sheet for as long as it is open. Returns a function that ends it. */
export function withEntry(back: Back): () => void {
  open.push(back);
  // Not at once: one sheet may give way to another.
  queueMicrotask(settle);
  return () => {
    open.splice(open.lastIndexOf(back), 1);
    queueMicrotask(settle);
  };
}

/** Makes or takes away entries, so that there is one for each sheet. */
function settle(): void {
  if (step) return;
  const { state } = history;
  // The router went on from there, or the page was loaded anew. If it only changed the address, they are still there.
  if (of(state, 'idx') !== index) entries = countOf(state);
  index = of(state, 'idx');
  if (entries > open.length)
    go({ to: open.length, by: open.length - entries, state, href: location.href, undoes: false });
  while (entries < open.length) history.pushState({ ...history.state, sheets: ++entries }, '');
  address = location.href;
}

function go(next: NonNullable<typeof step>): void {
  step = next;
  history.go(next.by);
}

function onStep({ to, by, state, href, undoes }: NonNullable<typeof step>): void {
  step = undefined;
  entries = countOf(history.state);
  // The router went on just before it: the step led away from where that went.
  if (!undoes && entries !== to) return go({ to, by: -by, state, href, undoes: true });
  // The screen may have changed its address while a sheet was open.
  if (!undoes) history.replaceState({ ...(typeof state === 'object' ? state : {}), sheets: to }, '', href);
  settle();
}

popped.hear = (event) => {
  // Only what the browser itself says is a step.
  if (!event.isTrusted) return;
  if (step) {
    event.stopImmediatePropagation();
    onStep(step);
    return;
  }
  index = of(history.state, 'idx');
  entries = countOf(history.state);
  if (entries < open.length && location.href === address) event.stopImmediatePropagation();
  // An entry whose sheet is gone is passed by.
  if (entries >= open.length || !open.at(-1)?.()) settle();
};

// Of a page before this one.
settle();

/** Hears of each step in the history before the router, which may not be told of all of them: see `sheetEntries.ts`. */
export const popped: { hear?: (event: PopStateEvent) => void } = {};

// A browser calls those who listen to the window in the order in which they began to.
window.addEventListener('popstate', (event) => popped.hear?.(event));

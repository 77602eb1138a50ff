/**
 * A ref for what takes the place of something that had the focus and is gone: takes the focus, unless it is elsewhere by
 * now. Only for what appears after an act, since nothing has the focus on a page that was just loaded.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

const FIELDS =
  'input:not([type=hidden]):not([aria-hidden=true]):not(:disabled), textarea:not([aria-hidden=true]):not(:disabled), [role=combobox]';

/**
 * As a dialog opens, whoever works by keyboard starts in its first field, of a choice in what is chosen. A dialog without fields keeps
 * the focus itself: on a button, the Enter that opened it would press that too. The ref of what holds the fields.
 */
export function focusFirstField(content: HTMLElement | null): void {
  const first = content?.querySelector<HTMLElement>(FIELDS);
  const chosen = first?.matches('[type=radio]') ? content?.querySelector<HTMLElement>('[type=radio]:checked') : null;
  (chosen ?? first)?.focus();
}

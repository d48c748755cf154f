/** A dialog whose first control is not the one to begin with marks that one. */
const MARKED = '[data-autofocus]'
const FIRST = ':is(input, select, textarea, button, a[href]):not(:disabled)'

/**
 * Returns the element for initial focus. By default browsers focus a scrollable part, which tells screen
 * reader users nothing.
 */
export function findFirstFocus(modal: HTMLElement | null): HTMLElement | null {
  return modal?.querySelector<HTMLElement>(MARKED) ?? modal?.querySelector<HTMLElement>(FIRST) ?? null
}

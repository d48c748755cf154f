const FIRST = ':is(input, select, textarea, button, a[href]):not(:disabled)'

/** Returns what takes the focus first. By default browsers focus a scrollable part, which tells a screen reader nothing. */
export function findFirstFocus(modal: HTMLElement | null): HTMLElement | null {
  return modal?.querySelector<HTMLElement>(FIRST) ?? null
}

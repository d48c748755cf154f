/** Scrolls a part into sight that a tap made appear below the visible part of the page. A `ref`: runs once. */
export function scrollIntoSight(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'nearest' })
}

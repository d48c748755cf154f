import { layOutRestIn } from './lay-out-rest.ts'
import { fillIn, readTyped, type Typed } from './typed-contents.ts'

/** What was typed on the pages of this visit, by their entries in the browser's history. */
const typedOn = new Map<string, Typed>()
let shown = ''

/** Keeps what was typed and how far a page was scrolled for a return to it. */
export function keepPlace(): void {
  document.addEventListener('astro:before-swap', ({ navigationType, newDocument }) => {
    typedOn.set(shown, readTyped())
    // Only then can the router restore an earlier scroll position.
    if (navigationType === 'traverse') layOutRestIn(newDocument)
    document.addEventListener('astro:after-swap', () => arrive(navigationType === 'traverse'), { once: true })
  })
  shown = entry()
}

function arrive(isReturn: boolean): void {
  shown = entry()
  if (isReturn) fillIn(typedOn.get(shown) ?? [])
}

function entry(): string {
  return `${history.state?.index} ${window.location.pathname}`
}

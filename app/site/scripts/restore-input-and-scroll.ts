import { readInput, restoreInput, type Typed } from './form-input.ts'
import { renderOffscreenIn } from './render-offscreen.ts'

/** The form input on this visit's pages, by history entry. */
const inputByEntry = new Map<string, Typed>()
let shown = ''

/**
 * Restores form input and scroll position when the visitor returns to a page, or switches it to the other
 * language, which has the same forms.
 */
export function restoreInputAndScroll(): void {
  document.addEventListener('astro:before-swap', ({ navigationType, newDocument, sourceElement }) => {
    const typed = readInput()
    const scrolled = window.scrollY / document.documentElement.scrollHeight
    const isReturn = navigationType === 'traverse'
    const isSwitch = Boolean(sourceElement?.matches('[data-language-switch]'))
    inputByEntry.set(shown, typed)
    // Only after that does the earlier scroll position exist.
    if (isReturn || isSwitch) renderOffscreenIn(newDocument)
    const arrive = () => {
      shown = entry()
      if (isReturn) restoreInput(inputByEntry.get(shown) ?? [])
      if (!isSwitch) return
      restoreInput(typed)
      window.scrollTo({ top: scrolled * document.documentElement.scrollHeight })
    }
    document.addEventListener('astro:after-swap', arrive, { once: true })
  })
  shown = entry()
}

function entry(): string {
  return `${history.state?.index} ${window.location.pathname}`
}

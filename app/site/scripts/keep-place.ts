import { layOutRestIn } from './lay-out-rest.ts'
import { fillIn, readTyped, type Typed } from './typed-contents.ts'

/** The form input on this visit's pages, by history entry. */
const typedOn = new Map<string, Typed>()
let shown = ''

/**
 * Restores form input and scroll position when the visitor returns to a page, or switches it to the other
 * language, which has the same forms.
 */
export function keepPlace(): void {
  document.addEventListener('astro:before-swap', ({ navigationType, newDocument, sourceElement }) => {
    const typed = readTyped()
    const scrolled = window.scrollY / document.documentElement.scrollHeight
    const isReturn = navigationType === 'traverse'
    const isSwitch = Boolean(sourceElement?.matches('[data-language-switch]'))
    typedOn.set(shown, typed)
    // Only after that does the earlier scroll position exist.
    if (isReturn || isSwitch) layOutRestIn(newDocument)
    const arrive = () => {
      shown = entry()
      if (isReturn) fillIn(typedOn.get(shown) ?? [])
      if (!isSwitch) return
      fillIn(typed)
      window.scrollTo({ top: scrolled * document.documentElement.scrollHeight })
    }
    document.addEventListener('astro:after-swap', arrive, { once: true })
  })
  shown = entry()
}

function entry(): string {
  return `${history.state?.index} ${window.location.pathname}`
}

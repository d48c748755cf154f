import { layOutRestIn } from './lay-out-rest.ts'
import { fillIn, readTyped, type Typed } from './typed-contents.ts'

/** What was typed on the pages of this visit, by their entries in the browser's history. */
const typedOn = new Map<string, Typed>()
let shown = ''

/**
 * Keeps what was typed and where the reader was: for a return to a page, and for the same page in the other language,
 * which has the same forms.
 */
export function keepPlace(): void {
  document.addEventListener('astro:before-swap', ({ navigationType, newDocument, sourceElement }) => {
    const typed = readTyped()
    const scrolled = window.scrollY / document.documentElement.scrollHeight
    const isReturn = navigationType === 'traverse'
    const isSwitch = Boolean(sourceElement?.matches('[data-language-switch]'))
    typedOn.set(shown, typed)
    // Only then is an earlier scroll position where it was.
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

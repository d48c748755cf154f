import { addressIn } from '#app/shared/address-in.ts'
import { isLanguage } from '#domain/text/language.ts'
import { layOutRestNow } from './lay-out-rest.ts'
import { fillIn, readTyped, type Typed } from './typed-contents.ts'

const STORED_AS = 'beforeSwitch'

/** Where the reader was, as a share of the page, and what the forms held; the other page has the same controls. */
type Left = { readonly scrolled: number; readonly typed: Typed }

/** Opens the current page in the other language, with the same query; keeps the scroll position and what was typed. */
export function followSwitch(link: HTMLAnchorElement): void {
  const { pathname, search, hash } = window.location
  const { languageSwitch } = link.dataset
  if (!isLanguage(languageSwitch)) return
  link.href = addressIn(pathname, languageSwitch) + search + hash
  try {
    const scrolled = window.scrollY / document.documentElement.scrollHeight
    const left: Left = { scrolled, typed: readTyped() }
    sessionStorage.setItem(STORED_AS, JSON.stringify(left))
  } catch {
    // Storage is forbidden: the other page opens at its top and empty.
  }
}

/** Returns to where the reader was when the language was switched, with what was typed. */
export function returnAfterSwitch(): void {
  try {
    const stored = sessionStorage.getItem(STORED_AS)
    sessionStorage.removeItem(STORED_AS)
    if (!stored) return
    const { scrolled, typed }: Left = JSON.parse(stored)
    fillIn(typed)
    if (!(scrolled > 0)) return
    layOutRestNow()
    window.scrollTo({ top: scrolled * document.documentElement.scrollHeight })
  } catch {
    // Storage is forbidden.
  }
}

/** Proposes the browser's language, but never switches to it. */
export function proposeLanguage(): void {
  const [preferred = ''] = navigator.languages
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]'))
    if (link.hreflang === preferred.slice(0, 2))
      link.querySelector<HTMLElement>('[data-proposal]')?.toggleAttribute('hidden', false)
}

import { twinOf } from '#app/shared/twin-of.ts'
import { isLanguage } from '#domain/language.ts'
import { layOutRestNow } from './lay-out-rest.ts'

const STORED_AS = 'scrolledBeforeSwitch'

/** Opens the current page in the other language, with the same query; keeps the scroll position. */
export function followSwitch(link: HTMLAnchorElement): void {
  const { pathname, search, hash } = window.location
  const { languageSwitch } = link.dataset
  if (!isLanguage(languageSwitch)) return
  link.href = twinOf(pathname, languageSwitch) + search + hash
  try {
    sessionStorage.setItem(STORED_AS, String(window.scrollY / document.documentElement.scrollHeight))
  } catch {
    // Storage is forbidden: the other page opens at its top.
  }
}

/** Scrolls to where the reader was when the language was switched. */
export function returnAfterSwitch(): void {
  try {
    const share = Number(sessionStorage.getItem(STORED_AS) ?? 0)
    sessionStorage.removeItem(STORED_AS)
    if (!(share > 0)) return
    layOutRestNow()
    window.scrollTo({ top: share * document.documentElement.scrollHeight })
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

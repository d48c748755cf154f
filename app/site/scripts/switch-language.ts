import { addressIn } from '#app/shared/address-in.ts'
import { isLanguage } from '#domain/foundation/text/language.ts'

/** Points a language switch to the current page in the other language, with the same query. */
export function updateSwitchLink(link: HTMLAnchorElement): void {
  const { pathname, search, hash } = window.location
  const { languageSwitch } = link.dataset
  if (isLanguage(languageSwitch)) link.href = addressIn(pathname, languageSwitch) + search + hash
}

/** Suggests the browser's language, but never switches to it. */
export function suggestLanguage(): void {
  const [preferred = ''] = navigator.languages
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]'))
    if (link.hreflang === preferred.slice(0, 2))
      link.querySelector<HTMLElement>('[data-proposal]')?.toggleAttribute('hidden', false)
}

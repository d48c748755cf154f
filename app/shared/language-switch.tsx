import { useEffect, useRef } from 'react'
import { useLanguage } from '#app/lib/language/language.ts'
import { usePathname } from '#app/lib/page/pathname.ts'
import type { Language } from '#domain/text/language.ts'
import { addressIn } from './address-in.ts'

const OTHER: Readonly<Record<Language, Language>> = { en: 'es', es: 'en' }

/** Each language's own name, and the proposal for browsers that prefer it. */
const NAMES: Readonly<Record<Language, { readonly name: string; readonly proposal: string }>> = {
  en: { name: 'English', proposal: 'View in\u00A0' },
  es: { name: 'Español', proposal: 'Ver en\u00A0' },
}

/** The same page in the other language, as a new document. The query of the address is kept. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const other = OTHER[useLanguage()]
  const pathname = usePathname()
  const { name, proposal } = NAMES[other]
  const link = useRef<HTMLAnchorElement>(null)
  const address = addressIn(pathname, other)
  // The server renders one page for all bookings, under one address, and hydration keeps the attributes it sent.
  useEffect(() => link.current?.setAttribute('href', address), [address])
  return (
    <a
      ref={link}
      href={address}
      suppressHydrationWarning
      lang={other}
      hrefLang={other}
      data-language-switch={other}
      className={className}
      onClick={({ currentTarget }) => {
        currentTarget.search = window.location.search
      }}
    >
      <span data-proposal="" hidden>
        {proposal}
      </span>
      {name}
    </a>
  )
}

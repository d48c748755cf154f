import { type ElementType, Fragment, useEffect, useRef } from 'react'
import { useLanguage } from '#app/lib/language/language.ts'
import { usePathname } from '#app/lib/page/pathname.ts'
import { describeLanguage, LANGUAGES, type Language } from '#domain/foundation/text/language.ts'
import { addressIn } from './address-in.ts'

type LanguageSwitchProps = {
  className?: string | undefined
  /** The wrapper of each link. */
  item?: 'li'
}

/** Links to the same page in each other language, as a full page load. The URL's query is kept. */
export function LanguageSwitch({ className, item }: LanguageSwitchProps) {
  const Item: ElementType = item ?? Fragment
  const own = useLanguage()
  return LANGUAGES.filter((language) => language !== own).map((language) => (
    <Item key={language}>
      <LanguageLink language={language} className={className} />
    </Item>
  ))
}

function LanguageLink({ language, className }: { language: Language; className: string | undefined }) {
  const pathname = usePathname()
  const { name, viewIn } = describeLanguage(language)
  const link = useRef<HTMLAnchorElement>(null)
  const address = addressIn(pathname, language)
  // The server renders one page for all bookings, under one URL, and hydration does not patch attributes.
  useEffect(() => link.current?.setAttribute('href', address), [address])
  return (
    <a
      ref={link}
      href={address}
      suppressHydrationWarning
      lang={language}
      hrefLang={language}
      data-language-switch={language}
      className={className}
      onClick={({ currentTarget }) => {
        currentTarget.search = window.location.search
      }}
    >
      <span data-proposal="" hidden>
        {`${viewIn}\u00A0`}
      </span>
      {name}
    </a>
  )
}

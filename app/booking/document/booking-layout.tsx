import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/api/contact-info-query.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { LanguageSwitch } from '#app/shared/language-switch.tsx'
import { Logo } from '#app/shared/logo.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useBookingWords } from '../words/booking-words.ts'
import styles from './booking-layout.module.css'
import { ChoiceFromAddress } from './choice-from-address.tsx'

/** Deliberately reduced: the wizard needs a link home and a telephone number, and nothing else that leads away. */
export function BookingLayout({ children }: { children: ReactNode }) {
  const words = useBookingWords()
  return (
    <div className={styles.layout}>
      <a href="#booking" className="skip-link">
        {words.skip}
      </a>
      <TopBar />
      <p className={`page-width ${styles.withoutScripts}`}>{words.needsScripts}</p>
      <p role="alert" className={`page-width ${styles.incomplete}`}>
        {words.isIncomplete}{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: the address of this page, with the choice that it carries */}
        <a href="" data-astro-reload="">
          {words.tryAgain}
        </a>
      </p>
      <ChoiceFromAddress />
      {children}
      <Footer />
    </div>
  )
}

function TopBar() {
  const words = useBookingWords()
  const { data: contact = DEFAULT_CONTACT_INFO } = useQuery(contactInfoQuery)
  return (
    <header className={styles.bar}>
      <div className={`page-width ${styles.barRow}`}>
        <Logo />
        <LanguageSwitch className={styles.language} />
        <a href={phoneHref(contact.phone)} className={styles.phone}>
          <Icon name="phone" />
          <span>
            <span className={styles.phoneWords}>{words.questions}</span>
            {contact.phone}
          </span>
        </a>
      </div>
    </header>
  )
}

function Footer() {
  const words = useBookingWords()
  const pathIn = usePathIn()
  return (
    <footer className={styles.footer}>
      <nav aria-label={words.legal} className={`page-width ${styles.footerRow}`}>
        <a href={pathIn('/terms-of-service')}>{words.terms}</a>
        <a href={pathIn('/privacy-policy')}>{words.privacy}</a>
        <a href={pathIn('/cookie-policy')}>{words.cookies}</a>
        <LanguageSwitch />
      </nav>
    </footer>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/api/contact-info-query.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { LanguageSwitch } from '#app/shared/language-switch.tsx'
import { Logo } from '#app/shared/logo.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './booking-layout.module.css'
import { ChoiceFromAddress } from './choice-from-address.tsx'

/**
 * Deliberately reduced: the wizard needs a link home and a phone number, and nothing else that leads away.
 */
export function BookingLayout({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <div className={styles.layout}>
      <a href="#booking" className="skip-link">
        {text('booking.common.skip')}
      </a>
      <TopBar />
      <p className={styles.tooOld}>{text('booking.common.tooOld')}</p>
      <p className={`page-width ${styles.withoutScripts}`}>{text('booking.common.needsScripts')}</p>
      <p role="alert" className={`page-width ${styles.incomplete}`}>
        {text('booking.common.isIncomplete')}{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: the address of this page, with the choice that it carries */}
        <a href="" data-astro-reload="">
          {text('booking.common.tryAgain')}
        </a>
      </p>
      <ChoiceFromAddress />
      {children}
      <Footer />
    </div>
  )
}

function TopBar() {
  const text = useText()
  const { data: contact = DEFAULT_CONTACT_INFO } = useQuery(contactInfoQuery)
  return (
    <header className={styles.bar}>
      <div className={`page-width ${styles.barRow}`}>
        <Logo />
        <LanguageSwitch className={styles.language} />
        <a href={phoneHref(contact.phone)} className={styles.phone}>
          <Icon name="phone" />
          <span>
            <span className={styles.phoneWords}>{text('booking.common.questions')}</span>
            {contact.phone}
          </span>
        </a>
      </div>
    </header>
  )
}

function Footer() {
  const text = useText()
  const pathIn = usePathIn()
  const { data: settings = DEFAULT_SETTINGS } = useQuery(siteSettingsQuery)
  const { data: contact = DEFAULT_CONTACT_INFO } = useQuery(contactInfoQuery)
  return (
    <footer className={styles.footer}>
      <p className={`page-width ${styles.footerRow}`}>
        <a href={pathIn('/')}>{settings.siteTitle}</a>
        <a href={phoneHref(contact.phone)}>{contact.phone}</a>
      </p>
      <nav aria-label={text('booking.common.legal')} className={`page-width ${styles.footerRow}`}>
        <a href={pathIn('/terms-of-service')}>{text('booking.common.terms')}</a>
        <a href={pathIn('/privacy-policy')}>{text('booking.common.privacy')}</a>
        <a href={pathIn('/cookie-policy')}>{text('booking.common.cookies')}</a>
        <LanguageSwitch />
      </nav>
    </footer>
  )
}

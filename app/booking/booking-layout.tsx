import { useQuery } from '@tanstack/react-query'
import { Link, Outlet } from 'react-router'
import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/contact-info-query.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { Logo } from '#app/shared/logo.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './booking-layout.module.css'
import { ChoiceFromAddress } from './choice-from-address.tsx'

/** Quiet on purpose: whoever is booking needs a way home and a telephone number, and nothing that leads away. */
export default function BookingLayout() {
  return (
    <div className={styles.layout}>
      <a href="#booking" className="skip-link">
        Skip to your booking
      </a>
      <TopBar />
      <ChoiceFromAddress />
      <Outlet />
      <Footer />
    </div>
  )
}

function TopBar() {
  const { data: contact = DEFAULT_CONTACT_INFO } = useQuery(contactInfoQuery)
  return (
    <header className={styles.bar}>
      <div className={`page-width ${styles.barRow}`}>
        <Logo />
        <a href={phoneHref(contact.phone)} className={styles.phone}>
          <Icon name="phone" />
          <span>
            <span className={styles.phoneWords}>Questions? </span>
            {contact.phone}
          </span>
        </a>
      </div>
    </header>
  )
}

function Footer() {
  return (
    <footer className={styles.footer}>
      <nav aria-label="Legal" className={`page-width ${styles.footerRow}`}>
        <Link reloadDocument to="/terms-of-service">
          Terms of Service
        </Link>
        <Link reloadDocument to="/privacy-policy">
          Privacy Policy
        </Link>
        <Link reloadDocument to="/cookie-policy">
          Cookie Policy
        </Link>
      </nav>
    </footer>
  )
}

import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/site-settings.ts'
import { StringOfLights } from '#app/ui/string-of-lights.tsx'
import { BookLink } from '../book-link.tsx'
import { Island } from '../islands/island.tsx'
import { SocialLinks } from '../social-links.tsx'
import { usePrepared } from '../use-prepared.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './site-footer.module.css'

const QUICK_LINKS = [
  { label: 'Home', to: '/' },
  { label: 'Themes', to: '/#themes' },
  { label: 'How It Works', to: '/#how-it-works' },
  { label: 'FAQ', to: '/#faq' },
  { label: 'Contact', to: '/#contact' },
] as const

const LEGAL_LINKS = [
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Terms of Service', to: '/terms-of-service' },
  { label: 'Cookie Policy', to: '/cookie-policy' },
  { label: 'Admin', to: '/admin/login' },
] as const

export function SiteFooter({ year }: { year: number }) {
  const settings = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  return (
    <footer data-ground="night" className={`drawn-in-view ${styles.footer}`}>
      <StringOfLights />
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.brand}>
          <p className={styles.name}>{settings.siteTitle}</p>
          <p className={styles.blurb}>
            Themed teepee sleepovers for children’s parties in the Miami area. We set up the magic; you keep
            the memories.
          </p>
          <SocialLinks only="instagram" hasNames />
        </div>
        <nav aria-labelledby="footer-quick-links">
          <h2 id="footer-quick-links" className={styles.title}>
            Quick Links
          </h2>
          <ul role="list">
            {QUICK_LINKS.map(({ label, to }) => (
              <li key={to}>
                <a href={to} className={styles.link}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <a href="/review" className={styles.link}>
                Leave a Review
              </a>
            </li>
          </ul>
        </nav>
        <Services />
        <div className={styles.newsletter}>
          <h2 className={styles.title}>Newsletter</h2>
          <p className={styles.blurb}>New themes and free dates, a few times a year.</p>
          <Island name="newsletter-form">
            <NewsletterForm />
          </Island>
        </div>
      </div>
      <div className={`page-width ${styles.small}`}>
        <p>
          © <span data-year="">{year}</span> {settings.siteTitle}. All rights reserved.
        </p>
        <ul role="list" className={styles.legal}>
          {LEGAL_LINKS.map(({ label, to }) => (
            <li key={to}>
              <a href={to} className={styles.link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

function Services() {
  return (
    <nav aria-labelledby="footer-services">
      <h2 id="footer-services" className={styles.title}>
        Our Services
      </h2>
      <ul role="list">
        <li>
          <a href="/#themes" className={styles.link}>
            Themed Teepee Parties
          </a>
        </li>
        <li>
          <a href="/addons" className={styles.link}>
            Party Add-ons
          </a>
        </li>
        <li>
          <a href="/#delivery" className={styles.link}>
            Delivery & Setup
          </a>
        </li>
        <li>
          <BookLink className={styles.link}>Book Your Party</BookLink>
        </li>
      </ul>
    </nav>
  )
}

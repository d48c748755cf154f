import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { LanguageSwitch } from '#app/shared/language-switch.tsx'
import { BookLink } from '#app/site/book-link.tsx'
import { useSlot } from '#app/site/slots.ts'
import { SocialLinks } from '#app/site/social-links.tsx'
import { useSiteText } from '#app/site/texts/site-texts.ts'
import { usePrepared } from '#app/site/use-prepared.ts'
import { FairyLights } from '#app/ui/ornaments/fairy-lights.tsx'
import { areaPath } from '#domain/site/area-page.ts'
import styles from './site-footer.module.css'

const QUICK_LINKS = [
  { word: 'home', to: '/' },
  { word: 'themes', to: '/#themes' },
  { word: 'how', to: '/#how-it-works' },
  { word: 'faq', to: '/#faq' },
  { word: 'contact', to: '/#contact' },
] as const

const LEGAL_LINKS = [
  { word: 'privacy', to: '/privacy-policy' },
  { word: 'cookies', to: '/cookie-policy' },
  { word: 'terms', to: '/terms-of-service' },
  { word: 'accessibility', to: '/accessibility' },
  { word: 'admin', to: '/admin/login' },
] as const

type SiteFooterProps = { year: number; hasNewsletter: boolean }

export function SiteFooter({ year, hasNewsletter }: SiteFooterProps) {
  const text = useText()
  const siteText = useSiteText()
  const pathIn = usePathIn()
  const settings = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  return (
    <footer data-ground="night" className={`drawn-in-view ${styles.footer}`}>
      <FairyLights />
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.brand}>
          <p className={styles.name}>{settings.siteTitle}</p>
          <p className={styles.blurb}>{siteText('footer.blurb')}</p>
          <SocialLinks only="instagram" hasNames />
        </div>
        <nav aria-labelledby="footer-quick-links">
          <h2 id="footer-quick-links" className={styles.title}>
            {text('pages.frame.quickLinks')}
          </h2>
          <ul role="list">
            {QUICK_LINKS.map(({ word, to }) => (
              <li key={to}>
                <a href={pathIn(to)} className={styles.link}>
                  {text(`pages.frame.menuLinks.${word}`)}
                </a>
              </li>
            ))}
            <li>
              <a href={pathIn('/review')} className={styles.link}>
                {text('pages.frame.leaveReview')}
              </a>
            </li>
          </ul>
        </nav>
        <Services />
        {hasNewsletter && <Newsletter />}
      </div>
      <Areas />
      <div className={`page-width ${styles.small}`}>
        <p>
          © <span data-year="">{year}</span> {settings.siteTitle}. {text('pages.frame.rights')}
        </p>
        <ul role="list" className={styles.legal}>
          <LanguageSwitch className={styles.link} item="li" />
          {LEGAL_LINKS.filter(({ word }) => word !== 'accessibility' || settings.accessibilityStatement).map(
            ({ word, to }) => (
              <li key={to}>
                <a
                  href={pathIn(to)}
                  className={styles.link}
                  // A separate application, so no client-side navigation.
                  data-astro-reload={word === 'admin' ? '' : undefined}
                >
                  {text(`pages.frame.${word}`)}
                </a>
              </li>
            ),
          )}
        </ul>
      </div>
    </footer>
  )
}

function Newsletter() {
  const text = useText()
  const siteText = useSiteText()
  return (
    <div className={styles.newsletter}>
      <h2 className={styles.title}>{text('pages.frame.newsletter')}</h2>
      <p className={styles.blurb}>{siteText('footer.newsletter')}</p>
      {useSlot('newsletterForm')}
    </div>
  )
}

/** The areas with a page of their own; renders nothing without any. */
function Areas() {
  const { areas = [] } = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  const text = useText()
  const pathIn = usePathIn()
  if (areas.length === 0) return null
  return (
    <nav aria-labelledby="footer-areas" className={`page-width ${styles.areas}`}>
      <h2 id="footer-areas" className={styles.title}>
        {text('pages.frame.areas')}
      </h2>
      <ul role="list" className={styles.legal}>
        {areas.map((area) => (
          <li key={area.slug}>
            <a href={pathIn(areaPath(area))} className={styles.link}>
              {area.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Services() {
  const text = useText()
  const pathIn = usePathIn()
  return (
    <nav aria-labelledby="footer-services">
      <h2 id="footer-services" className={styles.title}>
        {text('pages.frame.services')}
      </h2>
      <ul role="list">
        <li>
          <a href={pathIn('/#themes')} className={styles.link}>
            {text('pages.frame.parties')}
          </a>
        </li>
        <li>
          <a href={pathIn('/addons')} className={styles.link}>
            {text('pages.frame.partyAddons')}
          </a>
        </li>
        <li>
          <a href={pathIn('/#delivery')} className={styles.link}>
            {text('pages.frame.delivery')}
          </a>
        </li>
        <li>
          <BookLink className={styles.link}>{text('pages.frame.bookParty')}</BookLink>
        </li>
      </ul>
    </nav>
  )
}

import { useWords } from '#app/lib/language/in-both.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { LanguageSwitch } from '#app/shared/language-switch.tsx'
import { StringOfLights } from '#app/ui/ornaments/string-of-lights.tsx'
import { areaPath } from '#domain/site/area-page.ts'
import { BookLink } from '../book-link.tsx'
import { useSlot } from '../slots.ts'
import { SocialLinks } from '../social-links.tsx'
import { useSiteText } from '../texts/site-texts.ts'
import { usePrepared } from '../use-prepared.ts'
import { FRAME_WORDS } from '../words/frame-words.ts'
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
  { word: 'terms', to: '/terms-of-service' },
  { word: 'cookies', to: '/cookie-policy' },
  { word: 'admin', to: '/admin/login' },
] as const

export function SiteFooter({ year }: { year: number }) {
  const words = useWords(FRAME_WORDS)
  const text = useSiteText()
  const pathIn = usePathIn()
  const settings = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  return (
    <footer data-ground="night" className={`drawn-in-view ${styles.footer}`}>
      <StringOfLights />
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.brand}>
          <p className={styles.name}>{settings.siteTitle}</p>
          <p className={styles.blurb}>{text('footer.blurb')}</p>
          <SocialLinks only="instagram" hasNames />
        </div>
        <nav aria-labelledby="footer-quick-links">
          <h2 id="footer-quick-links" className={styles.title}>
            {words.quickLinks}
          </h2>
          <ul role="list">
            {QUICK_LINKS.map(({ word, to }) => (
              <li key={to}>
                <a href={pathIn(to)} className={styles.link}>
                  {words.menuLinks[word]}
                </a>
              </li>
            ))}
            <li>
              <a href={pathIn('/review')} className={styles.link}>
                {words.leaveReview}
              </a>
            </li>
          </ul>
        </nav>
        <Services />
        <div className={styles.newsletter}>
          <h2 className={styles.title}>{words.newsletter}</h2>
          <p className={styles.blurb}>{text('footer.newsletter')}</p>
          {useSlot('newsletterForm')}
        </div>
      </div>
      <Areas />
      <div className={`page-width ${styles.small}`}>
        <p>
          © <span data-year="">{year}</span> {settings.siteTitle}. {words.rights}
        </p>
        <ul role="list" className={styles.legal}>
          <li>
            <LanguageSwitch className={styles.link} />
          </li>
          {LEGAL_LINKS.map(({ word, to }) => (
            <li key={to}>
              <a
                href={pathIn(to)}
                className={styles.link}
                // Another application.
                data-astro-reload={word === 'admin' ? '' : undefined}
              >
                {words[word]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

/** The areas with a page of their own; nothing where there are none. */
function Areas() {
  const { areas = [] } = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  const words = useWords(FRAME_WORDS)
  const pathIn = usePathIn()
  if (areas.length === 0) return null
  return (
    <nav aria-labelledby="footer-areas" className={`page-width ${styles.areas}`}>
      <h2 id="footer-areas" className={styles.title}>
        {words.areas}
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
  const words = useWords(FRAME_WORDS)
  const pathIn = usePathIn()
  return (
    <nav aria-labelledby="footer-services">
      <h2 id="footer-services" className={styles.title}>
        {words.services}
      </h2>
      <ul role="list">
        <li>
          <a href={pathIn('/#themes')} className={styles.link}>
            {words.parties}
          </a>
        </li>
        <li>
          <a href={pathIn('/addons')} className={styles.link}>
            {words.partyAddons}
          </a>
        </li>
        <li>
          <a href={pathIn('/#delivery')} className={styles.link}>
            {words.delivery}
          </a>
        </li>
        <li>
          <BookLink className={styles.link}>{words.bookParty}</BookLink>
        </li>
      </ul>
    </nav>
  )
}

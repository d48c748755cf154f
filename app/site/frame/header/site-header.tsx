import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { usePathname } from '#app/lib/page/pathname.ts'
import { LanguageSwitch } from '#app/shared/language-switch.tsx'
import { Logo } from '#app/shared/logo.tsx'
import { BookLink } from '#app/site/book-link.tsx'
import { useSlot } from '#app/site/slots.ts'
import { SocialLinks } from '#app/site/social-links.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { getEnglishPath } from '#domain/site/page-path.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { isCurrent, MAIN_LINKS } from './navigation.ts'
import styles from './site-header.module.css'

export function SiteHeader() {
  const text = useText()
  const logoEdit = useSlot('logoEdit')
  return (
    <header className={styles.header}>
      <div className={styles.topBar} data-ground="night">
        <SocialLinks />
        <BookLink to="/book" className={classNames(buttonClass('primary', 'sm'), styles.book)}>
          {text('pages.frame.bookYourParty')}
        </BookLink>
      </div>
      <div className={styles.place}>
        <div className={styles.bar} data-fixed="false">
          <div className={classNames('page-width', styles.inner)}>
            <div className={styles.logo} data-picture="siteLogo">
              <Logo />
              <div data-logo-edit="">{logoEdit}</div>
            </div>
            <MainNavigation />
            <BookLink className={classNames(buttonClass('primary'), styles.book, styles.onlyWide)}>
              {text('pages.frame.bookYourParty')}
            </BookLink>
            <LanguageSwitch className={styles.language} />
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  )
}

function MainNavigation() {
  const text = useText()
  const pathIn = usePathIn()
  const pathname = getEnglishPath(usePathname()) ?? ''
  return (
    <nav aria-label={text('pages.frame.main')} className={styles.onlyWide}>
      <ul role="list" className={styles.links}>
        {MAIN_LINKS.map(({ word, to }) => (
          <li key={to}>
            <a
              href={pathIn(to)}
              className={styles.link}
              aria-current={isCurrent(to, pathname) ? 'page' : undefined}
            >
              {text(`pages.frame.mainLinks.${word}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

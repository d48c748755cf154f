import { Link, useLocation } from 'react-router'
import { Logo } from '#app/lib/logo.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { StaffEdit } from '../admin-edits/staff-edits.tsx'
import { BookLink } from '../book-link.tsx'
import { SocialLinks } from '../social-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { isCurrent, MAIN_LINKS } from './navigation.ts'
import styles from './site-header.module.css'
import { useIsScrolled } from './use-is-scrolled.ts'

export function SiteHeader() {
  const isScrolled = useIsScrolled()
  return (
    <header className={styles.header}>
      <div className={styles.topBar} data-ground="night">
        <SocialLinks />
        <BookLink to="/book" className={classNames(buttonClass('primary', 'sm'), styles.book)}>
          BOOK YOUR PARTY!
        </BookLink>
      </div>
      <div className={styles.place}>
        <div className={classNames(styles.bar, isScrolled && styles.fixed)} data-fixed={isScrolled}>
          <div className={classNames('page-width', styles.inner)}>
            <div className={styles.logo}>
              <Logo />
              <StaffEdit what="logo" />
            </div>
            <MainNavigation />
            <BookLink className={classNames(buttonClass('primary'), styles.book, styles.onlyWide)}>
              BOOK YOUR PARTY!
            </BookLink>
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  )
}

function MainNavigation() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Main" className={styles.onlyWide}>
      <ul role="list" className={styles.links}>
        {MAIN_LINKS.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { useLocation } from 'react-router'
import { Logo } from '#app/shared/logo.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { StaffEdit } from '../admin-edits/staff-edit.tsx'
import { BookLink } from '../book-link.tsx'
import { SocialLinks } from '../social-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { isCurrent, MAIN_LINKS } from './navigation.ts'
import styles from './site-header.module.css'

export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.topBar} data-ground="night">
        <SocialLinks />
        <BookLink to="/book" className={classNames(buttonClass('primary', 'sm'), styles.book)}>
          BOOK YOUR PARTY!
        </BookLink>
      </div>
      <div className={styles.place}>
        <div className={styles.bar} data-fixed="false">
          <div className={classNames('page-width', styles.inner)}>
            <div className={styles.logo} data-picture="siteLogo">
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
            <a href={to} className={styles.link} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

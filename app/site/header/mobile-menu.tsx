import { useLocation } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { BookLink } from '../book-link.tsx'
import styles from './mobile-menu.module.css'
import { isCurrent, MENU_LINKS } from './navigation.ts'

const ID = 'menu'

/** Opened and closed by the browser itself; the script only names the button anew. */
export function MobileMenu() {
  const { pathname } = useLocation()
  return (
    <div className={styles.menu}>
      <IconButton icon="menu" label="Open menu" popoverTarget={ID} />
      <nav id={ID} popover="auto" aria-label="Menu" className={styles.sheet}>
        <ul role="list">
          {MENU_LINKS.map(({ label, to }) => (
            <li key={to}>
              <a
                href={to}
                className={styles.link}
                aria-current={isCurrent(to, pathname) ? 'page' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <BookLink className={buttonClass('primary', 'lg', true)}>Book Now</BookLink>
      </nav>
    </div>
  )
}

import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { usePathname } from '#app/lib/page/pathname.ts'
import { BookLink } from '#app/site/book-link.tsx'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { getEnglishPath } from '#domain/site/page-path.ts'
import styles from './mobile-menu.module.css'
import { isCurrent, MENU_LINKS } from './navigation.ts'

const ID = 'menu'

/** Opened and closed by the browser itself; the script only updates the button's label. */
export function MobileMenu() {
  const text = useText()
  const pathIn = usePathIn()
  const pathname = getEnglishPath(usePathname()) ?? ''
  return (
    <div className={styles.menu}>
      <IconButton icon="menu" label={text('pages.frame.openMenu')} popoverTarget={ID} />
      <template>
        <Icon name="cross" />
      </template>
      <nav id={ID} popover="auto" aria-label={text('pages.frame.menu')} className={styles.sheet}>
        <ul role="list">
          {MENU_LINKS.map(({ word, to }) => (
            <li key={to}>
              <a
                href={pathIn(to)}
                className={styles.link}
                aria-current={isCurrent(to, pathname) ? 'page' : undefined}
              >
                {text(`pages.frame.menuLinks.${word}`)}
              </a>
            </li>
          ))}
        </ul>
        <BookLink className={buttonClass('primary', 'lg', true)}>{text('pages.frame.bookNow')}</BookLink>
      </nav>
    </div>
  )
}

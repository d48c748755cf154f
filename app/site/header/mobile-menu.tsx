import { useWords } from '#app/lib/language/in-both.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { usePathname } from '#app/lib/page/pathname.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { getEnglishPath } from '#domain/site/page-path.ts'
import { BookLink } from '../book-link.tsx'
import { FRAME_WORDS } from '../words/frame-words.ts'
import styles from './mobile-menu.module.css'
import { isCurrent, MENU_LINKS } from './navigation.ts'

const ID = 'menu'

/** Opened and closed by the browser itself; the script only updates the button's label. */
export function MobileMenu() {
  const words = useWords(FRAME_WORDS)
  const pathIn = usePathIn()
  const pathname = getEnglishPath(usePathname()) ?? ''
  return (
    <div className={styles.menu}>
      <IconButton icon="menu" label={words.openMenu} popoverTarget={ID} />
      <nav id={ID} popover="auto" aria-label={words.menu} className={styles.sheet}>
        <ul role="list">
          {MENU_LINKS.map(({ word, to }) => (
            <li key={to}>
              <a
                href={pathIn(to)}
                className={styles.link}
                aria-current={isCurrent(to, pathname) ? 'page' : undefined}
              >
                {words.menuLinks[word]}
              </a>
            </li>
          ))}
        </ul>
        <BookLink className={buttonClass('primary', 'lg', true)}>{words.bookNow}</BookLink>
      </nav>
    </div>
  )
}

import { NavLink } from 'react-router'
import { useMay } from '#app/admin/session/use-me.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import styles from './settings-nav.module.css'
import { SETTINGS_PAGES, type SettingsPage } from './settings-pages.ts'
import { SETTINGS_PAGE_WORDS } from './settings-pages-words.ts'

/** What not everybody who may change settings may see. */
const NEEDS: Partial<Record<SettingsPage, 'pricing' | 'integrations'>> = {
  prices: 'pricing',
  terms: 'pricing',
  keys: 'integrations',
}

export function SettingsNav() {
  const words = useWords(SETTINGS_PAGE_WORDS)
  const may = useMay()
  const pages = SETTINGS_PAGES.filter((page) => {
    const needed = NEEDS[page]
    return needed === undefined || may(needed)
  })
  return (
    <nav aria-label={words.nav} className={styles.nav}>
      <NavLink to="/admin/settings" end className={styles.link ?? ''}>
        {words.all}
      </NavLink>
      {pages.map((page) => (
        <NavLink key={page} to={`/admin/settings/${page}`} className={styles.link ?? ''}>
          {words[page]}
        </NavLink>
      ))}
    </nav>
  )
}

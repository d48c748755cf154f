import { NavLink } from 'react-router'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SETTINGS_PAGES, SETTINGS_PLACES } from '#contract/site/admin-places.ts'
import styles from './settings-nav.module.css'

/** Links to the pages that the user may see. */
export function SettingsNav() {
  const text = useText()
  const may = useCan()
  return (
    <nav aria-label={text('admin.settings.pages')} className={styles.nav}>
      <NavLink to="/admin/settings" end className={styles.link ?? ''}>
        {text('admin.settings.allPages')}
      </NavLink>
      {SETTINGS_PAGES.filter((page) => may(SETTINGS_PLACES[page].needs)).map((page) => (
        <NavLink key={page} to={`/admin/settings/${page}`} className={styles.link ?? ''}>
          {text(`admin.places.settings.${page}`)}
        </NavLink>
      ))}
    </nav>
  )
}

import { NavLink, useParams } from 'react-router'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import {
  PRICE_PART_NAMES,
  PRICE_PARTS,
  SETTINGS_PAGES,
  SETTINGS_PLACES,
} from '#contract/site/admin-places.ts'
import styles from './settings-nav.module.css'

/** Links to the pages that the user may see; in a chapter of the prices, to all chapters. */
export function SettingsNav() {
  const text = useText()
  const may = useCan()
  const { part } = useParams()
  if (part) return <ChaptersNav />
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

function ChaptersNav() {
  const text = useText()
  return (
    <nav aria-label={text('admin.prices.chapters')} className={styles.nav} data-is-folded>
      <NavLink to="/admin/settings/prices" end className={styles.link ?? ''}>
        <Icon name="chevron-left" />
        {text('admin.places.settings.prices')}
      </NavLink>
      {PRICE_PART_NAMES.map((part) => (
        <NavLink key={part} to={`/admin/settings/prices/${part}`} className={styles.link ?? ''}>
          {text(PRICE_PARTS[part])}
        </NavLink>
      ))}
    </nav>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Navigate, NavLink, useParams } from 'react-router'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { useSignInReminder } from '#app/admin/shell/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { staffSettingsQuery } from '#app/lib/page/save-site-settings.ts'
import { Icon } from '#app/ui/icon.tsx'
import {
  PRICE_PART_NAMES,
  PRICE_PARTS,
  SETTINGS_PAGES,
  SETTINGS_PLACES,
} from '#contract/site/admin-places.ts'
import type { StaffSettings } from '#contract/site/settings.ts'
import { AppearanceCard } from './appearance-card.tsx'
import { ContactInfoCard } from './contact-info-card.tsx'
import { BookingsCard, SampleContentCard, SettingsPageCards } from './settings-cards.tsx'
import { SettingsStart } from './settings-start.tsx'
import styles from './settings-tab.module.css'

/** The start page of the settings, or one of its pages, by path. */
export default function SettingsTab() {
  const text = useText()
  useSignInReminder(text('admin.settings.signIn'), { redirects: true })
  const { page: slug } = useParams()
  const page = SETTINGS_PAGES.find((known) => known === slug)
  const query = useQuery(staffSettingsQuery)
  // It was a page of its own before the prices had chapters.
  if (slug === 'price-list') return <Navigate to="/admin/settings/prices/rules" replace />
  if (slug !== undefined && !page) return <Navigate to="/admin/settings" replace />
  return (
    <>
      <TabHeader title={text('admin.settings.title')} />
      <SettingsNav />
      <Loaded query={query} height="40rem" failed={text('admin.settings.loadFailed')}>
        {(settings) =>
          page ? (
            <div key={page} className={styles.page} data-page={page}>
              <SettingsPageCards page={page} settings={settings} />
            </div>
          ) : (
            <Start settings={settings} />
          )
        }
      </Loaded>
    </>
  )
}

/** What is specified or switched often stands here as it is; every other page is a card with its state. */
function Start({ settings }: { settings: StaffSettings }) {
  return (
    <div className={styles.cards}>
      <div className={styles.stack}>
        <ContactInfoCard settings={settings} />
        <AppearanceCard settings={settings} />
      </div>
      <div className={styles.stack}>
        <SettingsStart settings={settings} />
        <SampleContentCard settings={settings} />
        <BookingsCard settings={settings} />
      </div>
    </div>
  )
}

/** Links to the pages that the user may see; in a chapter of the prices, to all chapters. */
function SettingsNav() {
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

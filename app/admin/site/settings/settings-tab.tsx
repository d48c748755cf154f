import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { useSignInReminder } from '#app/admin/shell/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { staffSettingsQuery } from '#app/lib/page/save-site-settings.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { SETTINGS_PAGES } from '#contract/site/admin-places.ts'
import type { StaffSettings } from '#contract/site/settings.ts'
import { AppearanceCard } from './appearance-card.tsx'
import { ContactInfoCard } from './contact-info-card.tsx'
import { BookingsCard, SampleContentCard, SettingsPageCards } from './settings-cards.tsx'
import { SettingsNav } from './settings-nav.tsx'
import { SettingsStart } from './settings-start.tsx'
import styles from './settings-tab.module.css'

/** The start page of the settings, or one of its pages, by path. */
export default function SettingsTab() {
  const text = useText()
  useSignInReminder(text('admin.settings.signIn'), { redirects: true })
  const { page: slug } = useParams()
  const page = SETTINGS_PAGES.find((known) => known === slug)
  const { data: settings, isPending, isFetching, refetch } = useQuery(staffSettingsQuery)
  // It was a page of its own before the prices had chapters.
  if (slug === 'price-list') return <Navigate to="/admin/settings/prices/rules" replace />
  if (slug !== undefined && !page) return <Navigate to="/admin/settings" replace />
  return (
    <>
      <TabHeader title={text('admin.settings.title')} />
      <SettingsNav />
      {isPending && <Skeleton shape="box" height="40rem" />}
      {!isPending && !settings && (
        <LoadFailure words={text('admin.settings.loadFailed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {settings && page && (
        <div key={page} className={styles.page} data-page={page}>
          <SettingsPageCards page={page} settings={settings} />
        </div>
      )}
      {settings && !page && <Start settings={settings} />}
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

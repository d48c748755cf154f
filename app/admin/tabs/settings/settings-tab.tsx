import { useQuery } from '@tanstack/react-query'
import { CapacityCard } from '#app/admin/capacity/capacity-card.tsx'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { TIP_WORDS } from '#app/admin/lists/tip-words.ts'
import { useMay } from '#app/admin/session/use-me.ts'
import { useSignInReminder } from '#app/admin/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useWords } from '#app/lib/language/in-both.ts'
import { staffSettingsQuery } from '#app/lib/page/save-site-settings.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { AppearanceCard } from './appearance-card.tsx'
import { CalendarFeedCard } from './calendar-feed-card.tsx'
import { ContactInfoCard } from './contact-info-card.tsx'
import { InvoiceDetailsCard } from './invoice-details-card.tsx'
import { PolicyVersionsCard } from './policy-versions-card.tsx'
import { PricingCard } from './pricing-card.tsx'
import { SettingsSwitch } from './settings-switch.tsx'
import styles from './settings-tab.module.css'
import { SETTINGS_WORDS } from './settings-words.ts'
import { SocialLinksCard } from './social-links-card.tsx'
import { TermsCard } from './terms-card.tsx'

export default function SettingsTab() {
  const words = useWords(SETTINGS_WORDS)
  useSignInReminder(words.signIn, { redirects: true })
  const tipWords = useWords(TIP_WORDS)
  const may = useMay()
  const { data: settings, isPending, isFetching, refetch } = useQuery(staffSettingsQuery)
  return (
    <>
      <TabHeader title={words.title} />
      {isPending && <Skeleton shape="box" height="40rem" />}
      {!isPending && !settings && (
        <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
      )}
      {settings && (
        <div className={styles.cards}>
          <div className={styles.stack}>
            <ContactInfoCard settings={settings} />
            <AppearanceCard settings={settings} />
          </div>
          <div className={styles.stack}>
            <SettingsCard title={words.sampleContent.title}>
              <SettingsSwitch
                settings={settings}
                name="showSampleContent"
                label={words.sampleContent.label}
                hint={words.sampleContent.hint}
              />
            </SettingsCard>
            <SettingsCard title={words.bookings.title}>
              <SettingsSwitch
                settings={settings}
                name="confirmPaidBookings"
                label={words.bookings.confirm}
                hint={words.bookings.confirmHint}
              />
              <SettingsSwitch
                settings={settings}
                name="offersTips"
                label={tipWords.offer}
                hint={tipWords.offerHint}
              />
            </SettingsCard>
            <CapacityCard settings={settings} />
            {may('pricing') && <PricingCard />}
            {may('pricing') && <PolicyVersionsCard />}
            {may('pricing') && <TermsCard />}
            <InvoiceDetailsCard settings={settings} />
            <CalendarFeedCard />
            <SocialLinksCard settings={settings} />
          </div>
        </div>
      )}
    </>
  )
}

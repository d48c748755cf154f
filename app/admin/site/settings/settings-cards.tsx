import type { ReactNode } from 'react'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { CapacityCard } from '#app/admin/parts/capacity/capacity-card.tsx'
import { Permitted } from '#app/admin/shell/permitted.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { SETTINGS_PLACES, type SettingsPage } from '#contract/site/admin-places.ts'
import type { StaffSettings } from '#contract/site/settings.ts'
import { AppearanceCard } from './appearance-card.tsx'
import { AssistantsCard } from './assistants/assistants-card.tsx'
import { CalendarFeedCard } from './calendar-feed-card.tsx'
import { ContactInfoCard } from './contact-info-card.tsx'
import { CrewStepsCard } from './crew-steps-card.tsx'
import { HistoryCard } from './history/history-card.tsx'
import { InvoiceDetailsCard } from './invoice-details-card.tsx'
import { KeysCards } from './keys/keys-cards.tsx'
import { PricesPage } from './prices/prices-page.tsx'
import { SettingsSwitches } from './settings-switch.tsx'
import { SocialLinksCard } from './social-links-card.tsx'
import { TermsCard } from './terms-card.tsx'

type CardProps = { settings: StaffSettings }

export function SampleContentCard({ settings }: CardProps) {
  const text = useText()
  return (
    <SettingsCard title={text('admin.settings.sampleContent.title')}>
      <SettingsSwitches settings={settings} page="look" />
    </SettingsCard>
  )
}

export function BookingsCard({ settings }: CardProps) {
  const text = useText()
  return (
    <SettingsCard title={text('admin.settings.bookings.title')}>
      <SettingsSwitches settings={settings} page="bookings" />
    </SettingsCard>
  )
}

/** The cards on each settings page, by path. */
const CARDS: Readonly<Record<SettingsPage, (settings: StaffSettings) => ReactNode>> = {
  contact: (settings) => <ContactInfoCard settings={settings} />,
  look: (settings) => (
    <>
      <AppearanceCard settings={settings} />
      <SampleContentCard settings={settings} />
    </>
  ),
  bookings: (settings) => <BookingsCard settings={settings} />,
  'crew-steps': (settings) => <CrewStepsCard settings={settings} />,
  capacity: (settings) => <CapacityCard settings={settings} />,
  prices: () => <PricesPage />,
  terms: () => <TermsCard />,
  invoices: (settings) => <InvoiceDetailsCard settings={settings} />,
  calendar: () => <CalendarFeedCard />,
  social: (settings) => <SocialLinksCard settings={settings} />,
  assistants: (settings) => <AssistantsCard settings={settings} />,
  keys: () => <KeysCards />,
  history: () => <HistoryCard />,
}

/** A page of the settings, for users with its permission. */
export function SettingsPageCards({ page, settings }: CardProps & { page: SettingsPage }) {
  const { needs } = SETTINGS_PLACES[page]
  return (
    <Permitted needs={needs} title={useText()(`admin.places.settings.${page}`)}>
      {CARDS[page](settings)}
    </Permitted>
  )
}

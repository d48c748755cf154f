import { useQuery } from '@tanstack/react-query'
import { Navigate, NavLink, useParams } from 'react-router'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RevealTogether } from '#app/admin/kit/ui/reveal-together.tsx'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { useSignInReminder } from '#app/admin/shell/session/use-sign-in-reminder.ts'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { staffSettingsQuery } from '#app/lib/page/save-site-settings.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Stack } from '#app/ui/layout.tsx'
import {
  PRICE_PART_NAMES,
  PRICE_PARTS,
  SETTINGS_PAGES,
  SETTINGS_PLACES,
  type SettingsPage,
} from '#contract/site/admin-places.ts'
import type { StaffSettings } from '#contract/site/settings.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { AppearanceCard } from './appearance-card.tsx'
import { ContactInfoCard } from './contact-info-card.tsx'
import { PageLinks } from './page-links.tsx'
import { pricingQuery } from './prices/pricing-queries.ts'
import { summarizePricing } from './prices/summarize-pricing.ts'
import { SettingsPageCards, SwitchesCard } from './settings-cards.tsx'
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
      <TabHeader title={text('admin.places.tabs.settings')} />
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
    <RevealTogether>
      <div className={styles.cards}>
        <Stack gap={5}>
          <ContactInfoCard settings={settings} />
          <AppearanceCard settings={settings} />
        </Stack>
        <Stack gap={5}>
          <SettingsStart settings={settings} />
          <SwitchesCard settings={settings} page="look" />
          <SwitchesCard settings={settings} page="bookings" />
        </Stack>
      </div>
    </RevealTogether>
  )
}

/** Links to the pages that the user may see; in a chapter of the prices, to all chapters. */
function SettingsNav() {
  const text = useText()
  const may = useCan()
  const { part } = useParams()
  const pages = SETTINGS_PAGES.filter((page) => may(SETTINGS_PLACES[page].needs))
  return part ? (
    <PagesNav
      label={text('admin.prices.chapters')}
      start={{ to: '/admin/settings/prices', name: text('admin.places.settings.prices') }}
      pages={PRICE_PART_NAMES.map((to) => ({ to, name: text(PRICE_PARTS[to]) }))}
    />
  ) : (
    <PagesNav
      label={text('admin.settings.pages')}
      start={{ to: '/admin/settings', name: text('admin.settings.allPages') }}
      pages={pages.map((to) => ({ to, name: text(`admin.places.settings.${to}`) }))}
    />
  )
}

type NamedPage = { readonly to: string; readonly name: string }
type PagesNavProps = { label: string; start: NamedPage; pages: readonly NamedPage[] }

/** On phones the way back to the start page, which lists the others. */
function PagesNav({ label, start, pages }: PagesNavProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <NavLink to={start.to} end className={styles.link ?? ''}>
        <Icon name="chevron-left" />
        {start.name}
      </NavLink>
      {pages.map(({ to, name }) => (
        <NavLink key={to} to={`${start.to}/${to}`} className={styles.link ?? ''}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}

/** These stand on the start page as they are. */
const WHOLE: readonly SettingsPage[] = ['contact', 'look', 'bookings']

/** The other pages of the settings, each with what is set there. */
function SettingsStart({ settings }: { settings: StaffSettings }) {
  const text = useText()
  const may = useCan()
  const { data: pricing } = useQuery({ ...pricingQuery, enabled: may('pricing') })
  const prices = pricing && summarizePricing(pricing, text)
  const states: Partial<Record<SettingsPage, readonly string[]>> = {
    ...describeSettings(settings, text),
    ...(prices && {
      prices: [
        text('admin.settings.start.delivery', { state: prices.delivery }),
        text('admin.settings.start.tax', { state: prices.tax }),
        prices.policy,
      ],
    }),
  }
  const pages = SETTINGS_PAGES.filter((page) => !WHOLE.includes(page) && may(SETTINGS_PLACES[page].needs))
  return (
    <PageLinks
      links={pages.map((page) => ({
        to: `/admin/settings/${page}`,
        name: text(`admin.places.settings.${page}`),
        states: states[page],
      }))}
    />
  )
}

function describeSettings(
  settings: StaffSettings,
  text: Text,
): Partial<Record<SettingsPage, readonly string[]>> {
  const { maxPartiesPerDay, teepeeStock, termsVersion, invoiceDetails } = settings
  const links = Object.values(settings.socialLinks)
  return {
    capacity: [text('admin.settings.start.capacity', { parties: maxPartiesPerDay, teepees: teepeeStock })],
    terms: [text('admin.settings.start.terms', { version: termsVersion ?? 0 })],
    invoices: [invoiceDetails?.companyName || settings.siteTitle],
    social: [text('admin.settings.start.links', { count: links.filter(Boolean).length, all: links.length })],
    assistants: [text('admin.settings.start.isOn', { isOn: String(settings.assistants === true) })],
    'crew-steps': [
      text('admin.settings.start.ownSteps', { isOwn: String(settings.crewSteps !== undefined) }),
    ],
  }
}

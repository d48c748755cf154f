import { useQuery } from '@tanstack/react-query'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SETTINGS_PAGES, SETTINGS_PLACES, type SettingsPage } from '#contract/site/admin-places.ts'
import type { StaffSettings } from '#contract/site/settings.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { PageLinks } from './page-links.tsx'
import { pricingQuery } from './prices/pricing-queries.ts'
import { summarizePricing } from './prices/summarize-pricing.ts'

/** These stand on the start page as they are. */
const WHOLE: readonly SettingsPage[] = ['contact', 'look', 'bookings']

/** The other pages of the settings, each with what is set there. */
export function SettingsStart({ settings }: { settings: StaffSettings }) {
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

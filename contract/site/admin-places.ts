import { TRANSLATED_LANGUAGES } from '#domain/foundation/text/language.ts'
import type { Permission } from '../wire/permissions.ts'

export type AdminPlace = {
  readonly needs: Permission
  /** The rest of the path, which opens part of the screen, in the router's syntax. */
  readonly opens?: '/:id?' | '/:page?/:part?'
}

/** The tabs of the admin, by their path segment after /admin; their names are `admin.places.tabs.*`. */
export const TAB_PLACES = {
  dashboard: { needs: 'bookings:read' },
  bookings: { needs: 'agenda' },
  availability: { needs: 'calendar' },
  messages: { needs: 'messages', opens: '/:id?' },
  customers: { needs: 'customers' },
  themes: { needs: 'catalogue' },
  addons: { needs: 'catalogue' },
  questions: { needs: 'catalogue' },
  resources: { needs: 'calendar' },
  work: { needs: 'calendar' },
  invoices: { needs: 'bookings:read' },
  coupons: { needs: 'coupons' },
  reports: { needs: 'reports' },
  testimonials: { needs: 'messages' },
  newsletter: { needs: 'customers' },
  'follow-ups': { needs: 'settings' },
  'site-texts': { needs: 'settings' },
  /** The translations of the owner's texts; the path dates from when all of them were Spanish. */
  spanish: { needs: 'catalogue' },
  settings: { needs: 'settings', opens: '/:page?/:part?' },
  team: { needs: 'accounts' },
  integrations: { needs: 'integrations' },
  outbox: { needs: 'outbox' },
  'audit-log': { needs: 'audit-log' },
  moving: { needs: 'moving' },
  system: { needs: 'system' },
  account: { needs: 'own-account' },
} as const satisfies Readonly<Record<string, AdminPlace>>
export type TabId = keyof typeof TAB_PLACES

/** Returns the message id of a tab's name. With only one translated language, that tab is named after it. */
export function tabNameId(tab: TabId): `admin.places.tabs.${TabId}` | 'admin.translations.title' {
  return tab === 'spanish' && TRANSLATED_LANGUAGES.length > 1
    ? 'admin.translations.title'
    : `admin.places.tabs.${tab}`
}

/**
 * The pages of the settings, by their path segment after /admin/settings. None shares its name with a tab, because both
 * appear on the same screen. Their names are `admin.places.settings.*`.
 */
export const SETTINGS_PLACES = {
  contact: { needs: 'settings' },
  look: { needs: 'settings' },
  bookings: { needs: 'settings' },
  'crew-steps': { needs: 'settings' },
  capacity: { needs: 'settings' },
  prices: { needs: 'pricing' },
  terms: { needs: 'pricing' },
  invoices: { needs: 'settings' },
  calendar: { needs: 'settings' },
  social: { needs: 'settings' },
  assistants: { needs: 'settings' },
  keys: { needs: 'integrations' },
  history: { needs: 'settings' },
} as const satisfies Readonly<Record<string, AdminPlace>>
export type SettingsPage = keyof typeof SETTINGS_PLACES

export const SETTINGS_PAGES = Object.keys(SETTINGS_PLACES) as readonly SettingsPage[]

/** The chapters of the prices, by their path segment after /admin/settings/prices, with the message ids of their titles. */
export const PRICE_PARTS = {
  rules: 'admin.priceList.title',
  sizes: 'admin.prices.sizes',
  'list-terms': 'admin.listTerms.title',
  delivery: 'admin.prices.delivery',
  tax: 'admin.prices.tax',
  policy: 'admin.prices.policy',
  changes: 'admin.prices.changes',
  ways: 'admin.prices.ways',
  damage: 'admin.damage.title',
  autopay: 'admin.autopay.title',
} as const
export type PricePart = keyof typeof PRICE_PARTS

export const PRICE_PART_NAMES = Object.keys(PRICE_PARTS) as readonly PricePart[]

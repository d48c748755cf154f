/** The pages of the settings; each has an address of its own, /admin/settings alone shows all of them. */
export const SETTINGS_PAGES = [
  'contact',
  'look',
  'bookings',
  'capacity',
  'prices',
  'terms',
  'invoices',
  'calendar',
  'social',
  'keys',
  'history',
] as const
export type SettingsPage = (typeof SETTINGS_PAGES)[number]

import type { IconName } from '#app/ui/icon.tsx'

export type AdminTab = {
  /** The part of the address behind /admin, and the folder with `<id>-tab.tsx`. */
  id: string
  label: string
  icon: IconName
  /** Stands in the bar under the thumb on phones; the others are behind 'More'. */
  isFrequent?: boolean
}

/** The one list of tabs: addresses, navigation and titles all follow from it. */
export const tabs: readonly AdminTab[] = [
  { id: 'dashboard', label: 'Dashboard', icon: 'dashboard', isFrequent: true },
  { id: 'themes', label: 'Themes', icon: 'teepee' },
  { id: 'bookings', label: 'Bookings', icon: 'clipboard', isFrequent: true },
  { id: 'availability', label: 'Availability', icon: 'calendar', isFrequent: true },
  { id: 'resources', label: 'What we own', icon: 'box' },
  { id: 'work', label: 'Who works', icon: 'truck' },
  { id: 'addons', label: 'Add-ons', icon: 'sparkles' },
  { id: 'coupons', label: 'Coupons', icon: 'tag' },
  { id: 'messages', label: 'Messages', icon: 'mail', isFrequent: true },
  { id: 'testimonials', label: 'Testimonials', icon: 'star' },
  { id: 'outbox', label: 'Outbox', icon: 'clock' },
  { id: 'audit-log', label: 'Audit Log', icon: 'users' },
  { id: 'settings', label: 'Settings', icon: 'settings' },
  { id: 'system', label: 'System', icon: 'info' },
]

export function tabPath({ id }: Pick<AdminTab, 'id'>): string {
  return `/admin/${id}`
}

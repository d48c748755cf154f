import type { IconName } from '#app/ui/icon.tsx'
import type { Permission } from '#contract/permissions.ts'

/** Where everybody arrives who may. */
export const DASHBOARD = 'dashboard'

export type AdminTab = {
  /** The part of the address behind /admin, and the folder with `<id>-tab.tsx`. */
  id: string
  label: string
  icon: IconName
  /** Who sees it: everybody whose role has this permission. */
  needs: Permission
  /** Stands in the bar under the thumb on phones; the others are behind 'More'. */
  isFrequent?: boolean
}

/** The one list of tabs: addresses, navigation and titles all follow from it. */
export const tabs: readonly AdminTab[] = [
  { id: DASHBOARD, label: 'Dashboard', icon: 'dashboard', needs: 'bookings:read', isFrequent: true },
  { id: 'themes', label: 'Themes', icon: 'teepee', needs: 'catalogue' },
  { id: 'bookings', label: 'Bookings', icon: 'clipboard', needs: 'agenda', isFrequent: true },
  { id: 'invoices', label: 'Invoices', icon: 'printer', needs: 'bookings:read' },
  { id: 'customers', label: 'Customers', icon: 'heart', needs: 'customers' },
  { id: 'availability', label: 'Availability', icon: 'calendar', needs: 'calendar', isFrequent: true },
  { id: 'resources', label: 'What we own', icon: 'box', needs: 'calendar' },
  { id: 'work', label: 'Who works', icon: 'truck', needs: 'calendar' },
  { id: 'addons', label: 'Add-ons', icon: 'sparkles', needs: 'catalogue' },
  { id: 'spanish', label: 'Spanish', icon: 'pencil', needs: 'catalogue' },
  { id: 'coupons', label: 'Coupons', icon: 'tag', needs: 'coupons' },
  { id: 'messages', label: 'Messages', icon: 'mail', needs: 'messages', isFrequent: true },
  { id: 'testimonials', label: 'Testimonials', icon: 'star', needs: 'messages' },
  { id: 'reports', label: 'Reports', icon: 'chart', needs: 'reports' },
  { id: 'newsletter', label: 'Newsletter', icon: 'bell', needs: 'customers' },
  { id: 'outbox', label: 'Outbox', icon: 'clock', needs: 'outbox' },
  { id: 'audit-log', label: 'Audit Log', icon: 'eye', needs: 'audit-log' },
  { id: 'settings', label: 'Settings', icon: 'settings', needs: 'settings' },
  { id: 'team', label: 'Team', icon: 'users', needs: 'accounts' },
  { id: 'integrations', label: 'API & Webhooks', icon: 'refresh', needs: 'integrations' },
  { id: 'system', label: 'System', icon: 'info', needs: 'system' },
  { id: 'account', label: 'My Account', icon: 'lock', needs: 'own-account' },
]

export function tabPath({ id }: Pick<AdminTab, 'id'>): string {
  return `/admin/${id}`
}

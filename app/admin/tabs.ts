import type { IconName } from '#app/ui/icon.tsx'
import { type AdminPlace, TAB_PLACES, type TabId } from '#contract/site/admin-places.ts'
import type { Permission } from '#contract/wire/permissions.ts'

/** The start tab of every user who may open it. */
export const DASHBOARD = 'dashboard'

/** The groups of tabs, in display order. */
export const TAB_GROUPS = ['day', 'catalogue', 'money', 'site', 'settings'] as const
export type TabGroup = (typeof TAB_GROUPS)[number]

type Listed = {
  /** The path segment after /admin. */
  id: TabId
  /** The folder of `<folder>-tab.tsx` within its chapter, if its name differs from the path. */
  folder?: string
  icon: IconName
  group: TabGroup
  /** Shown in the bottom bar on phones; the others are behind 'More'. */
  isFrequent?: boolean
  /** Stays in sight in the sidebar at first; the others are under 'More'. */
  isMain?: boolean
}

export type AdminTab = Listed & {
  /** The permission that the tab requires. */
  needs: Permission
  opens: AdminPlace['opens']
}

/** In the order of the navigation. */
const LISTED: readonly Listed[] = [
  { id: DASHBOARD, icon: 'dashboard', group: 'day', isFrequent: true, isMain: true },
  { id: 'bookings', icon: 'clipboard', group: 'day', isFrequent: true, isMain: true },
  { id: 'availability', icon: 'calendar', group: 'day', isFrequent: true, isMain: true },
  { id: 'messages', folder: 'conversations', icon: 'mail', group: 'day', isFrequent: true, isMain: true },
  { id: 'customers', icon: 'heart', group: 'day' },
  { id: 'themes', icon: 'teepee', group: 'catalogue', isMain: true },
  { id: 'addons', icon: 'sparkles', group: 'catalogue', isMain: true },
  { id: 'questions', icon: 'reply', group: 'catalogue' },
  { id: 'resources', icon: 'box', group: 'catalogue' },
  { id: 'work', icon: 'truck', group: 'catalogue' },
  { id: 'invoices', icon: 'printer', group: 'money' },
  { id: 'coupons', icon: 'tag', group: 'money', isMain: true },
  { id: 'reports', icon: 'chart', group: 'money' },
  { id: 'testimonials', icon: 'star', group: 'site' },
  { id: 'newsletter', icon: 'bell', group: 'site' },
  { id: 'follow-ups', icon: 'reply', group: 'site' },
  { id: 'site-texts', icon: 'copy', group: 'site' },
  { id: 'spanish', folder: 'translations', icon: 'pencil', group: 'site' },
  { id: 'settings', icon: 'settings', group: 'settings', isMain: true },
  { id: 'team', icon: 'users', group: 'settings' },
  { id: 'integrations', icon: 'refresh', group: 'settings' },
  { id: 'outbox', icon: 'clock', group: 'settings' },
  { id: 'audit-log', icon: 'eye', group: 'settings' },
  { id: 'moving', icon: 'upload', group: 'settings' },
  { id: 'system', icon: 'info', group: 'settings' },
  { id: 'account', icon: 'lock', group: 'settings' },
]

/** The list of tabs: paths, navigation and titles derive from it. */
export const tabs: readonly AdminTab[] = LISTED.map((tab) => {
  const { needs, opens }: AdminPlace = TAB_PLACES[tab.id]
  return { ...tab, needs, opens }
})

export function tabPath({ id }: Pick<AdminTab, 'id'>): string {
  return `/admin/${id}`
}

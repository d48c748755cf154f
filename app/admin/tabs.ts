import type { InBoth } from '#app/lib/language/in-both.ts'
import type { IconName } from '#app/ui/icon.tsx'
import type { Permission } from '#contract/wire/permissions.ts'

/** The start tab of every user who may open it. */
export const DASHBOARD = 'dashboard'

/** What the tabs stand under, in this order. */
export const TAB_GROUPS = {
  day: { en: 'Day', es: 'Día' },
  catalogue: { en: 'Catalogue', es: 'Catálogo' },
  money: { en: 'Money', es: 'Dinero' },
  site: { en: 'Site', es: 'Sitio' },
  settings: { en: 'Settings', es: 'Ajustes' },
} as const satisfies Readonly<Record<string, InBoth<string>>>
export type TabGroup = keyof typeof TAB_GROUPS

export type AdminTab = {
  /** The part of the address after /admin, and the folder of `<id>-tab.client.tsx`. */
  id: string
  label: InBoth<string>
  icon: IconName
  group: TabGroup
  /** What of the tab can be opened by the rest of its address, as the router writes it. */
  opens?: '/:id?' | '/:page?'
  /** The permission that the tab requires. */
  needs: Permission
  /** Shown in the bottom bar on phones; the others are behind 'More'. */
  isFrequent?: boolean
}

/** The list of tabs: addresses, navigation and titles are derived from it. */
export const tabs: readonly AdminTab[] = [
  {
    id: DASHBOARD,
    label: { en: 'Dashboard', es: 'Resumen' },
    icon: 'dashboard',
    group: 'day',
    needs: 'bookings:read',
    isFrequent: true,
  },
  {
    id: 'bookings',
    label: { en: 'Bookings', es: 'Reservas' },
    icon: 'clipboard',
    group: 'day',
    needs: 'agenda',
    isFrequent: true,
  },
  {
    id: 'availability',
    label: { en: 'Availability', es: 'Fechas' },
    icon: 'calendar',
    group: 'day',
    needs: 'calendar',
    isFrequent: true,
  },
  {
    id: 'messages',
    opens: '/:id?',
    label: { en: 'Messages', es: 'Mensajes' },
    icon: 'mail',
    group: 'day',
    needs: 'messages',
    isFrequent: true,
  },
  {
    id: 'customers',
    opens: '/:id?',
    label: { en: 'Customers', es: 'Clientes' },
    icon: 'heart',
    group: 'day',
    needs: 'customers',
  },
  {
    id: 'themes',
    label: { en: 'Themes', es: 'Temas' },
    icon: 'teepee',
    group: 'catalogue',
    needs: 'catalogue',
  },
  {
    id: 'addons',
    label: { en: 'Add-ons', es: 'Complementos' },
    icon: 'sparkles',
    group: 'catalogue',
    needs: 'catalogue',
  },
  {
    id: 'resources',
    label: { en: 'What we own', es: 'Lo que tenemos' },
    icon: 'box',
    group: 'catalogue',
    needs: 'calendar',
  },
  {
    id: 'work',
    label: { en: 'Crew schedule', es: 'Quién trabaja' },
    icon: 'truck',
    group: 'catalogue',
    needs: 'calendar',
  },
  {
    id: 'invoices',
    label: { en: 'Invoices', es: 'Facturas' },
    icon: 'printer',
    group: 'money',
    needs: 'bookings:read',
  },
  { id: 'coupons', label: { en: 'Coupons', es: 'Cupones' }, icon: 'tag', group: 'money', needs: 'coupons' },
  {
    id: 'reports',
    label: { en: 'Reports', es: 'Informes' },
    icon: 'chart',
    group: 'money',
    needs: 'reports',
  },
  {
    id: 'testimonials',
    label: { en: 'Testimonials', es: 'Testimonios' },
    icon: 'star',
    group: 'site',
    needs: 'messages',
  },
  {
    id: 'newsletter',
    label: { en: 'Newsletter', es: 'Boletín' },
    icon: 'bell',
    group: 'site',
    needs: 'customers',
  },
  {
    id: 'spanish',
    label: { en: 'Spanish', es: 'Español' },
    icon: 'pencil',
    group: 'site',
    needs: 'catalogue',
  },
  {
    id: 'settings',
    opens: '/:page?',
    label: { en: 'Settings', es: 'Configuración' },
    icon: 'settings',
    group: 'settings',
    needs: 'settings',
  },
  { id: 'team', label: { en: 'Team', es: 'Equipo' }, icon: 'users', group: 'settings', needs: 'accounts' },
  {
    id: 'integrations',
    label: { en: 'API & Webhooks', es: 'API y webhooks' },
    icon: 'refresh',
    group: 'settings',
    needs: 'integrations',
  },
  {
    id: 'outbox',
    label: { en: 'Outbox', es: 'Bandeja de salida' },
    icon: 'clock',
    group: 'settings',
    needs: 'outbox',
  },
  {
    id: 'audit-log',
    label: { en: 'Audit Log', es: 'Registro de cambios' },
    icon: 'eye',
    group: 'settings',
    needs: 'audit-log',
  },
  { id: 'system', label: { en: 'System', es: 'Sistema' }, icon: 'info', group: 'settings', needs: 'system' },
  {
    id: 'account',
    label: { en: 'My Account', es: 'Mi cuenta' },
    icon: 'lock',
    group: 'settings',
    needs: 'own-account',
  },
]

export function tabPath({ id }: Pick<AdminTab, 'id'>): string {
  return `/admin/${id}`
}

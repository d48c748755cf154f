import type { InBoth } from '#app/lib/in-both.ts'
import type { IconName } from '#app/ui/icon.tsx'
import type { Permission } from '#contract/wire/permissions.ts'

/** The start tab of every user who may open it. */
export const DASHBOARD = 'dashboard'

export type AdminTab = {
  /** The part of the address after /admin, and the folder of `<id>-tab.client.tsx`. */
  id: string
  label: InBoth<string>
  icon: IconName
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
    needs: 'bookings:read',
    isFrequent: true,
  },
  { id: 'themes', label: { en: 'Themes', es: 'Temas' }, icon: 'teepee', needs: 'catalogue' },
  {
    id: 'bookings',
    label: { en: 'Bookings', es: 'Reservas' },
    icon: 'clipboard',
    needs: 'agenda',
    isFrequent: true,
  },
  { id: 'invoices', label: { en: 'Invoices', es: 'Facturas' }, icon: 'printer', needs: 'bookings:read' },
  { id: 'customers', label: { en: 'Customers', es: 'Clientes' }, icon: 'heart', needs: 'customers' },
  {
    id: 'availability',
    label: { en: 'Availability', es: 'Fechas' },
    icon: 'calendar',
    needs: 'calendar',
    isFrequent: true,
  },
  { id: 'resources', label: { en: 'What we own', es: 'Lo que tenemos' }, icon: 'box', needs: 'calendar' },
  { id: 'work', label: { en: 'Crew schedule', es: 'Quién trabaja' }, icon: 'truck', needs: 'calendar' },
  { id: 'addons', label: { en: 'Add-ons', es: 'Complementos' }, icon: 'sparkles', needs: 'catalogue' },
  { id: 'spanish', label: { en: 'Spanish', es: 'Español' }, icon: 'pencil', needs: 'catalogue' },
  { id: 'coupons', label: { en: 'Coupons', es: 'Cupones' }, icon: 'tag', needs: 'coupons' },
  {
    id: 'messages',
    label: { en: 'Messages', es: 'Mensajes' },
    icon: 'mail',
    needs: 'messages',
    isFrequent: true,
  },
  { id: 'testimonials', label: { en: 'Testimonials', es: 'Testimonios' }, icon: 'star', needs: 'messages' },
  { id: 'reports', label: { en: 'Reports', es: 'Informes' }, icon: 'chart', needs: 'reports' },
  { id: 'newsletter', label: { en: 'Newsletter', es: 'Boletín' }, icon: 'bell', needs: 'customers' },
  { id: 'outbox', label: { en: 'Outbox', es: 'Bandeja de salida' }, icon: 'clock', needs: 'outbox' },
  { id: 'audit-log', label: { en: 'Audit Log', es: 'Registro de cambios' }, icon: 'eye', needs: 'audit-log' },
  { id: 'settings', label: { en: 'Settings', es: 'Configuración' }, icon: 'settings', needs: 'settings' },
  { id: 'team', label: { en: 'Team', es: 'Equipo' }, icon: 'users', needs: 'accounts' },
  {
    id: 'integrations',
    label: { en: 'API & Webhooks', es: 'API y webhooks' },
    icon: 'refresh',
    needs: 'integrations',
  },
  { id: 'system', label: { en: 'System', es: 'Sistema' }, icon: 'info', needs: 'system' },
  { id: 'account', label: { en: 'My Account', es: 'Mi cuenta' }, icon: 'lock', needs: 'own-account' },
]

export function tabPath({ id }: Pick<AdminTab, 'id'>): string {
  return `/admin/${id}`
}

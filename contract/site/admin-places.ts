import type { Permission } from '../wire/permissions.ts'

/** A screen of the admin that can be found by its name, and what else people call it. */
export type AdminPlace = {
  readonly path: string
  readonly label: { readonly en: string; readonly es: string }
  /** Other words that lead here, in both languages. */
  readonly words: string
  readonly needs: Permission
}

const place = (path: string, needs: Permission, label: AdminPlace['label'], words = ''): AdminPlace => ({
  path: `/admin/${path}`,
  needs,
  label,
  words,
})

/** Every screen that search finds. A test compares it with the tabs. */
export const ADMIN_PLACES: readonly AdminPlace[] = [
  place('dashboard', 'bookings:read', { en: 'Dashboard', es: 'Resumen' }, 'today overview hoy inicio'),
  place('themes', 'catalogue', { en: 'Themes', es: 'Temas' }, 'teepees prices tipis precios'),
  place('bookings', 'agenda', { en: 'Bookings', es: 'Reservas' }, 'parties orders export csv fiestas'),
  place('invoices', 'bookings:read', { en: 'Invoices', es: 'Facturas' }, 'credit notes notas de crédito'),
  place('customers', 'customers', { en: 'Customers', es: 'Clientes' }, 'families familias'),
  place(
    'availability',
    'calendar',
    { en: 'Availability', es: 'Fechas' },
    'closed days calendar días cerrados',
  ),
  place('resources', 'calendar', { en: 'What we own', es: 'Lo que tenemos' }, 'stock repairs inventario'),
  place(
    'work',
    'calendar',
    { en: 'Crew schedule', es: 'Quién trabaja' },
    'who works crews hours equipos horario',
  ),
  place('addons', 'catalogue', { en: 'Add-ons', es: 'Complementos' }, 'extras'),
  place('spanish', 'catalogue', { en: 'Spanish', es: 'Español' }, 'translations traducciones'),
  place('coupons', 'coupons', { en: 'Coupons', es: 'Cupones' }, 'discounts descuentos'),
  place('messages', 'messages', { en: 'Messages', es: 'Mensajes' }, 'contact contacto'),
  place('testimonials', 'messages', { en: 'Testimonials', es: 'Testimonios' }, 'reviews reseñas'),
  place('reports', 'reports', { en: 'Reports', es: 'Informes' }, 'revenue tax journal ingresos impuestos'),
  place('newsletter', 'customers', { en: 'Newsletter', es: 'Boletín' }, 'subscribers suscriptores'),
  place('outbox', 'outbox', { en: 'Outbox', es: 'Bandeja de salida' }, 'mails emails correos'),
  place('audit-log', 'audit-log', { en: 'Audit Log', es: 'Registro de cambios' }, 'history historial'),
  place('settings', 'settings', { en: 'Settings', es: 'Configuración' }, 'options opciones ajustes'),
  place('team', 'accounts', { en: 'Team', es: 'Equipo' }, 'staff users accounts personal usuarios'),
  place('integrations', 'integrations', { en: 'API & Webhooks', es: 'API y webhooks' }, 'keys claves'),
  place('system', 'system', { en: 'System', es: 'Sistema' }, 'doctor jobs backups tareas copias'),
  place('account', 'own-account', { en: 'My Account', es: 'Mi cuenta' }, 'password passkey contraseña'),
  place(
    'settings/contact',
    'settings',
    { en: 'Settings: contact', es: 'Configuración: contacto' },
    'phone address hours teléfono horario',
  ),
  place(
    'settings/look',
    'settings',
    { en: 'Settings: look', es: 'Configuración: aspecto' },
    'logo colours colors hero sample colores',
  ),
  place(
    'settings/bookings',
    'settings',
    { en: 'Settings: bookings', es: 'Configuración: reservas' },
    'confirm tips propinas',
  ),
  place(
    'settings/capacity',
    'settings',
    { en: 'Settings: capacity', es: 'Configuración: capacidad' },
    'limits límites',
  ),
  place(
    'settings/prices',
    'pricing',
    { en: 'Settings: prices', es: 'Configuración: precios' },
    'delivery tax deposit refunds entrega impuesto anticipo',
  ),
  place(
    'settings/terms',
    'pricing',
    { en: 'Settings: terms', es: 'Configuración: términos' },
    'agreement condiciones',
  ),
  place(
    'settings/invoices',
    'settings',
    { en: 'Settings: invoices', es: 'Configuración: facturas' },
    'company empresa',
  ),
  place(
    'settings/calendar',
    'settings',
    { en: 'Settings: calendar', es: 'Configuración: calendario' },
    'feed ical',
  ),
  place(
    'settings/social',
    'settings',
    { en: 'Settings: social', es: 'Configuración: redes' },
    'instagram facebook pinterest',
  ),
  place(
    'settings/keys',
    'integrations',
    { en: 'Settings: keys', es: 'Configuración: claves' },
    'stripe smtp mail s3 openai twilio cards correo tarjetas',
  ),
  place(
    'settings/history',
    'settings',
    { en: 'Settings: history', es: 'Configuración: historial' },
    'put back restaurar',
  ),
]

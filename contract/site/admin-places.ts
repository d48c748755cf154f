import type { Permission } from '../wire/permissions.ts'

type Label = { readonly en: string; readonly es: string }

export type Place = {
  readonly label: Label
  readonly needs: Permission
  /** What of the screen can be opened by the rest of its address, as the router writes it. */
  readonly opens?: '/:id?' | '/:page?'
  /** What else people call it, in both languages. */
  readonly words: string
}

/** The tabs of the admin, by the part of their address after /admin. */
export const TAB_PLACES = {
  dashboard: {
    label: { en: 'Dashboard', es: 'Resumen' },
    needs: 'bookings:read',
    words: 'today overview hoy inicio',
  },
  bookings: {
    label: { en: 'Bookings', es: 'Reservas' },
    needs: 'agenda',
    words: 'parties orders export csv fiestas',
  },
  availability: {
    label: { en: 'Availability', es: 'Fechas' },
    needs: 'calendar',
    words: 'closed days calendar días cerrados',
  },
  messages: {
    label: { en: 'Messages', es: 'Mensajes' },
    needs: 'messages',
    opens: '/:id?',
    words: 'contact contacto',
  },
  customers: {
    label: { en: 'Customers', es: 'Clientes' },
    needs: 'customers',
    opens: '/:id?',
    words: 'families familias',
  },
  themes: {
    label: { en: 'Themes', es: 'Temas' },
    needs: 'catalogue',
    words: 'teepees prices tipis precios',
  },
  addons: { label: { en: 'Add-ons', es: 'Complementos' }, needs: 'catalogue', words: 'extras' },
  resources: {
    label: { en: 'What we own', es: 'Lo que tenemos' },
    needs: 'calendar',
    words: 'stock repairs inventario',
  },
  work: {
    label: { en: 'Crew schedule', es: 'Quién trabaja' },
    needs: 'calendar',
    words: 'who works crews hours equipos horario',
  },
  invoices: {
    label: { en: 'Invoices', es: 'Facturas' },
    needs: 'bookings:read',
    words: 'credit notes notas de crédito',
  },
  coupons: { label: { en: 'Coupons', es: 'Cupones' }, needs: 'coupons', words: 'discounts descuentos' },
  reports: {
    label: { en: 'Reports', es: 'Informes' },
    needs: 'reports',
    words: 'revenue tax journal ingresos impuestos',
  },
  testimonials: {
    label: { en: 'Testimonials', es: 'Testimonios' },
    needs: 'messages',
    words: 'reviews reseñas',
  },
  newsletter: {
    label: { en: 'Newsletter', es: 'Boletín' },
    needs: 'customers',
    words: 'subscribers suscriptores',
  },
  'follow-ups': {
    label: { en: 'Follow-ups', es: 'Seguimientos' },
    needs: 'settings',
    words: 'mails advertising google review birthday checklist publicidad reseñas cumpleaños',
  },
  'site-texts': {
    label: { en: 'Site texts', es: 'Textos del sitio' },
    needs: 'settings',
    words: 'faq questions home page notice bar words preguntas página de inicio aviso',
  },
  spanish: {
    label: { en: 'Spanish', es: 'Español' },
    needs: 'catalogue',
    words: 'translations traducciones',
  },
  settings: {
    label: { en: 'Settings', es: 'Configuración' },
    needs: 'settings',
    opens: '/:page?',
    words: 'options opciones ajustes',
  },
  team: {
    label: { en: 'Team', es: 'Equipo' },
    needs: 'accounts',
    words: 'staff users accounts personal usuarios',
  },
  integrations: {
    label: { en: 'API & Webhooks', es: 'API y webhooks' },
    needs: 'integrations',
    words: 'keys claves',
  },
  outbox: {
    label: { en: 'Outbox', es: 'Bandeja de salida' },
    needs: 'outbox',
    words: 'mails emails correos',
  },
  'audit-log': {
    label: { en: 'Audit Log', es: 'Registro de cambios' },
    needs: 'audit-log',
    words: 'history historial',
  },
  moving: {
    label: { en: 'Moving In and Out', es: 'Mudanza' },
    needs: 'moving',
    words: 'import export csv ics booqable inflatableoffice goodshuffle google calendar importar exportar',
  },
  system: {
    label: { en: 'System', es: 'Sistema' },
    needs: 'system',
    words: 'doctor jobs backups tareas copias',
  },
  account: {
    label: { en: 'My Account', es: 'Mi cuenta' },
    needs: 'own-account',
    words: 'password passkey contraseña',
  },
} as const satisfies Readonly<Record<string, Place>>
export type TabId = keyof typeof TAB_PLACES

/**
 * The pages of the settings, by the part of their address after /admin/settings. None is named as a tab is: both stand on
 * the same screen.
 */
export const SETTINGS_PLACES = {
  contact: {
    label: { en: 'Contact', es: 'Contacto' },
    needs: 'settings',
    words: 'phone address hours teléfono horario',
  },
  look: {
    label: { en: 'Look', es: 'Aspecto' },
    needs: 'settings',
    words: 'logo colours colors hero sample colores',
  },
  bookings: {
    label: { en: 'Booking rules', es: 'Reglas de reserva' },
    needs: 'settings',
    words: 'confirm tips propinas',
  },
  'crew-steps': {
    label: { en: 'Crew’s steps', es: 'Pasos del equipo' },
    needs: 'settings',
    words: 'phone signature photographs teléfono firma fotos',
  },
  capacity: { label: { en: 'Capacity', es: 'Capacidad' }, needs: 'settings', words: 'limits límites' },
  prices: {
    label: { en: 'Prices', es: 'Precios' },
    needs: 'pricing',
    words: 'delivery tax deposit refunds entrega impuesto anticipo',
  },
  terms: { label: { en: 'Terms', es: 'Términos' }, needs: 'pricing', words: 'agreement condiciones' },
  invoices: {
    label: { en: 'Invoice details', es: 'Datos de factura' },
    needs: 'settings',
    words: 'company empresa',
  },
  calendar: {
    label: { en: 'Calendar feed', es: 'Calendario suscrito' },
    needs: 'settings',
    words: 'feed ical',
  },
  social: {
    label: { en: 'Social links', es: 'Redes sociales' },
    needs: 'settings',
    words: 'instagram facebook pinterest',
  },
  assistants: {
    label: { en: 'Assistants', es: 'Asistentes' },
    needs: 'settings',
    words: 'ai chatgpt gemini mcp bots inteligencia artificial',
  },
  keys: {
    label: { en: 'Keys', es: 'Claves' },
    needs: 'integrations',
    words: 'stripe smtp mail s3 openai twilio cards correo tarjetas',
  },
  history: { label: { en: 'History', es: 'Historial' }, needs: 'settings', words: 'put back restaurar' },
} as const satisfies Readonly<Record<string, Place>>
export type SettingsPage = keyof typeof SETTINGS_PLACES

export const SETTINGS_PAGES = Object.keys(SETTINGS_PLACES) as readonly SettingsPage[]

/** A screen of the admin that can be found by its name. */
export type AdminPlace = Place & { readonly path: string }

/** Every screen that search finds. */
export const ADMIN_PLACES: readonly AdminPlace[] = [
  ...Object.entries(TAB_PLACES).map(([id, place]) => ({ ...place, path: `/admin/${id}` })),
  ...Object.entries(SETTINGS_PLACES).map(([page, { label, ...place }]) => ({
    ...place,
    label: { en: `Settings: ${lowered(label.en)}`, es: `Configuración: ${lowered(label.es)}` },
    path: `/admin/settings/${page}`,
  })),
]

function lowered(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

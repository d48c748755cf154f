import { inBoth } from '#app/lib/language/in-both.ts'
import type { SettingsPage } from './settings-pages.ts'

/** No page is named as a tab is: both stand on the same screen. */
export const SETTINGS_PAGE_WORDS = inBoth<Record<SettingsPage | 'all' | 'nav', string>>(
  {
    nav: 'Pages of the settings',
    all: 'All',
    contact: 'Contact',
    look: 'Look',
    bookings: 'Booking rules',
    capacity: 'Capacity',
    prices: 'Prices',
    terms: 'Terms',
    invoices: 'Invoice details',
    calendar: 'Calendar feed',
    social: 'Social links',
    keys: 'Keys',
    history: 'History',
  },
  {
    nav: 'Páginas de la configuración',
    all: 'Todo',
    contact: 'Contacto',
    look: 'Aspecto',
    bookings: 'Reglas de reserva',
    capacity: 'Capacidad',
    prices: 'Precios',
    terms: 'Términos',
    invoices: 'Datos de factura',
    calendar: 'Calendario suscrito',
    social: 'Redes sociales',
    keys: 'Claves',
    history: 'Historial',
  },
)

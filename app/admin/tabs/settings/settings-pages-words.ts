import { inBoth } from '#app/lib/language/in-both.ts'
import type { SettingsPage } from './settings-pages.ts'

export const SETTINGS_PAGE_WORDS = inBoth<Record<SettingsPage | 'all' | 'nav', string>>(
  {
    nav: 'Pages of the settings',
    all: 'All',
    contact: 'Contact',
    look: 'Look',
    bookings: 'Bookings',
    capacity: 'Capacity',
    prices: 'Prices',
    terms: 'Terms',
    invoices: 'Invoices',
    calendar: 'Calendar',
    social: 'Social',
    keys: 'Keys',
    history: 'History',
  },
  {
    nav: 'Páginas de la configuración',
    all: 'Todo',
    contact: 'Contacto',
    look: 'Aspecto',
    bookings: 'Reservas',
    capacity: 'Capacidad',
    prices: 'Precios',
    terms: 'Términos',
    invoices: 'Facturas',
    calendar: 'Calendario',
    social: 'Redes',
    keys: 'Claves',
    history: 'Historial',
  },
)

import { BOOKING_WORDS } from '#app/admin/booking-dialogs/booking-words.ts'
import type { BookingChange } from '#contract/staff-bookings.ts'
import { SPANISH_STATUSES } from '#domain/sentences/spanish.ts'
import { SPANISH_WORDS } from '#domain/words/spanish.ts'

type Amount = 'totalAmount' | 'depositAmount' | 'discountAmount' | 'finalAmount'
/** An exemption is told with words of its own, in English. */
type Untold = 'version' | 'overrideCapacity' | 'taxExemption'
type ChangedField = Exclude<keyof BookingChange, Untold> | Amount

/** What an entry about a booking's change can name, see the server's `describeBookingChange`. */
const FIELDS: Readonly<Record<ChangedField, string>> = {
  themeId: 'Tema',
  numberOfTeepees: 'Tipis',
  bookingDate: 'Fecha',
  partyStartTime: 'Hora de inicio',
  customerName: 'Nombre',
  customerEmail: 'Correo electrónico',
  customerPhone: 'Teléfono',
  partyAddress: 'Dirección',
  city: 'Ciudad',
  state: 'Estado (EE. UU.)',
  zipCode: 'Código postal',
  guestCount: 'Invitados',
  ...BOOKING_WORDS.es.texts,
  language: 'Idioma',
  bookingStatus: 'Estado',
  addons: 'Complementos',
  couponCode: 'Cupón',
  isDeposit: 'Con depósito',
  totalAmount: 'Precio total',
  depositAmount: 'Depósito',
  discountAmount: 'Descuento',
  finalAmount: 'Precio final',
}

/** Values that are words of the program, by their field. */
const VALUES: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = {
  bookingStatus: SPANISH_STATUSES,
  isDeposit: { true: 'sí', false: 'no' },
  language: { en: 'inglés', es: 'español' },
  addons: { none: 'ninguno' },
}

const WHOLE: Readonly<Record<string, string>> = {
  'It was not paid in time.': 'No se pagó a tiempo.',
  'The card provider could not be reached.': 'No se pudo llegar al proveedor de tarjetas.',
  'by phone': 'por teléfono',
  'by phone, with a payment link by mail': 'por teléfono, con un enlace de pago por correo',
  'A new address for the calendar feed; the old one has stopped working.':
    'Una nueva dirección para el calendario; la anterior ya no funciona.',
}

const METHODS: Readonly<Record<string, string>> = {
  'by card': SPANISH_WORDS.by.card,
  'in cash': SPANISH_WORDS.by.cash,
  'by Zelle': SPANISH_WORDS.by.zelle,
  'by cheque': SPANISH_WORDS.by.cheque,
}

const CHANGE = /^([a-zA-Z]+): (.*) → (.*)$/s
const PAID = /^(\$[\d,.]+)(?: (by card|in cash|by Zelle|by cheque))?$/

/**
 * Returns the details of an entry in Spanish, where they are composed of known parts; undefined for what people or
 * rules wrote in sentences.
 */
export function detailsInSpanish(details: string): string | undefined {
  if (Object.hasOwn(WHOLE, details)) return WHOLE[details]
  const [, amount, method] = PAID.exec(details) ?? []
  if (amount) return method ? `${amount} ${METHODS[method]}` : amount
  const parts = details.split('; ').map(changeInSpanish)
  return parts.includes(undefined) ? undefined : parts.join('; ')
}

function changeInSpanish(part: string): string | undefined {
  const [, field = '', before = '', after = ''] = CHANGE.exec(part) ?? []
  if (!isField(field)) return undefined
  const told = (value: string) => VALUES[field]?.[value] ?? value
  return `${FIELDS[field]}: ${told(before)} → ${told(after)}`
}

function isField(name: string): name is ChangedField {
  return Object.hasOwn(FIELDS, name)
}

import type { PaymentMethod } from '#domain/booking/payment-method.ts'
import type { Language } from '#domain/language.ts'

const ENGLISH = {
  receipt: 'Receipt',
  bookingId: 'Booking ID',
  for: 'For',
  party: 'Party',
  weCome: 'We come',
  where: 'Where',
  at: (time: string) => ` at ${time}`,
  yourParty: 'Your party',
  payments: 'Payments',
  payment: (method: PaymentMethod, day: string) => `Payment by ${METHODS[method]}, ${day}`,
  refund: (method: PaymentMethod, day: string) => `Refund by ${METHODS[method]}, ${day}`,
  onItsWay: (what: string) => `${what} (on its way)`,
  calendarTitle: (theme: string) => `${theme} teepee party`,
  arriveBetween: (bounds: string) => `between ${bounds}`,
  arriveBefore: '2-3 hours before the party',
  calendarNotes: (reference: string, arrival: string) =>
    `Booking ID ${reference}. We arrive ${arrival} to set everything up.`,
  balanceOpen: 'A balance is still open, see your booking.',
}

const METHODS = { card: 'card', cash: 'cash', zelle: 'Zelle', cheque: 'cheque' } as const

const SPANISH: typeof ENGLISH = {
  receipt: 'Recibo',
  bookingId: 'Reserva',
  for: 'Para',
  party: 'Fiesta',
  weCome: 'Llegamos',
  where: 'Lugar',
  at: (time) => `, ${time}`,
  yourParty: 'Su fiesta',
  payments: 'Pagos',
  payment: (method, day) => `Pago ${SPANISH_METHODS[method]}, ${day}`,
  refund: (method, day) => `Reembolso ${SPANISH_METHODS[method]}, ${day}`,
  onItsWay: (what) => `${what} (en camino)`,
  calendarTitle: (theme) => `Fiesta con tipis: ${theme}`,
  arriveBetween: (bounds) => `entre ${bounds}`,
  arriveBefore: 'de 2 a 3 horas antes de la fiesta',
  calendarNotes: (reference, arrival) =>
    `Número de reserva ${reference}. Llegamos ${arrival} para armar todo.`,
  balanceOpen: 'Todavía hay un saldo pendiente; vea su reserva.',
}

const SPANISH_METHODS = {
  card: 'con tarjeta',
  cash: 'en efectivo',
  zelle: 'por Zelle',
  cheque: 'con cheque',
} as const

/** Returns the words of documents for the family: the printed receipt and the calendar entry. */
export function paperWordsIn(language: Language): typeof ENGLISH {
  return language === 'es' ? SPANISH : ENGLISH
}

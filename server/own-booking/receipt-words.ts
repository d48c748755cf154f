import type { PaymentMethod } from '#domain/money/payment-method.ts'
import type { Language } from '#domain/text/language.ts'

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
}

const SPANISH_METHODS = {
  card: 'con tarjeta',
  cash: 'en efectivo',
  zelle: 'por Zelle',
  cheque: 'con cheque',
} as const

export function receiptWordsIn(language: Language): typeof ENGLISH {
  return language === 'es' ? SPANISH : ENGLISH
}

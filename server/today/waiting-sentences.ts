import { type Cents, formatDollars } from '#domain/money/money.ts'
import type { Language } from '#domain/text/language.ts'
import { formatShort, type PartyDay } from '#domain/time/party-day.ts'

import { textIn } from '#domain/translation/text-in.ts'

type WaitingBooking = {
  readonly id: number
  readonly customerName: string
  readonly bookingDate: PartyDay
}

/** What the calendar calls the things that have no name of their own. */
const LACKING = {
  parties: { en: 'too many parties that day', es: 'más fiestas de las que admite el día' },
  teepees: { en: 'too few teepees that day', es: 'más tipis de los que hay' },
  time: { en: 'too much work for the crews that day', es: 'más trabajo del que pueden hacer los equipos' },
} as const

/** The sentences about what waits for staff, in each language. */
export const WAITING_SENTENCES = {
  en: {
    toConfirm: (party: WaitingBooking) => `${getName(party, 'en')} is waiting to be confirmed`,
    unanswered: (name: string, subject: string) => `${name}: ${subject}`,
    balanceDue: (party: WaitingBooking, cents: Cents, day: PartyDay) =>
      `${getName(party, 'en')}: ${formatDollars(cents)} due ${formatShort(day)}`,
    balanceLate: (party: WaitingBooking, cents: Cents, day: PartyDay) =>
      `${getName(party, 'en')}: ${formatDollars(cents)} was due ${formatShort(day)}`,
    cardDeclined: (party: WaitingBooking, cents: Cents) =>
      textIn('en')('today.cardDeclined', { party: getName(party, 'en'), owed: cents }),
    refundFailed: (cents: Cents, reference: string | null) =>
      `${formatDollars(cents)} could not be refunded${reference ? `, ${reference}` : ''}`,
    mailFailed: (subject: string, recipient: string) => `“${subject}” did not reach ${recipient}`,
    review: (name: string, rating: number) => `${name} gave ${rating} of 5 stars`,
    conflict: (party: WaitingBooking, lacks: string) =>
      `${getName(party, 'en')}: ${lackingIn('en', lacks) ?? `not enough ${lacks}`}`,
  },
  es: {
    toConfirm: (party: WaitingBooking) => `${getName(party, 'es')} espera confirmación`,
    unanswered: (name: string, subject: string) => `${name}: ${subject}`,
    balanceDue: (party: WaitingBooking, cents: Cents, day: PartyDay) =>
      `${getName(party, 'es')}: ${formatDollars(cents)}, a pagar el ${formatShort(day, 'es')}`,
    balanceLate: (party: WaitingBooking, cents: Cents, day: PartyDay) =>
      `${getName(party, 'es')}: ${formatDollars(cents)}, vencidos el ${formatShort(day, 'es')}`,
    cardDeclined: (party: WaitingBooking, cents: Cents) =>
      textIn('es')('today.cardDeclined', { party: getName(party, 'es'), owed: cents }),
    refundFailed: (cents: Cents, reference: string | null) =>
      `No se pudieron reembolsar ${formatDollars(cents)}${reference ? `, ${reference}` : ''}`,
    mailFailed: (subject: string, recipient: string) => `«${subject}» no llegó a ${recipient}`,
    review: (name: string, rating: number) => `${name} dio ${rating} de 5 estrellas`,
    conflict: (party: WaitingBooking, lacks: string) =>
      `${getName(party, 'es')}: ${lackingIn('es', lacks) ?? `no alcanza: ${lacks}`}`,
  },
} as const satisfies Record<Language, unknown>

function getName({ id, customerName, bookingDate }: WaitingBooking, language: Language): string {
  return `#${id} ${customerName}, ${formatShort(bookingDate, language)}`
}

function lackingIn(language: Language, lacks: string): string | undefined {
  return lacks === 'parties' || lacks === 'teepees' || lacks === 'time' ? LACKING[lacks][language] : undefined
}

import type { Language } from '../text/language.ts'
import { BOOKING_FIELDS, type BookingFieldWords } from './booking-fields.ts'
import { SPANISH_BOOKING_FIELDS } from './booking-fields-spanish.ts'

/** For programs that address readers of any language; a page imports only the words of its own language. */
export const BOOKING_FIELD_WORDS: Readonly<Record<Language, BookingFieldWords>> = {
  en: BOOKING_FIELDS,
  es: SPANISH_BOOKING_FIELDS,
}

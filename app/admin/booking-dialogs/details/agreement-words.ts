import { formatDayAndTime } from '#app/lib/language/instant-words.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { PublishedTerms } from '#contract/booking/terms-of-service.ts'
import type { Language } from '#domain/text/language.ts'
import { BOOKING_WORDS } from '../booking-words.ts'

type Agreed = Pick<Booking, 'termsVersion' | 'termsAgreedAt' | 'termsAddress' | 'createdAt'>

/**
 * Returns what staff read about a booking's agreement to the terms; undefined on a site without versions. `versions`:
 * the newest first.
 */
export function agreementWords(
  { termsVersion, termsAgreedAt, termsAddress, createdAt }: Agreed,
  versions: readonly PublishedTerms[],
  language: Language,
): string | undefined {
  const words = BOOKING_WORDS[language].agreement
  const first = versions.at(-1)
  if (termsVersion !== undefined && termsAgreedAt !== undefined) {
    const from = termsAddress === undefined ? '' : words.from(termsAddress)
    return `${words.agreed(termsVersion, formatDayAndTime(termsAgreedAt, language))}${from}`
  }
  if (!first) return undefined
  return createdAt < first.publishedAt ? words.before : words.notYet
}

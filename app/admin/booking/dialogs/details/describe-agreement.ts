import { formatDayAndTime } from '#app/lib/language/format-instant.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { PublishedTerms } from '#contract/booking/terms-of-service.ts'
import type { Text } from '#domain/foundation/messages/text.ts'

type Agreed = Pick<Booking, 'termsVersion' | 'termsAgreedAt' | 'termsAddress' | 'createdAt'>

/**
 * Returns a sentence about a booking's agreement to the terms; undefined if the site has no terms versions.
 * `versions` are sorted newest first.
 */
export function describeAgreement(
  { termsVersion, termsAgreedAt, termsAddress, createdAt }: Agreed,
  versions: readonly PublishedTerms[],
  text: Text,
): string | undefined {
  const first = versions.at(-1)
  if (termsVersion !== undefined && termsAgreedAt !== undefined) {
    const from =
      termsAddress === undefined ? '' : text('admin.booking.agreement.from', { address: termsAddress })
    return `${text('admin.booking.agreement.agreed', { version: termsVersion, when: formatDayAndTime(termsAgreedAt, text.language) })}${from}`
  }
  if (!first) return undefined
  return createdAt < first.publishedAt
    ? text('admin.booking.agreement.before')
    : text('admin.booking.agreement.notYet')
}

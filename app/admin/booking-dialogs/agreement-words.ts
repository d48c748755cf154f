import { dayAndTimeOf } from '#app/lib/instant-words.ts'
import type { Booking } from '#contract/bookings.ts'
import type { PublishedTerms } from '#contract/terms-of-service.ts'

type Agreed = Pick<Booking, 'termsVersion' | 'termsAgreedAt' | 'termsAddress' | 'createdAt'>

/** What staff read of a booking's agreement to the terms; undefined on a site without versions. `versions`: the newest first. */
export function agreementWords(
  { termsVersion, termsAgreedAt, termsAddress, createdAt }: Agreed,
  versions: readonly PublishedTerms[],
): string | undefined {
  const first = versions.at(-1)
  if (termsVersion !== undefined && termsAgreedAt !== undefined) {
    const from = termsAddress === undefined ? '' : ` from ${termsAddress}`
    return `Version ${termsVersion}, agreed to on ${dayAndTimeOf(termsAgreedAt)}${from}`
  }
  if (!first) return undefined
  return createdAt < first.publishedAt
    ? 'before versioned terms'
    : 'not agreed to yet, asked for with the payment link'
}

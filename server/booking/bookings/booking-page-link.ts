import { createHmac } from 'node:crypto'
import type { BookingFacts } from '#domain/booking/booking-facts.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { addDays, dayEnds } from '#domain/foundation/time/party-day.ts'
import { lastNight, type Stay } from '#domain/foundation/time/stay.ts'
import { pathIn } from '#domain/site/page-path.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { isSameSecret } from '#server/foundation/secrets/is-same-secret.ts'
import { readSecret } from '#server/foundation/secrets/read-secret.ts'
import { siteUrl } from '#server/site-url.ts'

type LinkedBooking = Pick<BookingFacts, 'reference' | 'linkVersion'>

/** How many days after the party the customer can still download the receipt. */
const DAYS_AFTER_PARTY = 60

/**
 * Returns the URL of the customer's booking page. Anyone with it can change the booking, so it is only ever sent to the
 * booking's e-mail address.
 */
export async function bookingPageUrl(
  tx: Queryable,
  ctx: Context,
  booking: LinkedBooking & Stay & { readonly language: Language },
): Promise<string> {
  const token = await issuePageToken(tx, booking)
  return siteUrl(ctx) + pathIn(booking.language, `/my-booking/${booking.reference}?token=${token}`)
}

/** Returns the token for as long as the page is of use. */
export function issuePageToken(db: Queryable, booking: LinkedBooking & Stay): Promise<string> {
  return bookingPageToken(db, booking, dayEnds(addDays(lastNight(booking), DAYS_AFTER_PARTY)))
}

export async function bookingPageToken(
  db: Queryable,
  booking: LinkedBooking,
  expires: Date,
): Promise<string> {
  const until = Math.floor(expires.getTime() / 1000).toString(36)
  return `${until}.${sign(await readSecret(db, 'own-booking-links'), booking, until)}`
}

/** Returns whether the token was issued here for this booking, and has neither expired nor been revoked. */
export async function isBookingPageToken(
  ctx: Context,
  found: LinkedBooking | Promise<LinkedBooking | undefined>,
  token: string,
): Promise<boolean> {
  const [key, booking] = await Promise.all([readSecret(ctx.db, 'own-booking-links'), found])
  const [until = '', signature = ''] = token.split('.')
  const isOurs = booking !== undefined && isSameSecret(signature, sign(key, booking, until))
  return isOurs && Number.parseInt(until, 36) * 1000 > ctx.now().getTime()
}

/** The version is left out if nothing was revoked, so that links from before there were versions stay valid. */
function sign(key: string, { reference, linkVersion }: LinkedBooking, until: string): string {
  const version = linkVersion > 0 ? `\n${linkVersion}` : ''
  return createHmac('sha256', key).update(`${reference}\n${until}${version}`).digest('base64url')
}

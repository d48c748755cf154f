import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '#domain/language.ts'
import { pathIn } from '#domain/page-path.ts'
import { addDays, dayEnds, type PartyDay } from '#domain/party-day.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/client.ts'
import { readSecret } from '#server/secrets/read-secret.ts'
import { siteUrl } from '#server/site-url.ts'

/** How many days after the party the customer can still fetch the receipt. */
const DAYS_AFTER_PARTY = 60

/**
 * Returns the address of the customer's own page. Its holder may change the booking, so it is sent to the booking's
 * mail address only.
 */
export async function ownBookingUrl(
  tx: Transaction | Database,
  ctx: Context,
  { reference, bookingDate, language }: { reference: string; bookingDate: PartyDay; language: Language },
): Promise<string> {
  const expires = dayEnds(addDays(bookingDate, DAYS_AFTER_PARTY))
  const token = await ownBookingToken(tx, reference, expires)
  return siteUrl(ctx) + pathIn(language, `/my-booking/${reference}?token=${token}`)
}

export async function ownBookingToken(
  db: Transaction | Database,
  reference: string,
  expires: Date,
): Promise<string> {
  const until = Math.floor(expires.getTime() / 1000).toString(36)
  return `${until}.${sign(await readSecret(db, 'own-booking-links'), reference, until)}`
}

/** Returns whether the token was issued here for this booking and has not expired. */
export async function isOwnBookingToken(ctx: Context, reference: string, token: string): Promise<boolean> {
  const [until = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(await readSecret(ctx.db, 'own-booking-links'), reference, until))
  const given = Buffer.from(signature)
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected)
  return isGenuine && Number.parseInt(until, 36) * 1000 > ctx.now().getTime()
}

function sign(key: string, reference: string, until: string): string {
  return createHmac('sha256', key).update(`${reference}\n${until}`).digest('base64url')
}

import type { BookingPage } from '#contract/family/booking-page.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { pictureConsents } from '#server/foundation/database/schema/all-tables.ts'
import { readAllowedAt } from './consent-queries.ts'
import { removeWithdrawnPictures, withdrawPictures } from './withdraw-pictures.ts'

const NOT_ASKED = refuse('conflict', 'websitePictures.notAsked')

/**
 * Returns a family's choice; undefined if the owner does not ask. A family that gave consent can always withdraw it.
 */
export async function readPictureConsent(
  { db }: Context,
  { id, bookingStatus }: FullBooking,
): Promise<BookingPage['pictures']> {
  const isAllowed = (await readAllowedAt(db, id)) !== undefined
  const isAsked = (await readSettings(db)).asksPictureConsent && bookingStatus !== 'cancelled'
  return isAsked || isAllowed ? { isAllowed } : undefined
}

type Choice = {
  readonly isAllowed: boolean
  /** The language in which the sentence beside the checkbox was read. */
  readonly language: Language
  /** The network address of the person who ticked it. */
  readonly address: string
}

/**
 * Stores a family's choice with its proof. If it withdraws its consent, the pictures are removed from the website at
 * once.
 */
export async function changePictureConsent(
  ctx: Context,
  booking: FullBooking,
  { isAllowed, language, address }: Choice,
): Promise<null | Refusal> {
  if (isAllowed && !(await readPictureConsent(ctx, booking))) return NOT_ASKED
  await ctx.db.transaction(async (tx) => {
    await lockBooking(tx, booking.id)
    const wasAllowed = (await readAllowedAt(tx, booking.id)) !== undefined
    if (wasAllowed === isAllowed) return
    await tx.insert(pictureConsents).values({
      bookingId: booking.id,
      step: isAllowed ? 'given' : 'withdrawn',
      wording: textIn(language)('consent.pictures'),
      address,
      createdAt: ctx.now(),
    })
    if (!isAllowed) await withdrawPictures(tx, [booking.id])
  })
  if (!isAllowed) await removeWithdrawnPictures(ctx)
  return null
}

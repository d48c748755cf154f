import type { NewDamageClaim } from '#contract/money/damage-claims.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import {
  addUpLines,
  answerUntil,
  claimAmountRefusal,
  claimsClosed,
  takenCents,
} from '#domain/money/damage/damage-claim.ts'
import { lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { NO_SUCH_NUMBER } from '#server/booking/bookings/booking-refusals.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { damageClaimPhotos, damageClaims } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { CLAIM_GONE, type FullClaim, findClaim, readClaims } from './claim-queries.ts'
import { findForeignPhotos } from './find-foreign-photos.ts'
import { settleReportedDamage } from './reported-damage.ts'

type ClaimRequest = NewDamageClaim & { readonly bookingId: number; readonly admin: Admin }

/**
 * Claims damage from a party and mails its family, which then has 48 hours to answer. The booking is locked, so that
 * all of its claims together stay within what the terms allow.
 */
export async function createClaim(
  ctx: Context,
  { bookingId, admin, photoIds, ...wanted }: ClaimRequest,
): Promise<FullClaim | Refusal> {
  const lines = wanted.lines.map(({ text, amount }) => ({ text, amountCents: toCents(amount) }))
  const claimedCents = addUpLines(lines)
  return commitUnlessRefused(ctx.db, async (tx) => {
    const booking = await lockFullBooking(tx, bookingId)
    if (!booking) return NO_SUCH_NUMBER
    const now = ctx.now()
    const { maximumCents } = (await readPricing(tx)).damage
    const elsewhereCents = takenCents(await readClaims(tx, bookingId))
    const refusal =
      claimsClosed(booking, { maximumCents, now }) ??
      claimAmountRefusal(claimedCents, { maximumCents, elsewhereCents })
    if (refusal) return refusal
    const foreign = await findForeignPhotos(tx, { bookingId, photoIds, admin })
    if (foreign.length > 0) return refuse('invalid', message('damage.photoOfOther'))
    const [claim] = await tx
      .insert(damageClaims)
      .values({
        bookingId,
        lines,
        claimedCents,
        claimedBy: admin.username,
        answerUntil: answerUntil(now),
        createdAt: now,
      })
      .returning()
    if (!claim) throw new Error('The claim was not stored')
    const photos = photoIds.map((photoId, place) => ({ claimId: claim.id, photoId, place }))
    if (photos.length > 0) await tx.insert(damageClaimPhotos).values(photos)
    await settleReportedDamage(tx, bookingId, now)
    await recordEvent(tx, {
      kind: 'booking.damage-claimed',
      actor: admin.username,
      subjectId: bookingId,
      facts: { kind: 'damage-claim', claimId: claim.id, amountCents: claimedCents },
    })
    await queueBookingMail(tx, ctx, { kind: 'damage-claimed', bookingId, once: [claim.id], claim })
    return (await findClaim(tx, { bookingId, claimId: claim.id })) ?? CLAIM_GONE
  })
}

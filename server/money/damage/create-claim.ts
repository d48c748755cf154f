import type { NewDamageClaim } from '#contract/money/damage-claims.ts'
import { toCents } from '#contract/wire/decimal.ts'
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
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, inArray } from '#server/foundation/database/drizzle.ts'
import {
  crewEvents,
  crewPhotos,
  damageClaimPhotos,
  damageClaims,
} from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { CLAIM_GONE, type FullClaim, findClaim, readClaims, readCrewPhotoIds } from './claim-queries.ts'
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
    if (foreign.length > 0) return refuse('invalid', 'damage.photoOfOther')
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

type ClaimPhotos = {
  readonly bookingId: number
  readonly photoIds: readonly string[]
  readonly admin: Admin
}

/**
 * Returns the pictures that a claim for this booking must not show. It may show those that the crew took there, those
 * of its earlier claims, and those that the same staff member uploaded without a stop or another booking. The rows are
 * locked, so that no other claim uses them meanwhile.
 */
async function findForeignPhotos(
  tx: Transaction,
  { bookingId, photoIds, admin }: ClaimPhotos,
): Promise<string[]> {
  if (photoIds.length === 0) return []
  const ids = [...photoIds]
  const stored = await tx
    .select({ id: crewPhotos.id, userId: crewPhotos.userId })
    .from(crewPhotos)
    .where(and(inArray(crewPhotos.id, ids), eq(crewPhotos.status, 'ready')))
    .for('update')
  const ofCrew = await readCrewPhotoIds(tx, bookingId)
  const reported = await tx
    .select({ id: crewEvents.photoId })
    .from(crewEvents)
    .where(inArray(crewEvents.photoId, ids))
  const claimed = await tx
    .select({ id: damageClaimPhotos.photoId, bookingId: damageClaims.bookingId })
    .from(damageClaimPhotos)
    .innerJoin(damageClaims, eq(damageClaims.id, damageClaimPhotos.claimId))
    .where(inArray(damageClaimPhotos.photoId, ids))
  const fits = (id: string) => {
    const photo = stored.find((one) => one.id === id)
    if (!photo) return false
    if (ofCrew.includes(id)) return true
    const claims = claimed.filter((one) => one.id === id)
    if (claims.length > 0) return claims.every((one) => one.bookingId === bookingId)
    return photo.userId === admin.userId && !reported.some((one) => one.id === id)
  }
  return ids.filter((id) => !fits(id))
}

import type { Hono } from 'hono'
import * as contract from '#contract/money/damage-claims.ts'
import { isRefusal } from '#domain/refusal/refusal.ts'
import { PHOTO_GONE, sendPhoto } from '#server/crew/photos.ts'
import { answerClaim } from '#server/damage-claims/answer-claim.ts'
import { CLAIM_GONE, findClaim } from '#server/damage-claims/claim-queries.ts'
import { ownClaimResponse } from '#server/damage-claims/claim-responses.ts'
import { and, eq } from '#server/database/drizzle.ts'
import { crewPhotos } from '#server/database/schema/all-tables.ts'
import type { AppEnvironment } from '#server/http/app-environment.ts'
import { prepareClaimPayment } from '#server/payments/damage/prepare-claim-payment.ts'
import { intentResponse } from '#server/payments/intents/prepare-payment.ts'
import { serveOwnBooking } from './serve-own-booking.ts'

/** Registers what a family reads and says about claims for damage. */
export function ownDamageEndpoints(app: Hono<AppEnvironment>): void {
  serveOwnBooking(app, contract.readOwnDamageClaim, async ({ ctx, booking, params, query }) => {
    const claim = await findClaim(ctx.db, { bookingId: booking.id, claimId: params.id })
    const link = { reference: booking.reference, token: query.token }
    return claim ? ownClaimResponse(claim, link, ctx.now()) : CLAIM_GONE
  })

  serveOwnBooking(app, contract.answerDamageClaim, async ({ ctx, booking, params, query, body }) => {
    const { answer, text = null } = body
    const claim = await answerClaim(ctx, { bookingId: booking.id, claimId: params.id, answer, text })
    const link = { reference: booking.reference, token: query.token }
    return isRefusal(claim) ? claim : ownClaimResponse(claim, link, ctx.now())
  })

  serveOwnBooking(app, contract.payDamageClaim, async ({ ctx, booking, params }) => {
    const intent = await prepareClaimPayment(ctx, booking, params.id)
    return isRefusal(intent) ? intent : intentResponse(intent)
  })

  serveOwnBooking(app, contract.downloadDamagePhoto, async ({ ctx, booking, params, query, c }) => {
    const claim = await findClaim(ctx.db, { bookingId: booking.id, claimId: params.id })
    const id = claim?.photoIds.find((one) => one === params.photoId)
    const [photo] = id
      ? await ctx.db
          .select()
          .from(crewPhotos)
          .where(and(eq(crewPhotos.id, id), eq(crewPhotos.status, 'ready')))
      : []
    return (photo?.fileKey && (await sendPhoto(c, photo.fileKey, query.size))) || PHOTO_GONE
  })
}

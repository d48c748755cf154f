import * as contract from '#contract/money/damage-claims.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { Context } from '#server/context.ts'
import { findPhotoFile, PHOTO_GONE, sendPhoto } from '#server/crew/phone/photos.ts'
import { callerAddress } from '#server/foundation/http/client-address.ts'
import { answerClaim } from '#server/money/damage/answer-claim.ts'
import { CLAIM_GONE, type FullClaim, findClaim } from '#server/money/damage/claim-queries.ts'
import { familyClaimResponse } from '#server/money/damage/claim-responses.ts'
import { agreeByCard, offerCard } from '#server/money/payments/claims/family-card.ts'
import { prepareClaimPayment } from '#server/money/payments/claims/prepare-claim-payment.ts'
import { revokeCardConsent } from '#server/money/payments/claims/withdraw-claim.ts'
import { intentResponse } from '#server/money/payments/intents/prepare-payment.ts'
import { familyEndpoints } from './serve-booking-page.ts'

/** Registers the calls with which a family reads and answers damage claims. */
export const familyDamageEndpoints = familyEndpoints((serve) => {
  serve(contract.readFamilyDamageClaim, async (call) => {
    const { ctx, booking, params } = call
    return respond(
      call,
      (await findClaim(ctx.db, { bookingId: booking.id, claimId: params.id })) ?? CLAIM_GONE,
    )
  })

  serve(contract.answerDamageClaim, async (call) => {
    const { ctx, booking, params, body } = call
    const { answer, text = null } = body
    return respond(call, await answerClaim(ctx, { bookingId: booking.id, claimId: params.id, answer, text }))
  })

  serve(contract.agreeToDamageByCard, async (call) => {
    const { ctx, booking, params, body, language, c } = call
    const seen = { amountCents: toCents(body.amount), last4: body.last4 }
    const agreeing = { bookingId: booking.id, claimId: params.id, seen, language, address: callerAddress(c) }
    return respond(call, await agreeByCard(ctx, agreeing))
  })

  serve(contract.takeDamageCardBack, async (call) => {
    const { ctx, booking, params } = call
    return respond(call, await revokeCardConsent(ctx, { bookingId: booking.id, claimId: params.id }))
  })

  serve(contract.payDamageClaim, async ({ ctx, booking, params }) => {
    const intent = await prepareClaimPayment(ctx, booking, params.id)
    return isRefusal(intent) ? intent : intentResponse(intent)
  })

  serve(contract.downloadDamagePhoto, async ({ ctx, booking, params, query, c }) => {
    const claim = await findClaim(ctx.db, { bookingId: booking.id, claimId: params.id })
    const id = claim?.photoIds.find((one) => one === params.photoId)
    const fileKey = id && (await findPhotoFile(ctx, id))
    return (fileKey && (await sendPhoto(c, fileKey, query.size))) || PHOTO_GONE
  })
})

type FamilyCall = {
  readonly ctx: Context
  readonly booking: { readonly reference: string }
  readonly query: { readonly token: string }
  readonly language: Language
}

async function respond({ ctx, booking, query, language }: FamilyCall, claim: FullClaim | Refusal) {
  if (isRefusal(claim)) return claim
  const link = { reference: booking.reference, token: query.token }
  return familyClaimResponse(claim, {
    link,
    savedCard: await offerCard(ctx, claim, language),
    now: ctx.now(),
  })
}

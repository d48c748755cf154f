import * as contract from '#contract/money/damage-claims.ts'
import { optionalCents } from '#contract/wire/decimal.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { NO_SUCH_NUMBER } from '#server/booking/bookings/booking-refusals.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import type { FullClaim } from '#server/money/damage/claim-queries.ts'
import { claimResponse, claimsResponse } from '#server/money/damage/claim-responses.ts'
import { createClaim } from '#server/money/damage/create-claim.ts'
import { chargeClaim } from './charge-claim.ts'
import { withdrawClaim } from './withdraw-claim.ts'

export const damageEndpoints = endpoints((serve) => {
  serve(contract.listDamageClaims, async ({ ctx, params, language }) => {
    const booking = await findBooking(ctx.db, params)
    return booking ? claimsResponse(ctx, booking, language) : NO_SUCH_NUMBER
  })

  serve(contract.createDamageClaim, async ({ ctx, params, body, admin }) =>
    respond(await createClaim(ctx, { ...body, bookingId: params.id, admin }), ctx.now()),
  )

  serve(contract.chargeDamageClaim, async ({ ctx, params, body, admin }) => {
    const ofBooking = { bookingId: params.id, claimId: params.claimId }
    const amountCents = optionalCents(body?.amount)
    return respond(await chargeClaim(ctx, { ...ofBooking, amountCents, admin }), ctx.now())
  })

  serve(contract.withdrawDamageClaim, async ({ ctx, params, admin }) => {
    const ofBooking = { bookingId: params.id, claimId: params.claimId }
    return respond(await withdrawClaim(ctx, { ...ofBooking, admin }), ctx.now())
  })
})

function respond(claim: FullClaim | Refusal, now: Date) {
  return isRefusal(claim) ? claim : claimResponse(claim, now)
}

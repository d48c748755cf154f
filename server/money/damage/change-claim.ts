import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import type { BookingRow } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import type { DamageClaimRow } from '#server/foundation/database/schema/money/damage-claims.ts'
import { CLAIM_GONE, type ClaimKey, type FullClaim, findClaim, lockClaim } from './claim-queries.ts'

type Change = (
  tx: Transaction,
  claim: DamageClaimRow,
  booking: BookingRow | undefined,
) => Promise<Refusal | undefined>

/** Changes a claim with its booking and itself locked, unless that is refused. Returns it as it is then. */
export function changeClaim(ctx: Context, ofClaim: ClaimKey, change: Change): Promise<FullClaim | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const booking = await lockBooking(tx, ofClaim.bookingId)
    const claim = await lockClaim(tx, ofClaim)
    if (!claim) return CLAIM_GONE
    return (await change(tx, claim, booking)) ?? (await findClaim(tx, ofClaim)) ?? CLAIM_GONE
  })
}

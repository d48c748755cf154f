import { isChargedToCard } from '#domain/money/damage/damage-consent.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import type { CardRefusal } from '#server/foundation/mail/kinds/damage.ts'
import { type ClaimKey, findClaim, lockClaim } from '#server/money/damage/claim-queries.ts'
import { findHoldForClaim } from './hold-queries.ts'

/**
 * Mails the family how to pay a decided claim, once, unless it is paid from a hold or with the saved card. The booking
 * must be locked.
 */
export async function askToPay(
  tx: Transaction,
  ctx: Context,
  ofClaim: ClaimKey,
  cardRefusal?: CardRefusal,
): Promise<void> {
  await lockClaim(tx, ofClaim)
  const claim = await findClaim(tx, ofClaim)
  if (claim?.status !== 'decided' || isChargedToCard(claim, claim.consent)) return
  if (await findHoldForClaim(tx, claim.id)) return
  const { bookingId, id } = claim
  await queueBookingMail(tx, ctx, { kind: 'damage-decided', bookingId, once: [id], claim, cardRefusal })
}

import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { answerRefusal, type ClaimAnswer } from '#domain/money/damage/damage-claim.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { damageClaims } from '#server/foundation/database/schema/all-tables.ts'
import type { DamageClaimRow } from '#server/foundation/database/schema/money/damage-claims.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { changeClaim } from './change-claim.ts'
import type { FullClaim } from './claim-queries.ts'

type Answer = {
  readonly bookingId: number
  readonly claimId: number
  readonly answer: ClaimAnswer
  readonly text: string | null
}

/** Stores a family's answer to a claim, and tells the owner. Repeating the same answer changes nothing. */
export function answerClaim(
  ctx: Context,
  { bookingId, claimId, answer, text }: Answer,
): Promise<FullClaim | Refusal> {
  return changeClaim(ctx, { bookingId, claimId }, async (tx, claim) => {
    const isRepeated = claim.answer === answer && (answer === 'agree' || claim.answerText === text)
    const refusal = isRepeated ? undefined : answerRefusal(claim, answer, ctx.now())
    if (!isRepeated && !refusal) await storeAnswer(tx, ctx, claim, { answer, text })
    return refusal
  })
}

type Said = { readonly answer: ClaimAnswer; readonly text: string | null; readonly card?: string }

/** Stores a valid answer and mails it to the owner; the claim must be locked. `card` is the card to be charged. */
export async function storeAnswer(
  tx: Transaction,
  ctx: Context,
  claim: DamageClaimRow,
  { answer, text, card }: Said,
): Promise<void> {
  const { id: claimId, bookingId, claimedCents: amountCents } = claim
  await tx
    .update(damageClaims)
    .set({ answer, answerText: text ?? claim.answerText, answeredAt: ctx.now() })
    .where(eq(damageClaims.id, claimId))
  await recordEvent(tx, {
    kind: 'booking.damage-answered',
    actor: 'customer',
    subjectId: bookingId,
    facts: { kind: 'damage-claim', claimId, amountCents, answer },
  })
  await queueBookingMail(tx, ctx, {
    kind: 'owner-damage-answer',
    bookingId,
    once: [claimId, answer],
    claimedCents: amountCents,
    answer,
    said: text,
    card,
  })
}

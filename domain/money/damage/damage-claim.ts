import { type BookingStatus, isCertain } from '#domain/booking/status.ts'
import { type Cents, MINIMUM_PAYMENT_CENTS } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { HOUR_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'

/** `decided`: to be paid; `withdrawn`: nothing is to be paid. */
export const CLAIM_STATUSES = ['open', 'decided', 'paid', 'withdrawn'] as const
type ClaimStatus = (typeof CLAIM_STATUSES)[number]

export const CLAIM_ANSWERS = ['agree', 'disagree'] as const
export type ClaimAnswer = (typeof CLAIM_ANSWERS)[number]

/** How many hours a family has to answer. */
const ANSWER_HOURS = 48

export type ClaimLine = { readonly text: string; readonly amountCents: Cents }

export type DamageClaim = {
  readonly status: ClaimStatus
  readonly claimedCents: Cents
  readonly answer: ClaimAnswer | null
  readonly answerUntil: Date
  /** What was decided; null until then. */
  readonly chargedCents: Cents | null
}

/** Returns the deadline for the family's answer to a claim made now. */
export function answerUntil(now: Date): Date {
  return new Date(now.getTime() + ANSWER_HOURS * HOUR_MILLISECONDS)
}

export function addUpLines(lines: readonly ClaimLine[]): Cents {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/** Returns how many cents of the party's maximum these claims use up. */
export function takenCents(
  claims: readonly Pick<DamageClaim, 'status' | 'claimedCents' | 'chargedCents'>[],
): Cents {
  return claims
    .filter(({ status }) => status !== 'withdrawn')
    .reduce((sum, { claimedCents, chargedCents }) => sum + (chargedCents ?? claimedCents), 0)
}

type Celebrated = {
  readonly bookingStatus: BookingStatus
  readonly isPaid: boolean
  readonly bookingDate: PartyDay
}

/** Returns why nothing can be claimed for a party now; undefined if it can, from the day after the party began. */
export function claimsClosed(
  { bookingStatus, isPaid, bookingDate }: Celebrated,
  { maximumCents, now }: { readonly maximumCents: Cents; readonly now: Date },
): Refusal | undefined {
  if (maximumCents === 0) return refuse('conflict', 'damage.notClaimed')
  if (!isCertain({ bookingStatus, isPaid })) return refuse('booking_closed', 'damage.noParty')
  return partyDayAt(now) <= bookingDate ? refuse('conflict', 'damage.tooEarly') : undefined
}

/** Returns why this amount cannot be claimed. `elsewhereCents` is what the party's other claims use up. */
export function claimAmountRefusal(
  amountCents: Cents,
  { maximumCents, elsewhereCents }: { readonly maximumCents: Cents; readonly elsewhereCents: Cents },
): Refusal | undefined {
  if (amountCents < MINIMUM_PAYMENT_CENTS)
    return refuse('amount_too_small', 'rules.amountTooSmall', { amount: MINIMUM_PAYMENT_CENTS })
  const leftCents = Math.max(0, maximumCents - elsewhereCents)
  if (amountCents <= leftCents) return undefined
  return refuse('amount_too_large', 'damage.aboveMaximum', { maximum: maximumCents, left: leftCents })
}

/** Returns why the family cannot give this answer now. A family that disagreed may still agree. */
export function answerRefusal(claim: DamageClaim, answer: ClaimAnswer, now: Date): Refusal | undefined {
  if (claim.status !== 'open') return refuse('conflict', 'damage.decided')
  if (now >= claim.answerUntil) return refuse('too_late', 'damage.answerTooLate')
  if (claim.answer === 'agree' && answer === 'disagree') return refuse('conflict', 'damage.agreed')
  return undefined
}

/** Returns whether staff may decide: the family has agreed, or its time to answer is over. */
export function canBeDecided({ status, answer, answerUntil: until }: DamageClaim, now: Date): boolean {
  return status === 'open' && (answer === 'agree' || now >= until)
}

type Decision = {
  readonly amountCents: Cents
  readonly maximumCents: Cents
  readonly elsewhereCents: Cents
  readonly now: Date
}

/** Returns why this amount cannot be charged now: at most what was agreed to, or, after 48 hours, what staff decide. */
export function chargeRefusal(
  claim: DamageClaim,
  { amountCents, maximumCents, elsewhereCents, now }: Decision,
): Refusal | undefined {
  if (claim.status === 'withdrawn') return refuse('conflict', 'damage.withdrawn')
  if (claim.status !== 'open') return refuse('conflict', 'damage.decided')
  if (!canBeDecided(claim, now)) return refuse('conflict', 'damage.waitsForFamily', { hours: ANSWER_HOURS })
  if (amountCents > claim.claimedCents)
    return refuse('amount_too_large', 'damage.aboveClaim', { claimed: claim.claimedCents })
  return claimAmountRefusal(amountCents, { maximumCents, elsewhereCents })
}

/** Returns why a claim cannot be withdrawn; once paid, it can only be refunded. */
export function withdrawRefusal({ status }: Pick<DamageClaim, 'status'>): Refusal | undefined {
  return status === 'paid' ? refuse('payment_used', 'damage.paid') : undefined
}

/** Returns why the family cannot pay a claim. */
export function claimPaymentRefusal({ status }: Pick<DamageClaim, 'status'>): Refusal | undefined {
  if (status === 'paid') return refuse('payment_used', 'damage.paidAlready')
  if (status === 'withdrawn') return refuse('conflict', 'damage.withdrawn')
  return status === 'open' ? refuse('conflict', 'damage.undecided') : undefined
}

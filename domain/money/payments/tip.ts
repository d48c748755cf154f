import { type BookingStatus, isCertain } from '#domain/booking/status.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { lastNight, type Stay } from '#domain/foundation/time/stay.ts'

/** The suggested tips; any amount within the limits is accepted. */
export const TIP_CHOICES_CENTS: readonly Cents[] = [1_000, 2_000, 4_000]
export const TIP_LIMITS = { minimumCents: 100, maximumCents: 50_000 } as const

type Celebrated = Stay & {
  readonly bookingStatus: BookingStatus
  readonly isPaid: boolean
  /** What the family has already tipped. */
  readonly tipCents: Cents
}

/** Returns why the crew cannot be tipped for a party today; undefined if it can: once, from the day after the party. */
export function tipRefusal(
  { bookingStatus, isPaid, tipCents, ...stay }: Celebrated,
  { offersTips, today }: { readonly offersTips: boolean; readonly today: PartyDay },
): Refusal | undefined {
  if (!offersTips) return refuse('conflict', 'tips.notOffered')
  if (!isCertain({ bookingStatus, isPaid })) return refuse('booking_closed', 'tips.noParty')
  if (today <= lastNight(stay)) return refuse('conflict', 'tips.tooEarly')
  return tipCents > 0 ? refuse('payment_used', 'tips.given') : undefined
}

export function isTipAmount(cents: Cents | undefined): cents is Cents {
  const { minimumCents, maximumCents } = TIP_LIMITS
  return cents !== undefined && cents >= minimumCents && cents <= maximumCents
}

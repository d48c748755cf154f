import { type Cents, formatDollars } from '../money.ts'
import type { PartyDay } from '../party-day.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { BookingStatus } from './status.ts'
import { TIP_TEXTS } from './tip-texts.ts'

/** What a family is offered to give; any amount within the limits will do. */
export const TIP_CHOICES_CENTS: readonly Cents[] = [1_000, 2_000, 4_000]
export const TIP_LIMITS = { minimumCents: 100, maximumCents: 50_000 } as const

type Celebrated = {
  readonly bookingStatus: BookingStatus
  readonly isPaid: boolean
  readonly bookingDate: PartyDay
  /** What its family has given already. */
  readonly tipCents: Cents
}

/** Why the crew cannot be tipped for a party today; undefined where it can: once, from the day after it. */
export function tipRefusal(
  { bookingStatus, isPaid, bookingDate, tipCents }: Celebrated,
  { offersTips, today }: { readonly offersTips: boolean; readonly today: PartyDay },
): Refusal | undefined {
  if (!offersTips) return refuse('conflict', TIP_TEXTS.notOffered)
  const tookPlace =
    bookingStatus === 'confirmed' || bookingStatus === 'completed' || (bookingStatus === 'pending' && isPaid)
  if (!tookPlace) return refuse('booking_closed', TIP_TEXTS.noParty)
  if (today <= bookingDate) return refuse('conflict', TIP_TEXTS.tooEarly)
  return tipCents > 0 ? refuse('payment_used', TIP_TEXTS.given) : undefined
}

/** What is wrong with an amount, if anything. */
export function tipProblem(cents: Cents | undefined): string | undefined {
  const { minimumCents, maximumCents } = TIP_LIMITS
  const isFine = cents !== undefined && cents >= minimumCents && cents <= maximumCents
  return isFine ? undefined : TIP_TEXTS.amount(formatDollars(minimumCents), formatDollars(maximumCents))
}

import type { BookingPage } from '#contract/family/booking-page.ts'
import { isAhead, isOver, type PartyPhase } from '#domain/booking/party-phase.ts'

/** The one thing to do on a booking page; only its button is filled. */
export type MainAction = 'offer' | 'pay' | 'agree' | 'hold' | 'access' | 'claim' | 'review'

type Asking = Pick<BookingPage, 'duePurpose'> & {
  readonly damageClaimIds?: readonly number[] | undefined
  readonly waitsFor?: Pick<NonNullable<BookingPage['waitsFor']>, 'status'> | undefined
  readonly autopay?: Pick<NonNullable<BookingPage['autopay']>, 'newAmount'> | null | undefined
  readonly hold?: Pick<NonNullable<BookingPage['hold']>, 'state'> | undefined
}

/** Returns the main action of a page; undefined if there is nothing to do. */
export function getMainAction(page: Asking, phase: PartyPhase): MainAction | undefined {
  const { waitsFor, duePurpose, autopay, hold, damageClaimIds = [] } = page
  // An offer ends within hours.
  if (!isOver(phase) && waitsFor?.status === 'offered') return 'offer'
  if (autopay?.newAmount !== undefined) return 'agree'
  // Most likely, the party did not take place.
  if (phase === 'missed') return undefined
  if (duePurpose === 'booking' || (duePurpose === 'balance' && !autopay)) return 'pay'
  if (damageClaimIds.length > 0) return 'claim'
  if (phase === 'after') return 'review'
  if (phase === 'thisWeek' || phase === 'tonight') return 'access'
  return isAhead(phase) && hold?.state === 'offered' ? 'hold' : undefined
}

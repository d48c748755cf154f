import type { NewBooking } from '#contract/bookings.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import type { AppContext } from '#server/http/app-environment.ts'
import { clientAddress, networkOf } from '#server/http/client-address.ts'
import { countAgainst, giveBack } from '#server/http/rate-limit.ts'
import type { DetailedRefusal } from '#server/http/responses.ts'
import { findRevisable } from './revise-booking.ts'

/** More than families that share an address ever book at once, and far fewer than there are Saturdays in a season. */
const NEW_BOOKINGS_MOST = 10

/**
 * Every new booking takes its day away from everybody else until it is paid or lapses. Without a limit one visitor
 * could keep all days taken for good, and pay for none.
 */
export async function withinHolds(
  c: AppContext,
  { bookingId }: Pick<NewBooking, 'bookingId'>,
  book: () => Promise<FullBooking | DetailedRefusal>,
): Promise<FullBooking | DetailedRefusal> {
  const ctx = c.get('ctx')
  const who = clientAddress(c)
  // A proxy on this machine that TRUST_PROXY does not tell of stands for all visitors.
  if (isThisMachine(who)) return book()
  if (bookingId && (await findRevisable(ctx, bookingId))) return book()
  const limit = { name: 'holds', most: NEW_BOOKINGS_MOST, seconds: ctx.config.holdMinutes * 60 }
  // Counted before, so that many at once cannot slip through.
  const tooMany = await countAgainst(ctx, limit, who)
  if (tooMany) return tooMany
  const booking = await book()
  if (isRefusal(booking)) await giveBack(ctx, limit, who)
  return booking
}

function isThisMachine(address: string): boolean {
  return address.startsWith('127.') || address === networkOf('::1') || address === 'in-process'
}

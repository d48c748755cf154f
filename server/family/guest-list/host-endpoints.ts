import * as contract from '#contract/family/guest-list.ts'
import { isActive } from '#domain/booking/status.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { withoutUndefined } from '#domain/foundation/values/without-undefined.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { hasListEnded, newSecret } from '#server/booking/guests/guest-queries.ts'
import type { Context } from '#server/context.ts'
import { familyEndpoints } from '#server/family/booking-page/serve-booking-page.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { guestLists, guests } from '#server/foundation/database/schema/all-tables.ts'
import {
  addGuest,
  changeGuestList,
  guestColumns,
  guestListResponse,
  guestResponse,
  LIST_ENDED,
  lockList,
  postponeParty,
  takeBackPostponement,
} from './guest-list.ts'

const GUEST_GONE = refuse('not_found', 'guests.gone')
const CANCELLED = refuse('booking_closed', 'guests.cancelled')

/** Registers the host's calls. */
export const guestListEndpoints = familyEndpoints((serve) => {
  serve(contract.readGuestList, ({ ctx, booking, language }) => guestListResponse(ctx, booking, language))

  serve(contract.changeGuestList, async ({ ctx, booking, body, language }) => {
    const refusal = refuseList(ctx, booking)
    if (refusal) return refusal
    await changeGuestList(ctx, booking, body)
    return guestListResponse(ctx, booking, language)
  })

  serve(contract.postponeParty, async ({ ctx, booking, body, language }) => {
    const refusal = refuseList(ctx, booking)
    return refusal ?? postponeParty(ctx, booking, { text: body?.text ?? null, language })
  })

  serve(contract.takeBackPostponement, async ({ ctx, booking }) => {
    const refusal = refuseList(ctx, booking)
    if (refusal) return refusal
    await takeBackPostponement(ctx, booking.id)
    return null
  })

  serve(contract.addGuest, async ({ ctx, booking, body }) => {
    const refusal = refuseList(ctx, booking)
    if (refusal) return refusal
    const added = await commitUnlessRefused(ctx.db, async (tx) => {
      const list = { bookingId: booking.id, token: newSecret(), isOpen: false }
      await tx.insert(guestLists).values(list).onConflictDoNothing()
      await lockList(tx, booking.id)
      return addGuest(tx, booking.id, guestColumns(body, ctx.now()))
    })
    return isRefusal(added) ? added : guestResponse(added)
  })

  serve(contract.changeGuest, async ({ ctx, booking, params, body }) => {
    const [row] = await ctx.db
      .update(guests)
      .set(guestColumns(withoutUndefined(body), ctx.now()))
      .where(isOf(booking, params.id))
      .returning()
    return row ? guestResponse(row) : GUEST_GONE
  })

  serve(contract.deleteGuest, async ({ ctx, booking, params }) => {
    const [row] = await ctx.db.delete(guests).where(isOf(booking, params.id)).returning()
    return row ? null : GUEST_GONE
  })
})

function refuseList(ctx: Context, booking: FullBooking): Refusal | undefined {
  if (hasListEnded(booking, ctx.now())) return LIST_ENDED
  return isActive(booking.bookingStatus) ? undefined : CANCELLED
}

/** Of no other family's list. */
function isOf(booking: FullBooking, guestId: number) {
  return and(eq(guests.id, guestId), eq(guests.bookingId, booking.id))
}

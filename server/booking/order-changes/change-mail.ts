import type { StaffChangeQuote } from '#contract/family/staff-order-change.ts'
import type { Message } from '#domain/foundation/messages/message.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { previewBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { partyFactsFor } from '#server/booking/bookings/to-party-facts.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/foundation/database/client.ts'

/** Returns the mail about a change: one that also moves the party names the move. */
export function getChangeMail(before: PartyDay, after: PartyDay = before) {
  return before === after ? 'order-changed' : 'order-changed-moved'
}

type Preview = {
  readonly before: FullBooking
  readonly after: FullBooking
  readonly messages: readonly Message[]
}

/** Returns the mail that a change would send. Its documents do not exist yet. */
export async function previewChangeMail(
  db: Database,
  ctx: Context,
  { before, after, messages }: Preview,
): Promise<StaffChangeQuote['mail']> {
  return previewBookingMail(db, ctx, after, {
    kind: getChangeMail(before.bookingDate, after.bookingDate),
    before: await partyFactsFor(db, ctx, before),
    messages,
    refundCents: 0,
    byHandCents: 0,
  })
}

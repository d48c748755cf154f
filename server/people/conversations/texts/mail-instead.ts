import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import type { StoredText } from './queue-text.ts'

/** Mails what a text could not deliver, once, while it still applies. */
export async function mailInstead(
  tx: Transaction,
  ctx: Context,
  { id, body, bookingId, eventId, ofDay }: StoredText,
): Promise<void> {
  const booking = bookingId === null ? undefined : await findBooking(tx, { id: bookingId })
  if (!booking || booking.bookingStatus === 'cancelled' || booking.bookingDate !== ofDay) return
  const { customerEmail: to, language } = booking
  const about = { bookingId: booking.id, eventId }
  await queueMail(tx, ctx, { kind: 'text-by-mail', ...about, once: [id], to, language, body })
}

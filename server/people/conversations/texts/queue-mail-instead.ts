import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { textByMail } from '#server/foundation/mail/templates/text-by-mail.ts'
import type { StoredText } from './queue-text.ts'

/** Mails what a text could not deliver, once. */
export async function queueMailInstead(
  tx: Transaction,
  ctx: Context,
  { id, body, bookingId, ofDay }: StoredText,
): Promise<void> {
  const booking = bookingId === null ? undefined : await findBooking(tx, { id: bookingId })
  if (!booking || booking.bookingStatus === 'cancelled' || booking.bookingDate !== ofDay) return
  await queueMail(tx, ctx, {
    kind: 'text-by-mail',
    recipient: booking.customerEmail,
    content: textByMail(body, booking.language),
    dedupeKey: `text-by-mail-${id}`,
    bookingId: booking.id,
  })
}

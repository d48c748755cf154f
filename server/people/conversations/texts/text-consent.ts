import type { BookingPage } from '#contract/family/booking-page.ts'
import { sendableNumber } from '#domain/people/customers/contact-keys.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { readPermission } from './read-permission.ts'
import { recordConsent } from './record-consent.ts'

/** Returns a family's choice about texts; undefined if the site sends none, or not to such a number. */
export async function readTextConsent(
  { db, config, texts }: Context,
  { customerPhone, bookingStatus }: FullBooking,
): Promise<BookingPage['texts']> {
  const phone = sendableNumber(customerPhone)
  if (!texts || !phone || bookingStatus === 'cancelled') return undefined
  const { lastStep, isStopped } = await readPermission(db, phone)
  const sender = config.twilio?.from ?? ''
  return {
    isWanted: lastStep === 'given' && !isStopped,
    ...(isStopped && { stopNumber: sender.startsWith('+') ? sender : '' }),
  }
}

export async function changeTextConsent(
  ctx: Context,
  { id, customerPhone, language }: FullBooking,
  { isWanted, address }: { readonly isWanted: boolean; readonly address: string },
): Promise<void> {
  const at = ctx.now()
  await ctx.db.transaction((tx) =>
    recordConsent(tx, {
      phone: customerPhone,
      isWanted,
      source: 'own-page',
      language,
      address,
      bookingId: id,
      at,
    }),
  )
}

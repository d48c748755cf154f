import { eq } from 'drizzle-orm'
import { formatDollars } from '#domain/money.ts'
import { formatLong } from '#domain/party-day.ts'
import type { Transaction } from '#server/database/client.ts'
import { bookings, outbox, siteSettings, themes } from '#server/database/schema/all-tables.ts'
import type { World } from '#server/world.ts'
import { paragraphs } from './paragraphs.ts'

/** Tells the customer and the owner that a booking is paid, in the transaction that makes it so. */
export async function queueBookingMails(tx: Transaction, world: World, bookingId: number): Promise<void> {
  const [row] = await tx
    .select({ booking: bookings, themeName: themes.name })
    .from(bookings)
    .innerJoin(themes, eq(themes.id, bookings.themeId))
    .where(eq(bookings.id, bookingId))
  const [settings] = await tx.select().from(siteSettings)
  if (!row || !settings) return
  const { booking, themeName } = row
  const paid = `${formatDollars(Number(booking.finalAmount.replace('.', '')))} ${booking.isDeposit ? '(Deposit)' : '(Full Payment)'}`
  const facts = [
    `Theme: ${themeName}, ${booking.numberOfTeepees} ${booking.numberOfTeepees === 1 ? 'teepee' : 'teepees'}`,
    `Date: ${formatLong(booking.bookingDate)}`,
    `Paid: ${paid}`,
    `Booking ID: ${booking.reference}`,
  ]
  const greeting = `Hello ${booking.customerName},`
  const thanks =
    'thank you for your booking. We will contact you shortly to go over the details of your party.'
  const link = world.config.publicUrl
    ? [`${world.config.publicUrl}/booking/success?booking_id=${booking.reference}`]
    : []
  await tx
    .insert(outbox)
    .values([
      {
        dedupeKey: `confirmation-${booking.id}-${booking.stripePaymentId}`,
        kind: 'confirmation',
        recipient: booking.customerEmail,
        subject: `Your ${themeName} party on ${formatLong(booking.bookingDate)}`,
        bookingId: booking.id,
        ...paragraphs([greeting, thanks, ...facts, ...link, settings.siteTitle]),
      },
      {
        dedupeKey: `owner-${booking.id}-${booking.stripePaymentId}`,
        kind: 'owner-booking',
        recipient: settings.contactInfo.email,
        subject: `New booking #${booking.id}: ${themeName}, ${formatLong(booking.bookingDate)}`,
        bookingId: booking.id,
        ...paragraphs([
          `${booking.customerName} booked a party.`,
          ...facts,
          `Phone: ${booking.customerPhone}`,
        ]),
      },
    ])
    .onConflictDoNothing()
}

type LatePayment = { readonly amount: string; readonly message: string; readonly paymentId: number }

/** Tells the customer that a payment came too late and goes back. */
export async function queueLatePaymentMail(
  tx: Transaction,
  booking: typeof bookings.$inferSelect,
  { amount, message, paymentId }: LatePayment,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({
      dedupeKey: `late-payment-${paymentId}`,
      kind: 'late-payment',
      recipient: booking.customerEmail,
      subject: `We are sending your payment of $${amount} back`,
      bookingId: booking.id,
      ...paragraphs([`Hello ${booking.customerName},`, message, `Booking ID: ${booking.reference}`]),
    })
    .onConflictDoNothing()
}

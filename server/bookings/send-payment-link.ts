import { and, desc, eq } from 'drizzle-orm'
import type { PaymentLink } from '#contract/money.ts'
import { longHoldExpiry } from '#domain/booking/hold.ts'
import { dueSentence, nextPayment } from '#domain/booking/next-payment.ts'
import { formatDollars, toDecimal } from '#domain/money.ts'
import { formatMoment } from '#domain/party-day.ts'
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts'
import { audit } from '#server/accounts/audit.ts'
import type { Transaction } from '#server/database/client.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import { bookings, outbox } from '#server/database/schema/all-tables.ts'
import type { Admin, World } from '#server/world.ts'
import { queuePaymentLinkMail } from './booking-mails.ts'
import { findBooking, lockFullBooking } from './booking-queries.ts'
import { BOOKING_GONE } from './booking-refusals.ts'
import { accountOf, type FullBooking } from './full-booking.ts'
import { ownBookingUrl } from './own-booking-link.ts'

/** The link under which the customer can pay what is due next by card. */
export async function readPaymentLink(world: World, id: number): Promise<PaymentLink | Refusal> {
  const booking = await findBooking(world.db, { id })
  return booking ? linkTo(world, booking) : BOOKING_GONE
}

/** Mails that link to the customer and, if wanted, keeps an unconfirmed booking's date some days longer for it. */
export async function sendPaymentLink(
  world: World,
  id: number,
  { holdDays, admin }: { holdDays: number | undefined; admin: Admin },
): Promise<PaymentLink | Refusal> {
  const sent = await commitUnlessRefused(world.db, async (tx) => {
    const booking = await lockFullBooking(tx, id)
    if (!booking) return BOOKING_GONE
    const due = nextPayment(accountOf(booking), world.now())
    if (isRefusal(due)) return due
    const held = holdDays === undefined ? undefined : await hold(tx, world, booking, holdDays)
    if (isRefusal(held)) return held
    await queuePaymentLinkMail(tx, world, id)
    const kept = held ? `, the date kept until ${formatMoment(held)}` : ''
    await audit(tx, {
      actor: admin.username,
      action: 'sent a payment link for',
      subject: 'booking',
      subjectId: id,
      details: `${formatDollars(due.amountCents)}, to ${booking.customerEmail}${kept}`,
    })
    return null
  })
  return isRefusal(sent) ? sent : readPaymentLink(world, id)
}

async function hold(
  tx: Transaction,
  world: World,
  booking: FullBooking,
  days: number,
): Promise<Date | Refusal> {
  if (booking.bookingStatus !== 'pending' || booking.isPaid)
    return refuse('conflict', 'This booking is confirmed or paid, so it keeps its date without a limit.')
  const now = world.now()
  const holdExpiresAt = longHoldExpiry(now, days, booking.bookingDate)
  await tx
    .update(bookings)
    .set({ holdExpiresAt, version: booking.version + 1, updatedAt: now })
    .where(eq(bookings.id, booking.id))
  return holdExpiresAt
}

async function linkTo(world: World, booking: FullBooking): Promise<PaymentLink | Refusal> {
  const due = nextPayment(accountOf(booking), world.now())
  if (isRefusal(due)) return due
  const [latest] = await world.db
    .select({ createdAt: outbox.createdAt })
    .from(outbox)
    .where(and(eq(outbox.bookingId, booking.id), eq(outbox.kind, 'payment-link')))
    .orderBy(desc(outbox.id))
    .limit(1)
  return {
    url: await ownBookingUrl(world.db, world, booking),
    recipient: booking.customerEmail,
    purpose: due.purpose,
    amount: toDecimal(due.amountCents),
    sentence: dueSentence(booking, due),
    canHold: booking.bookingStatus === 'pending' && !booking.isPaid,
    isMailing: world.mail !== undefined,
    sentAt: latest?.createdAt.toISOString() ?? null,
  }
}

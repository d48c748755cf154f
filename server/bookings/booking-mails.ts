import type { PartyDay } from '#domain/party-day.ts'
import { centsOf } from '#server/database/cents-of.ts'
import type { Transaction } from '#server/database/client.ts'
import { ownerAddress, queueMail } from '#server/mail/queue-mail.ts'
import { cancelled } from '#server/mail/templates/cancelled.ts'
import { confirmation } from '#server/mail/templates/confirmation.ts'
import { moneyBack } from '#server/mail/templates/money-back.ts'
import { ownerBooking, ownerChange } from '#server/mail/templates/owner-mails.ts'
import { paymentReceipt } from '#server/mail/templates/payment-receipt.ts'
import { rescheduled } from '#server/mail/templates/rescheduled.ts'
import { siteUrl } from '#server/site-url.ts'
import type { World } from '#server/world.ts'
import { partyFactsOf } from './party-facts-of.ts'

/** Tells the customer and the owner that a booking is paid, in the transaction that makes it so. */
export async function queueBookingMails(
  tx: Transaction,
  world: World,
  { bookingId, paymentId }: { bookingId: number; paymentId: number },
): Promise<void> {
  const party = await partyFactsOf(tx, world, bookingId)
  await queueMail(tx, world, {
    kind: 'confirmation',
    recipient: party.customerEmail,
    content: confirmation(party),
    dedupeKey: `confirmation-${paymentId}`,
    bookingId,
  })
  await queueMail(tx, world, {
    kind: 'owner-booking',
    recipient: await ownerAddress(tx),
    replyTo: party.customerEmail,
    content: ownerBooking(party, `${siteUrl(world)}/admin/bookings`),
    dedupeKey: `owner-booking-${paymentId}`,
    bookingId,
  })
}

const METHODS = { card: 'by card', cash: 'in cash', zelle: 'by Zelle', cheque: 'by cheque' } as const

type Received = {
  readonly bookingId: number
  readonly paymentId: number
  readonly amount: string
  readonly method: keyof typeof METHODS
}

export async function queueReceiptMail(tx: Transaction, world: World, received: Received): Promise<void> {
  const { bookingId, paymentId, amount, method } = received
  const party = await partyFactsOf(tx, world, bookingId)
  await queueMail(tx, world, {
    kind: 'payment-receipt',
    recipient: party.customerEmail,
    content: paymentReceipt(party, { amountCents: centsOf(amount), method: METHODS[method] }),
    dedupeKey: `receipt-${paymentId}`,
    bookingId,
  })
}

type Returned = {
  readonly bookingId: number
  readonly paymentId: number
  readonly amount: string
  readonly message: string
}

/** Tells the customer that a payment came too late, or was too much, and goes back. */
export async function queueMoneyBackMail(tx: Transaction, world: World, returned: Returned): Promise<void> {
  const { bookingId, paymentId, amount, message } = returned
  const party = await partyFactsOf(tx, world, bookingId)
  await queueMail(tx, world, {
    kind: 'money-back',
    recipient: party.customerEmail,
    content: moneyBack(party, { amountCents: centsOf(amount), message }),
    dedupeKey: `money-back-${paymentId}`,
    bookingId,
  })
}

export async function queueCancelledMails(
  tx: Transaction,
  world: World,
  { bookingId, refundCents, reason, version }: CancelledParty,
): Promise<void> {
  const party = await partyFactsOf(tx, world, bookingId)
  await queueMail(tx, world, {
    kind: 'cancelled',
    recipient: party.customerEmail,
    content: cancelled(party, { refundCents, reason }),
    dedupeKey: `cancelled-${bookingId}-${version}`,
    bookingId,
  })
}

type CancelledParty = {
  readonly bookingId: number
  readonly refundCents: number
  readonly reason: string
  /** The booking's version when it was cancelled: one that was reopened can be cancelled again. */
  readonly version: number
}

export async function queueRescheduledMail(
  tx: Transaction,
  world: World,
  { bookingId, earlierDay, version }: { bookingId: number; earlierDay: PartyDay; version: number },
): Promise<void> {
  const party = await partyFactsOf(tx, world, bookingId)
  await queueMail(tx, world, {
    kind: 'rescheduled',
    recipient: party.customerEmail,
    content: rescheduled(party, earlierDay),
    dedupeKey: `rescheduled-${bookingId}-${version}`,
    bookingId,
  })
}

/** Tells the owner what a customer did without them. */
export async function queueOwnerChangeMail(
  tx: Transaction,
  world: World,
  { bookingId, what, version }: { bookingId: number; what: string; version: number },
): Promise<void> {
  const party = await partyFactsOf(tx, world, bookingId)
  await queueMail(tx, world, {
    kind: 'owner-change',
    recipient: await ownerAddress(tx),
    replyTo: party.customerEmail,
    content: ownerChange(party, what),
    dedupeKey: `owner-change-${bookingId}-${version}`,
    bookingId,
  })
}

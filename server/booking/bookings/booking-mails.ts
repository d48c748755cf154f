import type { PercentHundredths } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { Message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { PaymentMethod } from '#domain/money/payment-method.ts'
import { dueSentence, nextPayment } from '#domain/money/payments/next-payment.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, isNotNull } from '#server/foundation/database/drizzle.ts'
import { bookingLinks } from '#server/foundation/database/schema/all-tables.ts'
import { ownerReader, queueMail } from '#server/foundation/mail/queue-mail.ts'
import { cancelled } from '#server/foundation/mail/templates/cancelled.ts'
import { confirmation } from '#server/foundation/mail/templates/confirmation.ts'
import { dateReleased } from '#server/foundation/mail/templates/date-released.ts'
import { moneyBack, overpaymentBack } from '#server/foundation/mail/templates/money-back.ts'
import {
  type FamilyChange,
  ownerBooking,
  ownerChange,
  ownerReleased,
} from '#server/foundation/mail/templates/owner-mails.ts'
import { type DueFacts, paymentLink } from '#server/foundation/mail/templates/payment-link.ts'
import { paymentReceipt } from '#server/foundation/mail/templates/payment-receipt.ts'
import { rescheduled } from '#server/foundation/mail/templates/rescheduled.ts'
import { tipThanks } from '#server/foundation/mail/templates/tip-thanks.ts'
import { adminUrl } from '#server/site-url.ts'
import { findBooking } from './booking-queries.ts'
import { toPartyFacts } from './to-party-facts.ts'

/** The owner gets mails in their own language, whatever the family's. */
async function partyForOwner(tx: Transaction, ctx: Context, bookingId: number) {
  const { recipient, language } = await ownerReader(tx)
  return { recipient, party: await toPartyFacts(tx, ctx, bookingId, language) }
}

type PaidBooking = {
  readonly bookingId: number
  readonly paymentId: number
  /** Invoices and credit notes to attach. */
  readonly invoiceNumbers: readonly string[]
}

/** Mails the customer and the owner that a booking has been paid, in the transaction that marks it paid. */
export async function queueBookingMails(
  tx: Transaction,
  ctx: Context,
  { bookingId, paymentId, invoiceNumbers }: PaidBooking,
): Promise<void> {
  const party = await toPartyFacts(tx, ctx, bookingId)
  await queueMail(tx, ctx, {
    kind: 'confirmation',
    recipient: party.customerEmail,
    content: confirmation(party, invoiceNumbers),
    dedupeKey: `confirmation-${paymentId}`,
    bookingId,
    termsVersion: party.termsVersion,
    invoiceNumbers,
  })
  const owner = await partyForOwner(tx, ctx, bookingId)
  await queueMail(tx, ctx, {
    kind: 'owner-booking',
    recipient: owner.recipient,
    replyTo: party.customerEmail,
    content: ownerBooking(owner.party, adminUrl(ctx)),
    dedupeKey: `owner-booking-${paymentId}`,
    bookingId,
  })
}

/**
 * Mails the customer the link to pay what is due next.
 * @param why a bank refused the pending payment, or a charge to the saved card
 */
export async function queuePaymentLinkMail(
  tx: Transaction,
  ctx: Context,
  bookingId: number,
  why: Pick<DueFacts, 'isBankRefusal' | 'cardRefusal'> = {},
): Promise<void> {
  const booking = await findBooking(tx, { id: bookingId })
  const due = booking && nextPayment(booking, ctx.now())
  if (!due || isRefusal(due)) return
  const party = await toPartyFacts(tx, ctx, bookingId)
  await queueMail(tx, ctx, {
    kind: 'payment-link',
    recipient: party.customerEmail,
    content: paymentLink(party, {
      ...due,
      ...why,
      sentence: textIn(party.language)(dueSentence(booking, due)),
    }),
    bookingId,
  })
  const sent = { paymentLinkSentAt: ctx.now() }
  await tx
    .insert(bookingLinks)
    .values({ bookingId, ...sent })
    .onConflictDoUpdate({ target: bookingLinks.bookingId, set: sent })
}

/** Mails the customer and the owner that the date of a booking with a payment link has been released. */
export async function queueReleasedMails(tx: Transaction, ctx: Context, bookingId: number): Promise<void> {
  const hasLink = and(eq(bookingLinks.bookingId, bookingId), isNotNull(bookingLinks.paymentLinkSentAt))
  if ((await tx.$count(bookingLinks, hasLink)) === 0) return
  const party = await toPartyFacts(tx, ctx, bookingId)
  await queueMail(tx, ctx, {
    kind: 'date-released',
    recipient: party.customerEmail,
    content: dateReleased(party),
    bookingId,
  })
  const owner = await partyForOwner(tx, ctx, bookingId)
  await queueMail(tx, ctx, {
    kind: 'owner-released',
    recipient: owner.recipient,
    replyTo: party.customerEmail,
    content: ownerReleased(owner.party, adminUrl(ctx)),
    bookingId,
  })
}

type Received = PaidBooking & {
  readonly amountCents: Cents
  readonly method: PaymentMethod
}

export async function queueReceiptMail(tx: Transaction, ctx: Context, received: Received): Promise<void> {
  const { bookingId, paymentId, amountCents, method, invoiceNumbers } = received
  const party = await toPartyFacts(tx, ctx, bookingId)
  await queueMail(tx, ctx, {
    kind: 'payment-receipt',
    recipient: party.customerEmail,
    content: paymentReceipt(party, { amountCents, method, invoiceNumbers }),
    dedupeKey: `receipt-${paymentId}`,
    bookingId,
    invoiceNumbers,
  })
}

/** Thanks the customer for a tip. */
export async function queueTipMail(
  tx: Transaction,
  ctx: Context,
  { bookingId, paymentId, amountCents }: Omit<Returned, 'reason' | 'invoiceNumbers'>,
): Promise<void> {
  const party = await toPartyFacts(tx, ctx, bookingId)
  await queueMail(tx, ctx, {
    kind: 'tip-thanks',
    recipient: party.customerEmail,
    content: tipThanks(party, amountCents),
    dedupeKey: `tip-${paymentId}`,
    bookingId,
  })
}

type Returned = PaidBooking & {
  readonly amountCents: Cents
  /** The reason for the refund. */
  readonly reason: Message
}

/** Mails the customer that a payment came too late or was too much and is refunded. */
export async function queueMoneyBackMail(tx: Transaction, ctx: Context, returned: Returned): Promise<void> {
  const { bookingId, paymentId, amountCents, reason, invoiceNumbers } = returned
  const party = await toPartyFacts(tx, ctx, bookingId)
  const message = textIn(party.language)(reason)
  await queueMail(tx, ctx, {
    kind: 'money-back',
    recipient: party.customerEmail,
    content: moneyBack(party, { amountCents, message }),
    dedupeKey: `money-back-${paymentId}`,
    bookingId,
    invoiceNumbers,
  })
}

type Overpayment = Omit<Returned, 'paymentId'> & {
  /** At least one. */
  readonly refundIds: readonly number[]
  readonly byHandCents: Cents
}

/** Mails the customer that what was paid beyond the price is refunded. */
export async function queueOverpaymentMail(
  tx: Transaction,
  ctx: Context,
  overpayment: Overpayment,
): Promise<void> {
  const { bookingId, refundIds, amountCents, byHandCents, reason, invoiceNumbers } = overpayment
  const party = await toPartyFacts(tx, ctx, bookingId)
  const message = textIn(party.language)(reason)
  await queueMail(tx, ctx, {
    kind: 'money-back',
    recipient: party.customerEmail,
    content: overpaymentBack(party, { amountCents, byHandCents, message, invoiceNumbers }),
    dedupeKey: `surplus-${refundIds[0]}`,
    bookingId,
    invoiceNumbers,
  })
}

export async function queueCancelledMails(
  tx: Transaction,
  ctx: Context,
  { bookingId, refundCents, byHandCents, policyReason, version, invoiceNumbers }: CancelledParty,
): Promise<void> {
  const party = await toPartyFacts(tx, ctx, bookingId)
  const reason = policyReason && textIn(party.language)(policyReason)
  await queueMail(tx, ctx, {
    kind: 'cancelled',
    recipient: party.customerEmail,
    content: cancelled(party, { refundCents, byHandCents, reason, invoiceNumbers }),
    dedupeKey: `cancelled-${bookingId}-${version}`,
    bookingId,
    invoiceNumbers,
  })
}

type CancelledParty = {
  readonly bookingId: number
  readonly refundCents: Cents
  readonly byHandCents: Cents
  /** The policy's sentence; undefined if staff decided otherwise. */
  readonly policyReason: Message | undefined
  /** The booking's version when it was cancelled, since one that was reopened can be cancelled again. */
  readonly version: number
  readonly invoiceNumbers: readonly string[]
}

type MovedParty = {
  readonly bookingId: number
  readonly earlierDay: PartyDay
  /** The most that a cancellation refunds from now on. */
  readonly refundPercent: PercentHundredths
  readonly version: number
}

export async function queueRescheduledMail(
  tx: Transaction,
  ctx: Context,
  { bookingId, earlierDay, refundPercent, version }: MovedParty,
): Promise<void> {
  const party = await toPartyFacts(tx, ctx, bookingId)
  await queueMail(tx, ctx, {
    kind: 'rescheduled',
    recipient: party.customerEmail,
    content: rescheduled(party, { earlierDay, refundPercent }),
    dedupeKey: `rescheduled-${bookingId}-${version}`,
    bookingId,
  })
}

/** Mails the owner about a change that a customer made. */
export async function queueOwnerChangeMail(
  tx: Transaction,
  ctx: Context,
  { bookingId, change, version }: { bookingId: number; change: FamilyChange; version: number },
): Promise<void> {
  const { recipient, party } = await partyForOwner(tx, ctx, bookingId)
  await queueMail(tx, ctx, {
    kind: 'owner-change',
    recipient,
    replyTo: party.customerEmail,
    content: ownerChange(party, change, adminUrl(ctx)),
    dedupeKey: `owner-change-${bookingId}-${version}`,
    bookingId,
  })
}

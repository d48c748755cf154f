import { refundReason } from '#domain/booking/changes/refund-reason.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { partyFactsFor } from '#server/booking/bookings/to-party-facts.ts'
import type { Decision } from '#server/booking/bookings/write/commit-booking.ts'
import type { BookingWrite } from '#server/booking/bookings/write/write-booking.ts'
import { getChangeMail, mailOwner } from '#server/booking/order-changes/change-mail.ts'
import {
  type ChangeRequestKey,
  type OrderChangeRow,
  storeOrderChange,
} from '#server/booking/order-changes/order-change-queries.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { mailKey } from '#server/foundation/mail/mails.ts'
import { takeBackMails, type UndoneMail } from '#server/foundation/mail/waiting-mail.ts'
import { issueInvoices } from '#server/money/invoices/issue-invoices.ts'
import { payByChange } from '#server/money/payments/recording/pay-by-change.ts'
import { refundPayments } from '#server/money/payments/refunds/refund-payments.ts'
import type { PricedChange } from './price-order-change.ts'

type NewOrderChange = {
  readonly key: ChangeRequestKey
  /** A username, or 'customer'. */
  readonly changedBy: string
  readonly priced: PricedChange
  /** Undoes the change that led to the booking's version: if the family has not heard of it yet, it never does. */
  readonly isUndo?: boolean
}

/** A move that is made once this is paid. */
type PaidMove = { readonly newDay: PartyDay; readonly dueCents: Cents; readonly feeCents: Cents }

export type MadeChange = {
  readonly change: OrderChangeRow
  /** To be sent after the commit. */
  readonly refundIds: readonly number[]
  /** Of an undone change. */
  readonly undoneMail?: UndoneMail
}

/** Stores a change that will be made once it is paid. */
export function storeWaitingChange(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { until, move, ...wanted }: NewOrderChange & { readonly until: Date; readonly move?: PaidMove },
): Promise<OrderChangeRow> {
  const dueCents = move ? move.dueCents : wanted.priced.settlement.dueNowCents
  const waits = { status: 'waiting', dueCents, expiresAt: until, appliedAt: null } as const
  return storeOrderChange(tx, ctx, booking, {
    ...getValues(wanted),
    ...waits,
    ...(move && { newDay: move.newDay, feeCents: move.feeCents }),
  })
}

/**
 * Decides a change to a locked order that is made at once: records refunds, issues the documents, and mails the family
 * both statements.
 * @param write the booking's new order
 */
export async function makeOrderChange(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { write, ...wanted }: NewOrderChange & { readonly write: BookingWrite },
): Promise<Decision<MadeChange>> {
  const { settlement, messages } = wanted.priced
  const { refundCents } = settlement
  const applied = { status: 'applied', dueCents: 0, expiresAt: null, appliedAt: ctx.now() } as const
  const [paid, before, change, { refundIds, byHandCents }] = await Promise.all([
    payByChange(tx, ctx, booking, write),
    partyFactsFor(tx, ctx, booking),
    storeOrderChange(tx, ctx, booking, { ...getValues(wanted), ...applied }),
    refundPayments(tx, ctx, {
      bookingId: booking.id,
      refundCents,
      cause: 'beyond_price',
      reason: refundReason('orderChange.becameSmaller', { amount: refundCents }),
    }),
  ])
  return {
    write: paid.write,
    async after() {
      const invoiceNumbers = await issueInvoices(tx, ctx, { refundIds })
      const undoneMail =
        wanted.isUndo === true && invoiceNumbers.length === 0
          ? await takeBackMails(tx, ctx.now(), {
              bookingId: booking.id,
              kinds: ['order-changed'],
              dedupeKey: mailKey('order-changed', booking.id, booking.version),
            })
          : undefined
      const isUnheard = undoneMail === 'taken back'
      const kind = getChangeMail(booking.bookingDate, write.changes?.columns?.bookingDate)
      if (!isUnheard)
        await Promise.all([
          queueBookingMail(tx, ctx, {
            kind,
            bookingId: booking.id,
            once: [booking.id, booking.version + 1],
            before,
            messages,
            refundCents,
            byHandCents,
            invoiceNumbers,
          }),
          wanted.changedBy === 'customer' &&
            mailOwner(tx, ctx, booking, { isMoved: kind === 'order-changed-moved' }),
        ])
      await paid.tell()
      return { change, refundIds, undoneMail }
    },
  }
}

function getValues({ key, changedBy, priced: { before, after, settlement } }: NewOrderChange) {
  const { differenceCents, refundCents } = settlement
  return { ...key, changedBy, before, after, differenceCents, refundCents }
}

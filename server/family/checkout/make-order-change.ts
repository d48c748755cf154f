import { refundReason } from '#domain/booking/changes/refund-reason.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { toPartyFacts } from '#server/booking/bookings/to-party-facts.ts'
import {
  type ChangeRequestKey,
  type OrderChangeRow,
  storeOrderChange,
} from '#server/booking/order-changes/order-change-queries.ts'
import {
  queueOrderChangedMail,
  takeBackOrderChangedMail,
} from '#server/booking/order-changes/queue-order-changed-mail.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { issueInvoices } from '#server/money/invoices/issue-invoices.ts'
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

export type MadeChange = {
  readonly change: OrderChangeRow
  /** To be sent after the commit. */
  readonly refundIds: readonly number[]
}

/** Stores a change that will be made once it is paid. */
export function storeWaitingChange(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { until, ...wanted }: NewOrderChange & { readonly until: Date },
): Promise<OrderChangeRow> {
  const dueCents = wanted.priced.settlement.dueNowCents
  const waits = { status: 'waiting', dueCents, expiresAt: until, appliedAt: null } as const
  return storeOrderChange(tx, ctx, booking, { ...getValues(wanted), ...waits })
}

/**
 * Makes a change to a locked order: writes it, records refunds, issues the documents, and mails the family both
 * statements.
 * @param write stores the booking's new order
 */
export async function makeOrderChange(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { write, ...wanted }: NewOrderChange & { readonly write: () => Promise<Refusal | null | undefined> },
): Promise<MadeChange | Refusal> {
  const { settlement, messages } = wanted.priced
  const before = await toPartyFacts(tx, ctx, booking.id)
  const applied = { status: 'applied', dueCents: 0, expiresAt: null, appliedAt: ctx.now() } as const
  const change = await storeOrderChange(tx, ctx, booking, { ...getValues(wanted), ...applied })
  const { refundCents } = settlement
  const refunded = await refundPayments(tx, ctx, {
    bookingId: booking.id,
    refundCents,
    cause: 'beyond_price',
    reason: refundReason('orderChange.becameSmaller', { amount: refundCents }),
  })
  const refused = await write()
  if (isRefusal(refused)) return refused
  const { refundIds, byHandCents } = refunded
  const invoiceNumbers = await issueInvoices(tx, ctx, { refundIds })
  const isUnheard =
    wanted.isUndo === true &&
    invoiceNumbers.length === 0 &&
    (await takeBackOrderChangedMail(tx, ctx.now(), booking))
  if (isUnheard) return { change, refundIds }
  await queueOrderChangedMail(tx, ctx, {
    bookingId: booking.id,
    before,
    messages,
    byCustomer: wanted.changedBy === 'customer',
    refundCents,
    byHandCents,
    invoiceNumbers,
    version: booking.version + 1,
  })
  return { change, refundIds }
}

function getValues({ key, changedBy, priced: { before, after, settlement } }: NewOrderChange) {
  const { differenceCents, refundCents } = settlement
  return { ...key, changedBy, before, after, differenceCents, refundCents }
}

import { and, eq, gte, isNotNull, lte } from 'drizzle-orm'
import { formatDollars } from '#domain/money.ts'
import type { Context } from '#server/context.ts'
import { centsOf } from '#server/database/cents-of.ts'
import { paymentIntents, payments, reconciliationFindings } from '#server/database/schema/all-tables.ts'
import type { Intent } from '#server/payments/payment-provider.ts'
import { recordRefunds } from './record-refunds.ts'
import { recordSucceeded } from './record-succeeded.ts'

/** How far back the books are compared; a booking is paid within minutes, and a webhook repeated for three days. */
const WINDOW_MILLISECONDS = 7 * 86_400_000

type PaymentRow = typeof payments.$inferSelect
type Finding = Pick<
  typeof reconciliationFindings.$inferInsert,
  'kind' | 'bookingReference' | 'sentence' | 'isRepaired'
>

/** Compares our payments with the provider's, repairs what can be repaired, and reports the rest. */
export async function reconcile(ctx: Context): Promise<void> {
  const since = new Date(ctx.now().getTime() - WINDOW_MILLISECONDS)
  const seen = new Set<string>()
  for await (const intent of ctx.payments.intentsSince(since)) {
    seen.add(intent.id)
    if (intent.status === 'succeeded') await compare(ctx, intent)
  }
  for (const payment of await cardPaymentsSince(ctx, since)) {
    const { intentId } = payment
    if (intentId && !seen.has(intentId)) await compareMissing(ctx, payment, intentId)
  }
}

async function compare(ctx: Context, intent: Intent): Promise<void> {
  const isNew = await recordSucceeded(ctx, intent)
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.intentId, intent.id))
  const taken = formatDollars(intent.receivedCents)
  if (!payment) {
    // Other programs may use the same account; only what this house asked for is its business.
    if (!(await isOurs(ctx, intent.id))) return
    return report(ctx, intent.id, {
      kind: 'without-booking',
      sentence: `${taken} was taken, but the booking it was for is gone. Please refund it at the provider.`,
    })
  }
  const bookingReference = payment.bookingReference
  if (isNew) {
    await report(ctx, intent.id, {
      kind: 'not-recorded',
      bookingReference,
      isRepaired: true,
      sentence: `${taken} was taken, but not written down here. It is now.`,
    })
  }
  if (centsOf(payment.amount) !== intent.receivedCents) {
    await report(ctx, intent.id, {
      kind: 'amount-differs',
      bookingReference,
      sentence: `${taken} was taken, but ${formatDollars(centsOf(payment.amount))} is written down here.`,
    })
  }
  await compareRefunds(ctx, payment, intent.id)
}

async function compareRefunds(ctx: Context, payment: PaymentRow, intentId: string): Promise<void> {
  const added = await recordRefunds(ctx, intentId)
  if (added === 0) return
  await report(ctx, intentId, {
    kind: 'refund-not-recorded',
    bookingReference: payment.bookingReference,
    isRepaired: true,
    sentence: 'A refund was made at the provider, but not written down here. It is now.',
  })
}

async function compareMissing(ctx: Context, payment: PaymentRow, intentId: string): Promise<void> {
  const intent = await ctx.payments.readIntent(intentId)
  if (intent?.status === 'succeeded') return compare(ctx, intent)
  await report(ctx, intentId, {
    kind: 'unknown-at-provider',
    bookingReference: payment.bookingReference,
    sentence: `${formatDollars(centsOf(payment.amount))} is written down as paid here, but the provider has not taken it.`,
  })
}

async function isOurs(ctx: Context, intentId: string): Promise<boolean> {
  const [known] = await ctx.db.select().from(paymentIntents).where(eq(paymentIntents.intentId, intentId))
  return known !== undefined
}

async function cardPaymentsSince(ctx: Context, since: Date): Promise<PaymentRow[]> {
  return ctx.db
    .select()
    .from(payments)
    .where(
      and(isNotNull(payments.intentId), gte(payments.createdAt, since), lte(payments.createdAt, ctx.now())),
    )
}

/** A difference is reported once; somebody who has looked at it is not told again. */
async function report(ctx: Context, intentId: string, finding: Finding): Promise<void> {
  await ctx.db
    .insert(reconciliationFindings)
    .values({ ...finding, intentId, createdAt: ctx.now() })
    .onConflictDoNothing()
}

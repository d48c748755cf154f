import type { PaymentResult } from '#contract/money/payments.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { translate } from '#domain/foundation/translation/translate.ts'
import { APART_FROM_PRICE } from '#domain/money/payments/payment-purpose.ts'
import { bookingIn } from '#server/booking/bookings/booking-in.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { NO_SUCH_REFERENCE } from '#server/booking/bookings/booking-refusals.ts'
import { referenceResponse } from '#server/booking/bookings/booking-responses.ts'
import type { Context } from '#server/context.ts'
import { and, desc, eq, notInArray } from '#server/foundation/database/drizzle.ts'
import { paymentIntents, payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import { describeReason } from '#server/money/journal/describe-refund.ts'
import type { Intent } from '#server/money/payments/providers/payment-provider.ts'
import { providerNamed } from '#server/money/payments/providers/payment-providers.ts'
import { callProvider } from '#server/money/payments/providers/provider-refusals.ts'
import { recordIntentState } from './record-intent-state.ts'
import { readOpenIntents } from './stop-intents.ts'

/**
 * Asks the provider for the state of a booking's payment and records it. The browser calls this; the webhook and the
 * reconciliation lead to the same result, in any order and any number of times.
 */
export async function recordPayment(
  ctx: Context,
  reference: string,
  { intentId, language = DEFAULT_LANGUAGE }: AskedAbout = {},
): Promise<PaymentResult | Refusal> {
  const booking = await findBooking(ctx.db, { reference })
  if (!booking) return NO_SUCH_REFERENCE
  const open = await readOpenIntents(ctx.db, ctx, booking.id)
  const intents: Intent[] = []
  for (const { intentId: id, provider } of open.filter(
    (attached) => !intentId || attached.intentId === intentId,
  )) {
    const intent = await callProvider(() => providerNamed(ctx.providers, provider).readIntent(id))
    if (isRefusal(intent)) return intent
    if (!intent) continue
    await recordIntentState(ctx, intent)
    intents.push(intent)
  }
  return resultFor(ctx, reference, { intentId, language, intents })
}

type AskedAbout = {
  readonly intentId?: string | undefined
  /** The language of the reader of the result. */
  readonly language?: Language
}

type PaidIntents = {
  readonly intentId: string | undefined
  readonly language: Language
  /** What the provider has just returned, newest first. */
  readonly intents: readonly Intent[]
}

async function resultFor(
  ctx: Context,
  reference: string,
  { intentId, language, intents: [intent] }: PaidIntents,
): Promise<PaymentResult | Refusal> {
  const found = await findBooking(ctx.db, { reference })
  if (!found) return NO_SUCH_REFERENCE
  const booking = referenceResponse(await bookingIn(language, ctx.db, found), ctx.now())
  const latest = await findLatest(ctx, found.id, intentId)
  if (latest?.refund) return { status: 'refunded', message: whyReturned(language, latest.refund), booking }
  const isPaid = latest && latest.attached.purpose !== 'booking' ? latest.paymentId !== null : booking.isPaid
  if (isPaid) return { status: 'paid', message: textIn(language)('payments.paymentSuccessful'), booking }
  if (intent?.status === 'processing')
    return { status: 'processing', message: textIn(language)('payments.bankStillWorking'), booking }
  return {
    status: 'unpaid',
    message: translate(language, intent?.lastFailure ?? textIn('en')('payments.paymentFailed')),
    booking,
  }
}

/** What early releases wrote in English is only shown to readers of English; for others, the mail says more. */
function whyReturned(language: Language, refund: typeof refunds.$inferSelect): string {
  const reason = describeReason(refund)
  const isTold = reason.id !== 'message.asWritten' || language === DEFAULT_LANGUAGE
  return textIn(language)(isTold ? reason : message('payments.moneyGoesBack'))
}

/**
 * Returns the booking's newest payment of its price, or the one asked about, and its refund if it was refunded in full.
 */
async function findLatest(ctx: Context, bookingId: number, intentId: string | undefined) {
  const [latest] = await ctx.db
    .select({ attached: paymentIntents, paymentId: payments.id, refund: refunds })
    .from(paymentIntents)
    .leftJoin(payments, eq(payments.intentId, paymentIntents.intentId))
    .leftJoin(
      refunds,
      and(
        eq(refunds.paymentId, payments.id),
        eq(refunds.cause, 'returned'),
        eq(refunds.amountCents, payments.amountCents),
      ),
    )
    .where(
      and(
        eq(paymentIntents.bookingId, bookingId),
        intentId
          ? eq(paymentIntents.intentId, intentId)
          : notInArray(paymentIntents.purpose, [...APART_FROM_PRICE]),
      ),
    )
    .orderBy(desc(paymentIntents.createdAt), desc(paymentIntents.intentId))
    .limit(1)
  return latest
}

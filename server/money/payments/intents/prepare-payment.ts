import { randomUUID } from 'node:crypto'
import type { PaymentIntent } from '#contract/money/payments.ts'
import { normalizeReference } from '#domain/booking/reference.ts'
import { amountTooSmall } from '#domain/catalogue/pricing/payable.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { recordIntent } from '#server/booking/bookings/attach-intent.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { ALREADY_PAID, NO_SUCH_REFERENCE } from '#server/booking/bookings/booking-refusals.ts'
import type { Context } from '#server/context.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import type { Intent } from '#server/money/payments/providers/payment-provider.ts'
import { callProvider } from '#server/money/payments/providers/provider-refusals.ts'
import { type Agreed, readAutopay, writeConsent } from '../mandates/autopay-consents.ts'
import { listWaysFor } from './offered-ways.ts'
import { AUTOPAY_NOT_OFFERED, prepareDuePayment } from './prepare-due-payment.ts'
import { tooManyUnbooked } from './too-many-unbooked.ts'

type PaymentRequest = {
  readonly amountCents: Cents
  readonly reference: string | undefined
  /** The caller's address, as in clientAddress. */
  readonly address: string
  readonly isDeposit: boolean
  /** Set if the family agrees to have its balance charged to the same card. */
  readonly autopay?: Agreed | undefined
}

/**
 * Prepares a card payment. The amount is only the browser's estimate: creating the booking sets the real one before a
 * card can be charged. With a reference, the booking's own amount is used from the start.
 */
export async function preparePayment(
  ctx: Context,
  wanted: PaymentRequest,
): Promise<PaymentIntent | DetailedRefusal> {
  const intent = await (wanted.reference
    ? prepareBooked(ctx, wanted.reference, wanted.autopay)
    : prepareUnbooked(ctx, wanted))
  return isRefusal(intent) ? intent : intentResponse(intent)
}

/** Returns what the browser's card form needs. */
export function intentResponse({ id, clientSecret }: Intent): PaymentIntent {
  return { clientSecret, client_secret: clientSecret, paymentIntentId: id }
}

async function prepareUnbooked(
  ctx: Context,
  { amountCents, address, isDeposit, autopay }: PaymentRequest,
): Promise<Intent | DetailedRefusal> {
  const tooSmall = amountTooSmall({ finalAmountCents: amountCents })
  if (tooSmall) return tooSmall
  const tooMany = await tooManyUnbooked(ctx, address)
  if (tooMany) return tooMany
  if (autopay && !(isDeposit && (await readAutopay(ctx)))) return AUTOPAY_NOT_OFFERED
  const savesCard = autopay !== undefined
  const ways = await listWaysFor(ctx.db, 'booking', savesCard)
  const intent = await callProvider(() =>
    ctx.payments.createIntent({
      amountCents,
      metadata: {},
      idempotencyKey: randomUUID(),
      ways,
      ...(savesCard && { savesCard }),
    }),
  )
  if (isRefusal(intent)) return intent
  const { name: provider } = ctx.payments
  await recordIntent(ctx.db, ctx, { intentId: intent.id, provider, amountCents, savesCard })
  if (autopay) await writeConsent(ctx, intent.id, autopay)
  return intent
}

async function prepareBooked(
  ctx: Context,
  typedReference: string,
  autopay: Agreed | undefined,
): Promise<Intent | DetailedRefusal> {
  const reference = normalizeReference(typedReference)
  const booking = reference ? await findBooking(ctx.db, { reference }) : undefined
  if (!booking) return NO_SUCH_REFERENCE
  if (booking.isPaid) return ALREADY_PAID
  if (booking.bookingStatus === 'cancelled') return refuse('booking_closed', 'bookings.cancelledBookAgain')
  return prepareDuePayment(ctx, booking, { autopay })
}

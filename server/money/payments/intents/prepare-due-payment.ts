import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { type NextPayment, nextPayment } from '#domain/money/payments/next-payment.ts'
import { asksToAgree } from '#domain/site/terms-of-service.ts'
import { PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { commitBooking } from '#server/booking/bookings/write/commit-booking.ts'
import { type Agreement, checkAgreement } from '#server/booking/terms-of-service/agreement.ts'
import { firstPublishedAt } from '#server/booking/terms-of-service/terms-queries.ts'
import type { Context } from '#server/context.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import type { Intent } from '#server/money/payments/providers/payment-provider.ts'
import {
  type Agreed,
  type Offer,
  offerForBooking,
  readAutopay,
  writeConsent,
} from '../mandates/autopay-consents.ts'
import { prepareAttachedPayment } from './prepare-attached-payment.ts'

type Seen = Agreement & {
  readonly amountCents?: Cents | undefined
  readonly purpose?: NextPayment['purpose'] | undefined
  /** Set if the family agrees to have its balance charged to the card that pays the deposit. */
  readonly autopay?: Agreed | undefined
}

/** The refusal if autopay is not offered, or the payment is not a deposit. */
export const AUTOPAY_NOT_OFFERED = refuse('invalid', 'autopay.notOffered')

/**
 * Prepares the card payment of what is due next: the rest of the first payment, or of the balance. However many
 * browsers call it, only one of these payments can be made: they get the same one, and payments prepared for another
 * amount are stopped first.
 * @param seen what the customer saw before pressing the button. Nothing else is charged: if someone else has paid a
 * deposit meanwhile, it must not turn into a balance of the same amount.
 */
export async function prepareDuePayment(
  ctx: Context,
  booking: FullBooking,
  seen: Seen = {},
): Promise<Intent | DetailedRefusal> {
  const due = nextPayment(booking, ctx.now())
  if (isRefusal(due)) return due
  const hasChanged =
    (seen.amountCents !== undefined && seen.amountCents !== due.amountCents) ||
    (seen.purpose !== undefined && seen.purpose !== due.purpose)
  if (hasChanged) return changedTo(due)
  const { autopay } = seen
  const offer = autopay && (await findOffer(ctx, booking, due, autopay))
  if (autopay && !offer) return AUTOPAY_NOT_OFFERED
  const notAgreed = await agreeBeforePaying(ctx, booking, {
    isFirstPayment: due.purpose === 'booking',
    ...seen,
  })
  if (notAgreed) return notAgreed
  const intent = await prepareAttachedPayment(ctx, booking, {
    ...due,
    savesCard: offer !== undefined,
    underway: PAYMENT_UNDERWAY,
    recheck: (now) => {
      const dueNow = nextPayment(now, ctx.now())
      if (isRefusal(dueNow)) return dueNow
      const isSame = dueNow.amountCents === due.amountCents && dueNow.purpose === due.purpose
      return isSame ? undefined : changedTo(dueNow)
    },
  })
  // Stored before the browser receives the means to pay.
  if (autopay && offer && !isRefusal(intent))
    await writeConsent(ctx, intent.id, { ...autopay, bookingId: booking.id, offer })
  return intent
}

async function findOffer(
  ctx: Context,
  booking: FullBooking,
  { purpose }: NextPayment,
  { language }: Agreed,
): Promise<Offer | undefined> {
  const settings = purpose === 'booking' ? await readAutopay(ctx) : undefined
  return settings && offerForBooking(booking, { ...settings, now: ctx.now(), language })
}

function changedTo({ purpose, amountCents }: NextPayment): Refusal {
  return refuse('price_changed', 'payments.dueChanged', { purpose, amount: amountCents })
}

/** Returns whether the next payment by link requires agreement to the terms of service. */
export async function isAgreementMissing(
  ctx: Context,
  { termsVersion, createdAt }: FullBooking,
  isFirstPayment: boolean,
): Promise<boolean> {
  const booking = { agreedVersion: termsVersion, isFirstPayment, madeAt: createdAt }
  return asksToAgree(booking, await firstPublishedAt(ctx.db))
}

/** Stores the agreement of a customer whose booking has none yet, or refuses the payment without one. */
export async function agreeBeforePaying(
  ctx: Context,
  booking: FullBooking,
  { isFirstPayment, ...agreement }: Agreement & { readonly isFirstPayment: boolean },
): Promise<DetailedRefusal | undefined> {
  if (!(await isAgreementMissing(ctx, booking, isFirstPayment))) return undefined
  const { id } = booking
  const agreed = await commitBooking(ctx, { id }, async (tx, { termsVersion }) => {
    const columns = await checkAgreement(tx, agreement, ctx.now())
    if (isRefusal(columns)) return columns
    const write = {
      changes: { columns },
      event: { kind: 'booking.terms-agreed', actor: 'customer' },
    } as const
    return { ...(termsVersion === null && { write }), after: () => null }
  })
  return isRefusal(agreed) ? agreed : undefined
}

import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { asksToAgree } from '#domain/site/terms-of-service.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { commitBooking } from '#server/booking/bookings/write/commit-booking.ts'
import { type Agreement, checkAgreement } from '#server/booking/terms-of-service/agreement.ts'
import { firstPublishedAt } from '#server/booking/terms-of-service/terms-queries.ts'
import type { Context } from '#server/context.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'

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

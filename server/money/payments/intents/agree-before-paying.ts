import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { asksToAgree } from '#domain/site/terms-of-service.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { type Agreement, checkAgreement } from '#server/booking/terms-of-service/agreement.ts'
import { firstPublishedAt } from '#server/booking/terms-of-service/terms-queries.ts'
import type { Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, isNull } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
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
  const agreed = await commitUnlessRefused(ctx.db, async (tx) => {
    await lockBooking(tx, booking.id)
    const columns = await checkAgreement(tx, agreement, ctx.now())
    if (isRefusal(columns)) return columns
    await tx
      .update(bookings)
      .set(columns)
      .where(and(eq(bookings.id, booking.id), isNull(bookings.termsVersion)))
    return columns
  })
  return isRefusal(agreed) ? agreed : undefined
}

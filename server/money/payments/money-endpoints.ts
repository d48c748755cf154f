import { readBookingAutopay as autopayContract } from '#contract/money/autopay.ts'
import { readBookingHold as holdContract } from '#contract/money/holds.ts'
import * as contract from '#contract/money/money.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import { refundResponse, staffResponse } from '#server/booking/bookings/booking-responses.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { readBookingAutopay } from './autopay/booking-autopay.ts'
import { openBalances } from './balances/open-balances.ts'
import { recordManualPayment } from './balances/record-manual-payment.ts'
import { readPaymentLink, sendPaymentLink } from './balances/send-payment-link.ts'
import { readBookingHold } from './holds/family-hold.ts'
import { readPaymentLines } from './recording/read-payment-lines.ts'
import { refundOverpayment } from './refunds/refund-overpayment.ts'

export const moneyEndpoints = endpoints((serve) => {
  serve(contract.recordManualPayment, async ({ ctx, params, body, admin }) => {
    const booking = await recordManualPayment(
      ctx,
      params.id,
      { amountCents: toCents(body.amount), method: body.method },
      admin,
    )
    return isRefusal(booking) ? booking : staffResponse(booking)
  })

  serve(contract.listPayments, async ({ ctx, params }) =>
    (await findBooking(ctx.db, params)) ? readPaymentLines(ctx, params.id) : BOOKING_GONE,
  )

  serve(contract.refundOverpayment, async ({ ctx, params, body, admin }) => {
    const wanted = { seenCents: toCents(body.refundAmount), admin }
    const done = await refundOverpayment(ctx, params.id, wanted)
    return isRefusal(done) ? done : refundResponse(done)
  })

  serve(contract.readPaymentLink, ({ ctx, params, language }) => readPaymentLink(ctx, params.id, language))

  serve(contract.sendPaymentLink, ({ ctx, params, body, admin, language }) =>
    sendPaymentLink(ctx, params.id, { holdDays: body?.holdDays, admin, language }),
  )

  serve(holdContract, ({ ctx, params }) => readBookingHold(ctx, params.id))

  serve(autopayContract, ({ ctx, params }) => readBookingAutopay(ctx, params.id))

  serve(contract.listBalances, ({ ctx }) => openBalances(ctx))
})

import * as contract from '#contract/booking/staff-bookings.ts'
import * as changes from '#contract/family/staff-order-change.ts'
import * as money from '#contract/money/money.ts'
import { optionalCents } from '#contract/wire/decimal.ts'
import { becomesPaid } from '#domain/booking/order/balance.ts'
import { isActive } from '#domain/booking/status.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { findBooking, findBookingPage, findBookings } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE, NO_SUCH_NUMBER } from '#server/booking/bookings/booking-refusals.ts'
import { quoteResponse, refundResponse, staffResponse } from '#server/booking/bookings/booking-responses.ts'
import { previewReopenedMail } from '#server/booking/bookings/last-words.ts'
import { readRefundedCents } from '#server/booking/bookings/paid-less-refunds.ts'
import { priceOrder } from '#server/booking/bookings/price-order.ts'
import { previewChangeMail } from '#server/booking/order-changes/change-mail.ts'
import { findMadeChanges } from '#server/booking/order-changes/order-change-queries.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { calculatePolicyRefund, cancelBooking, previewCancelledMail } from './cancel-booking.ts'
import { changeBooking } from './change-booking.ts'
import { changeQuoteResponse, madeChangeResponse } from './change-quote-response.ts'
import { createBooking } from './create-booking.ts'
import { deleteBooking } from './delete-booking.ts'
import { rewordForSameTheme } from './order-room.ts'
import { capacityRefusal, changedBooking, getWantedParty, settleStaffChange } from './plan-staff-change.ts'
import { repriceBooking } from './price-order-change.ts'

export const staffBookingEndpoints = endpoints((_, app) => {
  storedBookingEndpoints(app)
  quoteEndpoints(app)
  phoneBookingEndpoint(app)
  cancellationEndpoints(app)
  reopeningEndpoint(app)
  orderChangeEndpoints(app)
})

const storedBookingEndpoints = endpoints((serve) => {
  serve(contract.listBookings, async ({ ctx, query }) => {
    if (query.page === undefined && query.pageSize === undefined) {
      return (await findBookings(ctx.db, query)).map(staffResponse)
    }
    const today = partyDayAt(ctx.now())
    const { bookings, owedCents, ...page } = await findBookingPage(ctx.db, today, query)
    const owed = owedCents !== undefined && { owedAmount: toDecimal(owedCents) }
    return { bookings: bookings.map(staffResponse), ...page, ...owed }
  })

  for (const description of [contract.changeBooking, contract.setBookingStatus]) {
    serve(description, async ({ ctx, params, body, admin, language }) => {
      const changed = await changeBooking(ctx, params.id, body, { admin, language })
      if (isRefusal(changed)) return changed
      return { ...staffResponse(changed.booking), ...(changed.mailHadLeft && { mailHadLeft: true as const }) }
    })
  }

  serve(contract.deleteBooking, ({ ctx, params, query, admin }) => {
    const { money, reason, paidAmount } = query
    return deleteBooking(ctx, params.id, { money, reason, seenCents: optionalCents(paidAmount), admin })
  })
})

const quoteEndpoints = endpoints((serve) => {
  serve(contract.quoteChange, async ({ ctx, params, body }) => {
    const booking = await findBooking(ctx.db, { id: params.id })
    if (!booking) return BOOKING_GONE
    const priced = await repriceBooking(ctx, booking, body)
    return isRefusal(priced) ? priced : quoteResponse(priced.quote)
  })

  serve(contract.quoteOrder, async ({ ctx, body }) => {
    const priced = await priceOrder(ctx.db, body, ctx.now(), { isByStaff: true })
    return isRefusal(priced) ? priced : quoteResponse(priced.quote)
  })
})

const phoneBookingEndpoint = endpoints((serve) => {
  serve(contract.createPhoneBooking, async ({ ctx, body, admin, c }) => {
    const {
      bookingStatus,
      overrideCapacity = false,
      overrideArea = false,
      holdDays,
      sendPaymentLink,
      taxExemption,
      ...order
    } = body
    const booking = await createBooking(ctx, {
      order,
      idempotencyKey: c.req.header('idempotency-key'),
      enteredBy: {
        actor: admin.username,
        bookingStatus,
        overrideCapacity,
        overrideArea,
        holdDays,
        sendPaymentLink,
        taxExemption,
      },
    })
    return isRefusal(booking) ? booking : staffResponse(booking)
  })
})

const cancellationEndpoints = endpoints((serve) => {
  serve(money.readCancellation, async ({ ctx, params, language }) => {
    const booking = await findBooking(ctx.db, params)
    if (!booking) return NO_SUCH_NUMBER
    const policy = calculatePolicyRefund(ctx, booking)
    const mail = await previewCancelledMail(ctx, booking, policy)
    return {
      paidAmount: toDecimal(booking.paidCents),
      refundAmount: toDecimal(policy.refundCents),
      reason: textIn(language)(policy.reason),
      canCancel: isActive(booking.bookingStatus),
      ...(mail && { mail }),
    }
  })

  serve(money.cancelBooking, async ({ ctx, params, body, admin }) => {
    const refundCents = optionalCents(body.refundAmount)
    const { reason } = body
    const request = { by: 'staff', actor: admin.username, refundCents, reason } as const
    const done = await cancelBooking(ctx, params.id, request)
    return isRefusal(done) ? done : refundResponse(done)
  })
})

const reopeningEndpoint = endpoints((serve) => {
  serve(contract.previewReopening, async ({ ctx, params }) => {
    const booking = await findBooking(ctx.db, params)
    if (!booking) return NO_SUCH_NUMBER
    const mail = await previewReopenedMail(ctx.db, ctx, booking)
    return {
      paidAmount: toDecimal(booking.paidCents),
      refundedAmount: toDecimal(await readRefundedCents(ctx.db, booking.id)),
      ...(mail && { mail }),
    }
  })
})

const orderChangeEndpoints = endpoints((serve) => {
  serve(changes.quoteBookingChange, async ({ ctx, params, body, language }) => {
    const booking = await findBooking(ctx.db, { id: params.id })
    if (!booking) return BOOKING_GONE
    const settled = await settleStaffChange(ctx, booking, body)
    if (isRefusal(settled)) return settled
    const wanted = getWantedParty(body, settled.after)
    const full = await capacityRefusal(ctx.db, ctx, booking, wanted)
    const after = changedBooking(booking, settled, body)
    const quote = {
      ...(await changeQuoteResponse(ctx.db, booking, settled, language)),
      mail: await previewChangeMail(ctx.db, ctx, { before: booking, after, messages: settled.messages }),
      ...(becomesPaid(after) && { makesPaid: true as const }),
    }
    if (!full) return quote
    const isMoved = after.bookingDate !== booking.bookingDate
    const { fact } = isMoved ? full : rewordForSameTheme(full, booking, after.themeId)
    return { ...quote, roomSentence: textIn(language)(fact) }
  })

  serve(changes.listOrderChanges, async ({ ctx, params, language }) => {
    const booking = await findBooking(ctx.db, { id: params.id })
    if (!booking) return BOOKING_GONE
    const made = await findMadeChanges(ctx.db, booking.id)
    return Promise.all(made.map((change) => madeChangeResponse(ctx.db, change, language)))
  })
})

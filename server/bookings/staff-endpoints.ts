import type { Hono } from 'hono'
import * as contract from '#contract/staff-bookings.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { quoteAnswer, staffAnswer } from './booking-answers.ts'
import { findBooking, findBookingPage, findBookings } from './booking-queries.ts'
import { BOOKING_GONE } from './booking-refusals.ts'
import { changeBooking } from './change-booking.ts'
import { createBooking } from './create-booking.ts'
import { deleteBooking } from './delete-booking.ts'
import { priceOrder } from './price-order.ts'
import { repriceBooking } from './reprice-booking.ts'

export function staffBookingEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listBookings, async ({ world, query }) => {
    if (query.page === undefined && query.pageSize === undefined) {
      return (await findBookings(world.db, query)).map(staffAnswer)
    }
    const { bookings, ...page } = await findBookingPage(world.db, query)
    return { bookings: bookings.map(staffAnswer), ...page }
  })

  for (const description of [contract.changeBooking, contract.setBookingStatus]) {
    serve(app, description, async ({ world, params, body, admin }) => {
      const booking = await changeBooking(world, params.id, body, admin)
      return isRefusal(booking) ? booking : staffAnswer(booking)
    })
  }

  serve(app, contract.deleteBooking, ({ world, params, admin }) => deleteBooking(world, params.id, admin))

  serve(app, contract.quoteChange, async ({ world, params, body }) => {
    const booking = await findBooking(world.db, { id: params.id })
    if (!booking) return BOOKING_GONE
    const priced = await repriceBooking(world, booking, body)
    return isRefusal(priced) ? priced : quoteAnswer(priced.quote)
  })

  serve(app, contract.quoteOrder, async ({ world, body }) => {
    const priced = await priceOrder(world.db, body, world.now())
    return isRefusal(priced) ? priced : quoteAnswer(priced.quote)
  })

  serve(app, contract.createPhoneBooking, async ({ world, body, admin, c }) => {
    const { bookingStatus, overrideCapacity = false, holdDays, sendPaymentLink, ...order } = body
    const booking = await createBooking(world, {
      ...order,
      idempotencyKey: c.req.header('idempotency-key'),
      vouchedBy: { actor: admin.username, bookingStatus, overrideCapacity, holdDays, sendPaymentLink },
    })
    return isRefusal(booking) ? booking : staffAnswer(booking)
  })
}

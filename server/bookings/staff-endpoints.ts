import type { Hono } from 'hono'
import * as contract from '#contract/staff-bookings.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { staffAnswer } from './booking-answers.ts'
import { findBookingPage, findBookings } from './booking-queries.ts'
import { changeBooking } from './change-booking.ts'
import { deleteBooking } from './delete-booking.ts'

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
}

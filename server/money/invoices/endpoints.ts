import type { Hono } from 'hono'
import * as contract from '#contract/money/invoices.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { findInvoice, findInvoicePage, readBookingInvoices } from './invoice-queries.ts'
import { sendInvoice } from './send-invoice.ts'

export function invoiceEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listInvoices, ({ ctx, query }) => findInvoicePage(ctx.db, query))

  serve(app, contract.downloadInvoice, async ({ ctx, params, c }) =>
    sendInvoice(c, await findInvoice(ctx.db, params.number)),
  )

  serve(app, contract.listBookingInvoices, async ({ ctx, params }) => {
    const booking = await findBooking(ctx.db, { id: params.id })
    return booking ? readBookingInvoices(ctx.db, booking.reference) : BOOKING_GONE
  })
}

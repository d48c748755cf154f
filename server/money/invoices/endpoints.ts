import * as contract from '#contract/money/invoices.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { findInvoice, findInvoicePage, readBookingInvoices } from './invoice-queries.ts'
import { sendInvoice } from './send-invoice.ts'

export const invoiceEndpoints = endpoints((serve) => {
  serve(contract.listInvoices, ({ ctx, query }) => findInvoicePage(ctx.db, query))

  serve(contract.downloadInvoice, async ({ ctx, params, c }) =>
    sendInvoice(c, await findInvoice(ctx.db, params.number)),
  )

  serve(contract.listBookingInvoices, async ({ ctx, params }) => {
    const booking = await findBooking(ctx.db, { id: params.id })
    return booking ? readBookingInvoices(ctx.db, booking.reference) : BOOKING_GONE
  })
})

import type { Hono } from 'hono'
import * as contract from '#contract/invoices.ts'
import { invoiceFilename } from '#domain/invoices/invoice-number.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { findBooking } from '#server/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/bookings/booking-refusals.ts'
import type { InvoiceRow } from '#server/database/schema/invoices.ts'
import type { AppContext, AppEnvironment } from '#server/http/app-environment.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { findOwnBooking } from '#server/own-booking/find-own-booking.ts'
import { findInvoice, findInvoicePage, readBookingInvoices } from './invoice-queries.ts'

const NO_SUCH_INVOICE = refuse('not_found', 'There is no invoice with this number.')

export function invoiceEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listInvoices, ({ ctx, query }) => findInvoicePage(ctx.db, query))

  serve(app, contract.downloadInvoice, async ({ ctx, params, c }) => {
    const invoice = await findInvoice(ctx.db, params.number)
    return invoice ? pdfResponse(c, invoice) : NO_SUCH_INVOICE
  })

  serve(app, contract.listBookingInvoices, async ({ ctx, params }) => {
    const booking = await findBooking(ctx.db, { id: params.id })
    return booking ? readBookingInvoices(ctx.db, booking.reference) : BOOKING_GONE
  })

  serve(app, contract.listOwnInvoices, async ({ ctx, params, query }) => {
    const booking = await findOwnBooking(ctx, params.reference, query.token)
    return isRefusal(booking) ? booking : readBookingInvoices(ctx.db, booking.reference)
  })

  serve(app, contract.downloadOwnInvoice, async ({ ctx, params, query, c }) => {
    const booking = await findOwnBooking(ctx, params.reference, query.token)
    if (isRefusal(booking)) return booking
    const invoice = await findInvoice(ctx.db, params.number)
    return invoice?.bookingReference === booking.reference ? pdfResponse(c, invoice) : NO_SUCH_INVOICE
  })
}

async function pdfResponse(c: AppContext, invoice: InvoiceRow): Promise<Response> {
  // Fonts and PDF are loaded only when something is drawn: together they would take a tenth of every start.
  const { drawInvoice } = await import('#server/pdf/draw-invoice.ts')
  const pdf = await drawInvoice(invoice)
  c.header('Content-Disposition', `attachment; filename="${invoiceFilename(invoice.number)}"`)
  return c.body(new Uint8Array(pdf), 200, { 'Content-Type': 'application/pdf' })
}

import { z } from 'zod'
import { INVOICE_NUMBER, INVOICE_SERIES } from '#domain/money/invoices/invoice-number.ts'
import { PAYMENT_METHODS } from '#domain/money/payment-method.ts'
import { bookingPageCall } from '../booking/booking-page-call.ts'
import { referenceParams } from '../booking/bookings.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { decimal, idParams, instant, pageNumber, pageSize, wholeNumber } from '../wire/fields.ts'

export const Invoice = z
  .object({
    number: z.string().meta({ example: '2027-0001' }),
    series: z.enum(INVOICE_SERIES),
    issuedOn: z.string().meta({ description: 'The date in Miami', example: '2027-01-04' }),
    issuedAt: instant,
    bookingId: z.string().meta({ description: 'The booking reference; the booking may be deleted by now' }),
    bookingNumber: z.int().nullable().meta({ description: 'Null once the booking is deleted' }),
    customerName: z.string(),
    amount: decimal.meta({ description: 'Received by an invoice, refunded by a credit note' }),
    includedTax: decimal.meta({ description: 'The sales tax included in the amount' }),
    method: z.enum(PAYMENT_METHODS),
    takesBack: z.string().nullable().meta({
      description: 'For a credit note, its invoice; for an invoice, the credit note that reverses it',
    }),
  })
  .meta({ id: 'Invoice' })
export type Invoice = z.infer<typeof Invoice>

/** The invoices and credit notes of one booking. */
export const BookingInvoices = z
  .object({
    invoices: z.array(Invoice),
    hasPaymentsBefore: z
      .boolean()
      .meta({ description: 'Whether some of it was paid before invoices were issued' }),
  })
  .meta({ id: 'BookingInvoices' })
export type BookingInvoices = z.infer<typeof BookingInvoices>

export const InvoicePage = z
  .object({
    invoices: z.array(Invoice),
    years: z.array(z.int()).meta({ description: 'All years with invoices, newest first' }),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  })
  .meta({ id: 'InvoicePage' })
export type InvoicePage = z.infer<typeof InvoicePage>

const number = z.string().regex(INVOICE_NUMBER)

const tag = 'Invoices'
export const listInvoices = endpoint({
  method: 'get',
  path: '/api/admin/invoices',
  summary: 'List invoices and credit notes, newest first',
  tag,
  staff: 'bookings:read',
  query: z.object({
    year: wholeNumber(fieldError('fields.year'), { min: 2000, max: 9999 }).optional(),
    page: pageNumber.default(1),
    pageSize: pageSize(1000).default(50),
  }),
  responses: { 200: InvoicePage },
  refusals: [400],
})
export const downloadInvoice = endpoint({
  method: 'get',
  path: '/api/admin/invoices/:number/pdf',
  summary: 'Get an invoice or credit note as PDF',
  tag,
  staff: 'bookings:read',
  params: z.object({ number }),
  responses: { 200: null },
  refusals: [404],
})
export const listBookingInvoices = endpoint({
  method: 'get',
  path: '/api/bookings/:id/invoices',
  summary: 'List a booking’s invoices and credit notes, oldest first',
  tag,
  staff: 'bookings:read',
  params: idParams,
  responses: { 200: BookingInvoices },
  refusals: [400, 404],
})

export const listFamilyInvoices = endpoint({
  method: 'get',
  path: '/api/my-bookings/:reference/invoices',
  summary: 'List the booking’s invoices and credit notes, oldest first',
  tag,
  staff: false,
  params: referenceParams,
  query: bookingPageCall.query,
  responses: { 200: BookingInvoices },
  refusals: [404],
})
export const downloadFamilyInvoice = endpoint({
  method: 'get',
  path: '/api/my-bookings/:reference/invoices/:number/pdf',
  summary: 'Get an invoice or credit note as PDF',
  tag,
  staff: false,
  params: referenceParams.extend({ number }),
  query: bookingPageCall.query,
  responses: { 200: null },
  refusals: [404],
})

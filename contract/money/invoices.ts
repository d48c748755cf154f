import { z } from 'zod'
import { INVOICE_NUMBER, INVOICE_SERIES } from '#domain/money/invoices/invoice-number.ts'
import { PAYMENT_METHODS } from '#domain/money/payment-method.ts'
import { bookingPageCall } from '../booking/booking-page-call.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { decimal, instant, pagePlace, pageRequest, wholeNumber } from '../wire/fields.ts'

export const Invoice = namedObject('Invoice', {
  number: z.string().meta({ example: '2027-0001' }),
  series: z.enum(INVOICE_SERIES),
  issuedOn: z.string().meta({ description: 'The date in Miami', example: '2027-01-04' }),
  issuedAt: instant,
  bookingId: z.string().describe('The booking reference; the booking may be deleted by now'),
  bookingNumber: z.int().nullable().describe('Null once the booking is deleted'),
  customerName: z.string(),
  amount: decimal.describe('Received by an invoice, refunded by a credit note'),
  includedTax: decimal.describe('The sales tax included in the amount'),
  method: z.enum(PAYMENT_METHODS),
  takesBack: z
    .string()
    .nullable()
    .describe('For a credit note, its invoice; for an invoice, the credit note that reverses it'),
})
export type Invoice = z.infer<typeof Invoice>

export const BookingInvoices = namedObject('BookingInvoices', {
  invoices: z.array(Invoice),
  hasPaymentsBefore: z.boolean().describe('Whether some of it was paid before invoices were issued'),
})
export type BookingInvoices = z.infer<typeof BookingInvoices>

export const InvoicePage = namedObject('InvoicePage', {
  invoices: z.array(Invoice),
  years: z.array(z.int()).describe('All years with invoices, newest first'),
  ...pagePlace,
})
export type InvoicePage = z.infer<typeof InvoicePage>

const number = z.string().regex(INVOICE_NUMBER)

const tag = 'Invoices'
const readers = describeCalls({ tag, staff: 'bookings:read' })
const families = describeCalls({ ...bookingPageCall, tag })
export const listInvoices = readers.get(
  '/api/admin/invoices',
  'List invoices and credit notes, newest first',
  {
    query: z.object({
      year: wholeNumber(fieldError('fields.year'), { min: 2000, max: 9999 }).optional(),
      ...pageRequest(1000),
    }),
    returns: InvoicePage,
  },
)
export const downloadInvoice = readers.get(
  '/api/admin/invoices/:number/pdf',
  'Get an invoice or credit note as PDF',
  { params: { number }, returns: null },
)
export const listBookingInvoices = readers.get(
  '/api/bookings/:id/invoices',
  'List a booking’s invoices and credit notes, oldest first',
  { returns: BookingInvoices, refuses: [400] },
)

export const listFamilyInvoices = families.get(
  '/api/my-bookings/:reference/invoices',
  'List the booking’s invoices and credit notes, oldest first',
  { returns: BookingInvoices },
)
export const downloadFamilyInvoice = families.get(
  '/api/my-bookings/:reference/invoices/:number/pdf',
  'Get an invoice or credit note as PDF',
  { params: { number }, returns: null },
)

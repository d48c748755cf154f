import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import type { InvoiceContent, InvoiceMovement } from '#domain/money/invoices/invoice-content.ts'
import { INVOICE_SERIES } from '#domain/money/invoices/invoice-number.ts'
import {
  check,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  sql,
  unique,
  uniqueIndex,
} from '#server/foundation/database/drizzle.ts'
import { cents, instant, rowId } from '../columns.ts'
import { language } from '../languages.ts'
import { payments, refunds } from './payments.ts'

export const invoiceSeries = pgEnum('invoice_series', INVOICE_SERIES)

/** The last number of each series and year; taking the next number locks the row. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  (t) => ({
    series: invoiceSeries('series').notNull(),
    year: t.integer('year').notNull(),
    last: t.integer('last').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/** Invoices and credit notes. Rows are only ever added; a trigger rejects everything else. */
export const invoices = pgTable(
  'invoices',
  (t) => ({
    /** As printed, with the prefix at that time. */
    number: t.text('number').primaryKey(),
    series: invoiceSeries('series').notNull(),
    year: t.integer('year').notNull(),
    sequence: t.integer('sequence').notNull(),
    /** The day in Miami; its year is part of the number. */
    issuedOn: t.date('issued_on', { mode: 'string' }).notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Kept when the booking is deleted. */
    bookingReference: t.text('booking_reference').notNull(),
    paymentId: rowId('payment_id', () => payments.id, 'restrict').notNull(),
    /** The refund of a credit note; null for the invoice of a payment. */
    refundId: rowId('refund_id', () => refunds.id, 'restrict'),
    /** The number of the invoice it reverses; null if the payment is older than invoices. */
    takesBack: t.text('takes_back'),
    /** Received if an invoice, refunded if a credit note; always positive. */
    amountCents: cents('amount').notNull(),
    /** The sales tax within the amount; negative if it corrects what earlier papers stated. */
    includedTaxCents: cents('included_tax').notNull(),
    /** The language of its booking on that day, which the stored names and lines are in as well. */
    language: language('language').notNull().default(DEFAULT_LANGUAGE),
    movement: t.jsonb('movement').$type<InvoiceMovement>().notNull(),
    content: t.jsonb('content').$type<InvoiceContent>().notNull(),
  }),
  (table) => [
    unique('invoices_sequence').on(table.series, table.year, table.sequence),
    check('invoices_amount_positive', sql`${table.amountCents} > 0`),
    check(
      'invoices_credit_note_of_refund',
      sql`${table.series} = 'invoice' or ${table.refundId} is not null`,
    ),
    index('invoices_by_booking').on(table.bookingReference),
    index('invoices_by_payment').on(table.paymentId),
    uniqueIndex('invoices_one_for_each_payment').on(table.paymentId).where(sql`${table.refundId} is null`),
    index('invoices_by_refund').on(table.refundId),
  ],
)

export type InvoiceRow = typeof invoices.$inferSelect

import { z } from 'zod'
import { UnavailableDate } from '#contract/booking/availability.ts'
import { Booking } from '#contract/booking/bookings.ts'
import { Addon } from '#contract/catalogue/addons.ts'
import { Coupon } from '#contract/catalogue/coupons.ts'
import { Theme } from '#contract/catalogue/themes.ts'
import { ContactMessage } from '#contract/people/contact.ts'
import { Customer } from '#contract/people/customers.ts'
import { SavedAnswer } from '#contract/people/saved-answers.ts'
import { StaffTestimonial } from '#contract/people/testimonials.ts'
import { decimal, instant } from '#contract/wire/fields.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { type CsvCell, type CsvColumn, headerLine, rowLines } from '#domain/foundation/text/csv.ts'
import { PAYMENT_METHODS } from '#domain/money/payment-method.ts'
import { findBookingsWhere } from '#server/booking/bookings/booking-queries.ts'
import { staffResponse } from '#server/booking/bookings/booking-responses.ts'
import { couponResponse } from '#server/catalogue/coupons/coupon-kind.ts'
import { findAddons, findThemes } from '#server/catalogue/items/catalogue-queries.ts'
import type { Context } from '#server/context.ts'
import { asc } from '#server/foundation/database/drizzle.ts'
import {
  contactSubmissions,
  coupons,
  customers,
  payments,
  refunds,
  savedAnswers,
  testimonials,
  unavailableDates,
} from '#server/foundation/database/schema/all-tables.ts'
import { fileContacts } from '#server/people/contacts/file-contacts.ts'
import { messageResponse } from '#server/people/conversations/contact-form/message-response.ts'
import { findCustomer } from '#server/people/customers/customer-queries.ts'
import { staffTestimonialResponse } from '#server/people/testimonials/testimonial-response.ts'
import { importColumns } from './import-columns.ts'

/**
 * One kind of record: as JSON with its schema, and as a sheet that can be imported again if there is an import for it.
 */
export type ExportedTable = {
  readonly name: string
  readonly schema: z.ZodType
  readonly records: readonly Readonly<Record<string, unknown>>[]
  readonly csv: string
}

const CustomerRecord = Customer.extend({ notes: z.string() })

const Payment = z.object({
  id: z.int(),
  bookingReference: z.string().nullable(),
  amount: decimal,
  method: z.enum(PAYMENT_METHODS),
  purpose: z.string(),
  provider: z.string().nullable(),
  providerId: z.string().nullable(),
  recordedBy: z.string().nullable(),
  createdAt: instant,
})

const Refund = z.object({
  id: z.int(),
  paymentId: z.int(),
  amount: decimal,
  status: z.string(),
  cause: z.string(),
  createdAt: instant,
})

/** Returns the records of every kind as staff read them. */
export async function readTables(ctx: Context): Promise<ExportedTable[]> {
  await fileContacts(ctx)
  const booked = (await findBookingsWhere(ctx.db, undefined)).toSorted((one, other) => one.id - other.id)
  const bookings = booked.map(staffResponse)
  const startTimes = new Map(booked.map(({ id, partyStartTime }) => [id, partyStartTime]))
  const addons = await findAddons(ctx.db)
  return [
    table('bookings', Booking, bookings, importColumns.bookings(startTimes)),
    table('customers', CustomerRecord, await readCustomers(ctx), importColumns.customers),
    table('coupons', Coupon, await readCoupons(ctx), importColumns.coupons),
    table('unavailable-dates', UnavailableDate, await readClosedDays(ctx), importColumns.unavailableDates),
    table('addons', Addon, addons, importColumns.addons),
    table('themes', Theme, await findThemes(ctx)),
    table('messages', ContactMessage, await readMessages(ctx)),
    table('saved-answers', SavedAnswer, await readSavedAnswers(ctx)),
    table('testimonials', StaffTestimonial, await readTestimonials(ctx)),
    table('payments', Payment, await readPayments(ctx)),
    table('refunds', Refund, await readRefunds(ctx)),
  ]
}

function table<Shape extends z.ZodObject>(
  name: string,
  schema: Shape,
  records: readonly z.output<Shape>[],
  columns: readonly CsvColumn<z.output<Shape>>[] = plainColumns(schema),
): ExportedTable {
  return { name, schema, records, csv: `${headerLine(columns)}${rowLines(columns, records)}\n` }
}

/** Creates a column for each property; lists and objects are written as JSON. */
function plainColumns<Shape extends z.ZodObject>(schema: Shape): CsvColumn<z.output<Shape>>[] {
  return Object.keys(schema.shape).map((name) => [
    name,
    (record) => toCell((record as Readonly<Record<string, unknown>>)[name]),
  ])
}

function toCell(value: unknown): CsvCell {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number') return value
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value)
}

async function readCustomers(ctx: Context) {
  const known = await ctx.db.select().from(customers).orderBy(asc(customers.id))
  const records: z.output<typeof CustomerRecord>[] = []
  for (const { id, notes } of known) {
    const customer = await findCustomer(ctx.db, id)
    if (customer) records.push({ ...customer, notes })
  }
  return records
}

async function readCoupons(ctx: Context) {
  return (await ctx.db.select().from(coupons).orderBy(asc(coupons.id))).map(couponResponse)
}

function readClosedDays(ctx: Context) {
  const { id, date, reason } = unavailableDates
  return ctx.db.select({ id, date, reason }).from(unavailableDates).orderBy(asc(date))
}

async function readMessages(ctx: Context) {
  const rows = await ctx.db.select().from(contactSubmissions).orderBy(asc(contactSubmissions.id))
  return rows.map((row) => messageResponse(row, {}))
}

function readSavedAnswers(ctx: Context) {
  const { id, name, text } = savedAnswers
  return ctx.db.select({ id, name, text }).from(savedAnswers).orderBy(asc(savedAnswers.id))
}

async function readTestimonials(ctx: Context) {
  const rows = await ctx.db.select().from(testimonials).orderBy(asc(testimonials.id))
  return rows.map(staffTestimonialResponse)
}

async function readPayments(ctx: Context): Promise<z.output<typeof Payment>[]> {
  const rows = await ctx.db.select().from(payments).orderBy(asc(payments.id))
  return rows.map(
    ({ id, bookingReference, amountCents, method, purpose, provider, intentId, recordedBy, createdAt }) => {
      const amount = toDecimal(amountCents)
      const times = { createdAt: createdAt.toISOString() }
      return {
        id,
        bookingReference,
        amount,
        method,
        purpose,
        provider,
        providerId: intentId,
        recordedBy,
        ...times,
      }
    },
  )
}

async function readRefunds(ctx: Context): Promise<z.output<typeof Refund>[]> {
  const rows = await ctx.db.select().from(refunds).orderBy(asc(refunds.id))
  return rows.map(({ id, paymentId, amountCents, status, cause, createdAt }) => {
    return {
      id,
      paymentId,
      amount: toDecimal(amountCents),
      status,
      cause,
      createdAt: createdAt.toISOString(),
    }
  })
}

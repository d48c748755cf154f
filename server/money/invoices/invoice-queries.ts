import type { BookingInvoices, Invoice, InvoicePage } from '#contract/money/invoices.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { APART_FROM_PRICE } from '#domain/money/payments/payment-purpose.ts'
import type { Database, Queryable } from '#server/foundation/database/client.ts'
import {
  and,
  asc,
  desc,
  eq,
  isNull,
  notExists,
  notInArray,
  type SQL,
  sql,
} from '#server/foundation/database/drizzle.ts'
import { readPage } from '#server/foundation/database/read-page.ts'
import { bookings, invoices, payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import type { InvoiceRow } from '#server/foundation/database/schema/money/invoices.ts'

export async function findInvoice(db: Database, number: string): Promise<InvoiceRow | undefined> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.number, number))
  return invoice
}

function selectInvoices(db: Database) {
  return db
    .select({ invoice: invoices, bookingNumber: bookings.id })
    .from(invoices)
    .leftJoin(bookings, eq(bookings.reference, invoices.bookingReference))
}

export async function findInvoicePage(
  db: Database,
  { year, ...wanted }: { year?: number | undefined; page: number; pageSize: number },
): Promise<InvoicePage> {
  const where = year === undefined ? undefined : eq(invoices.year, year)
  const [{ rows, ...page }, years] = await Promise.all([
    readPage(wanted, {
      total: db.$count(invoices, where),
      ordered: selectInvoices(db)
        .where(where)
        .orderBy(desc(invoices.issuedAt), desc(invoices.series), desc(invoices.sequence)),
    }),
    db.selectDistinct({ year: invoices.year }).from(invoices).orderBy(desc(invoices.year)),
  ])
  return { invoices: rows.map(invoiceResponse), years: years.map((one) => one.year), ...page }
}

export async function readBookingInvoices(db: Database, reference: string): Promise<BookingInvoices> {
  const [rows, before] = await Promise.all([
    selectInvoices(db)
      .where(eq(invoices.bookingReference, reference))
      .orderBy(asc(invoices.issuedAt), asc(invoices.series), asc(invoices.sequence)),
    db.select({ id: payments.id }).from(payments).where(paidBeforeInvoices(db, reference)).limit(1),
  ])
  return { invoices: rows.map(invoiceResponse), hasPaymentsBefore: before.length > 0 }
}

/** Matches kept payments without an invoice, which are older than invoices. */
function paidBeforeInvoices(db: Database, reference: string) {
  const invoice = db
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.paymentId, payments.id), isNull(invoices.refundId)))
  return and(
    eq(payments.bookingReference, reference),
    notInArray(payments.purpose, [...APART_FROM_PRICE]),
    notExists(invoice),
    wasKept(db),
  )
}

/** Matches payments of which at least a part was kept when they came, whatever a bank made of a refund. */
export function wasKept(db: Queryable): SQL<boolean> {
  const wholeReturn = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, payments.id),
        eq(refunds.cause, 'returned'),
        eq(refunds.amountCents, payments.amountCents),
      ),
    )
  return sql<boolean>`${notExists(wholeReturn)}`
}

type SelectedInvoice = { readonly invoice: InvoiceRow; readonly bookingNumber: number | null }

function invoiceResponse({ invoice, bookingNumber }: SelectedInvoice): Invoice {
  const { number, series, issuedOn, takesBack } = invoice
  return {
    number,
    series,
    issuedOn,
    issuedAt: invoice.issuedAt.toISOString(),
    bookingId: invoice.bookingReference,
    bookingNumber,
    customerName: invoice.content.buyer.name,
    amount: toDecimal(invoice.amountCents),
    includedTax: toDecimal(invoice.includedTaxCents),
    method: invoice.movement.method,
    takesBack,
  }
}

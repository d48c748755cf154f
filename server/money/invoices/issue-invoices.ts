import type { Message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import {
  damageContent,
  type InvoiceContent,
  type InvoiceDetails,
  includedTax,
  invoiceContent,
  invoiceMovement,
} from '#domain/money/invoices/invoice-content.ts'
import { INVOICE_SERIES, type InvoiceSeries, invoiceNumber } from '#domain/money/invoices/invoice-number.ts'
import { seriesForRefund } from '#domain/money/invoices/invoice-rules.ts'
import { movesMoney } from '#domain/money/payments/test-provider.ts'
import { bookingIn } from '#server/booking/bookings/booking-in.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { isForParty, paidElsewhere, paidLessRefunds } from '#server/booking/bookings/paid-less-refunds.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, desc, eq, inArray, sql } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import {
  damageClaims,
  invoices,
  type PaymentRow,
  paymentIntents,
  payments,
  refunds,
  trialBookings,
} from '#server/foundation/database/schema/all-tables.ts'
import { toCompany, toInvoiceDetails } from '#server/money/invoices/invoice-details.ts'
import { describeFailure, describeReason } from '#server/money/journal/describe-refund.ts'
import { wasKept } from './invoice-queries.ts'
import { takeNumber } from './take-number.ts'

type Occasion = {
  /** A payment that was just received and is kept, at least in part. */
  readonly paymentId?: number
  /** Refunds that were just requested, or that the bank has just reported on. */
  readonly refundIds?: readonly number[]
}

/**
 * Writes the invoice for a payment and the credit notes for refunds, in the transaction that causes them. Call it after
 * everything that locks a row, because the counters are the last lock of a transaction; queue mails after it. Returns
 * the numbers.
 */
export async function issueInvoices(tx: Transaction, ctx: Context, occasion: Occasion): Promise<string[]> {
  const wanted = await gatherWanted(tx, occasion)
  const [first] = wanted
  if (!first) return []
  const { payment } = first
  const reference = payment.bookingReference
  if (reference === null) return []
  const [isTrial, found, paidByNowCents, earlier] = await Promise.all([
    paysForTrial(tx, payment),
    readSubject(tx, reference, payment),
    readPaid(tx, reference, payment),
    readStated(tx, reference, payment),
  ])
  // A number is never reused, but trial bookings are removed, so they get none.
  if (isTrial || !found) return []
  // A payment that is kept revives a party that had lapsed, which is written only after this.
  const subject = { ...found, isCancelled: found.isCancelled && occasion.paymentId === undefined }

  const numbers: string[] = []
  let paidCents = paidByNowCents - signedSum(wanted.map(toPriced))
  const withoutPaperCents = paidCents - earlier.amountCents
  let statedCents = earlier.taxCents
  for (const next of wanted) {
    const paidBeforeCents = paidCents
    paidCents += signed(toPriced(next))
    const paid = { paidBeforeCents, paidAfterCents: paidCents }
    const { series } = next
    const before = { taxCents: statedCents, withoutPaperCents }
    const taxCents = includedTax(subject.content, { series, paidAfterCents: paidCents, before })
    statedCents += signed({ series, amountCents: taxCents })
    numbers.push(await write(tx, ctx, { ...next, ...paid, reference, subject, taxCents }))
  }
  return numbers
}

/** A payment of real money always gets an invoice. */
async function paysForTrial(tx: Transaction, { bookingId, provider }: PaymentRow): Promise<boolean> {
  if (bookingId === null || movesMoney(provider)) return false
  return (await tx.$count(trialBookings, eq(trialBookings.bookingId, bookingId))) > 0
}

type DueInvoice = {
  readonly series: InvoiceSeries
  readonly payment: PaymentRow
  readonly refund: typeof refunds.$inferSelect | undefined
  readonly amountCents: Cents
  /** The part of it that is a fee. */
  readonly feeCents: Cents
  readonly takesBack: string | null
  /** Missing for a payment, and if staff wrote their own, which is not for the family. */
  readonly reason?: Message | undefined
}

/** Returns what to write, invoices first: all transactions lock the counters in this order. */
async function gatherWanted(tx: Transaction, { paymentId, refundIds = [] }: Occasion): Promise<DueInvoice[]> {
  const wanted: DueInvoice[] = []
  if (paymentId !== undefined) {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
    if (!payment) throw new Error('The payment of an invoice is missing')
    const { amountCents, feeCents } = payment
    wanted.push({ series: 'invoice', payment, refund: undefined, amountCents, feeCents, takesBack: null })
  }
  if (refundIds.length === 0) return wanted
  const rows = await tx
    .select({ refund: refunds, payment: payments, isKept: wasKept(tx) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(refunds.id, [...refundIds]))
    .orderBy(refunds.id)
  for (const row of rows) {
    const next = await wantedFor(tx, row)
    if (next) wanted.push(next)
  }
  return wanted.sort((a, b) => INVOICE_SERIES.indexOf(a.series) - INVOICE_SERIES.indexOf(b.series))
}

type RefundedPayment = Pick<DueInvoice, 'payment'> & {
  readonly refund: typeof refunds.$inferSelect
  /** Whether at least a part of the payment was kept when it came. */
  readonly isKept: boolean
}

/** Returns the document a refund still needs: a credit note, or an invoice that reverses it. */
async function wantedFor(
  tx: Transaction,
  { refund, payment, isKept }: RefundedPayment,
): Promise<DueInvoice | undefined> {
  const [issued, paymentsInvoice] = await Promise.all([
    tx
      .select({ number: invoices.number, series: invoices.series })
      .from(invoices)
      .where(eq(invoices.refundId, refund.id))
      .orderBy(desc(invoices.issuedAt), desc(invoices.sequence)),
    readInvoice(tx, payment),
  ])
  const series = seriesForRefund(
    { ...payment, isKept },
    refund,
    issued.map((one) => one.series),
  )
  if (!series) return undefined
  const { amountCents } = refund
  const feeCents = payment.purpose === 'move' ? amountCents : 0
  const creditNote = issued.find((one) => one.series === 'creditNote')
  if (series === 'invoice') {
    const takesBack = creditNote?.number ?? null
    return { series, payment, refund, amountCents, feeCents, takesBack, reason: describeFailure(refund) }
  }
  const why = describeReason(refund)
  const reason = why.id === 'message.asWritten' ? undefined : why
  return { series, payment, refund, amountCents, feeCents, takesBack: paymentsInvoice, reason }
}

/** Returns the invoice of a payment; null if the payment is older than invoices. */
async function readInvoice(tx: Transaction, { id }: PaymentRow): Promise<string | null> {
  const [invoice] = await tx
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.paymentId, id), sql`${invoices.refundId} IS NULL`))
  return invoice?.number ?? null
}

type Subject = {
  /** The language of its invoices and credit notes. */
  readonly language: Language
  readonly content: InvoiceContent
  readonly details: InvoiceDetails
  readonly isCancelled: boolean
}

/**
 * Returns the booking as sold now; for a deleted one, as in its last invoice or credit note. Payments for damage have
 * separate documents.
 */
async function readSubject(
  tx: Transaction,
  reference: string,
  payment: PaymentRow,
): Promise<Subject | undefined> {
  const [settings, booking] = await Promise.all([readSettings(tx), findBooking(tx, { reference })])
  const details = toInvoiceDetails(settings)
  const company = toCompany(settings)
  if (booking) {
    const isCancelled = booking.bookingStatus === 'cancelled'
    const { language } = booking
    const content = invoiceContent(await bookingIn(language, tx, booking), company)
    const claim = await readPaidClaim(tx, payment)
    if (claim) return { language, content: damageContent(content, claim), details, isCancelled: false }
    return { language, content, details, isCancelled }
  }
  const [last] = await tx
    .select({ language: invoices.language, content: invoices.content })
    .from(invoices)
    .where(and(eq(invoices.bookingReference, reference), isAbout(payment)))
    .orderBy(desc(invoices.issuedAt), desc(invoices.sequence))
    .limit(1)
  return last && { ...last, content: { ...last.content, company }, details, isCancelled: true }
}

/** Returns the claim that a payment paid; undefined for a payment of the party's price. */
async function readPaidClaim(tx: Transaction, { purpose, intentId }: PaymentRow) {
  if (purpose !== 'damage' || intentId === null) return undefined
  const { lines, claimedCents, chargedCents } = damageClaims
  const [claim] = await tx
    .select({ lines, claimedCents, chargedCents })
    .from(damageClaims)
    .innerJoin(paymentIntents, eq(paymentIntents.damageClaimId, damageClaims.id))
    .where(eq(paymentIntents.intentId, intentId))
  return claim && { ...claim, chargedCents: claim.chargedCents ?? claim.claimedCents }
}

/** Matches documents about the same subject as this payment's: damage, or the party. */
function isAbout({ id, purpose }: PaymentRow) {
  return purpose === 'damage' ? eq(invoices.paymentId, id) : sql`NOT ${invoices.content} ? 'damage'`
}

/**
 * Returns what was paid for a party, here and elsewhere, or with this payment for its damage; less refunds sent or in
 * progress.
 */
async function readPaid(tx: Transaction, reference: string, { id, purpose }: PaymentRow): Promise<Cents> {
  const ofParty = sql`payment.booking_reference = ${reference} AND ${isForParty}`
  const elsewhere = paidElsewhere(sql`(SELECT id FROM bookings WHERE reference = ${reference})`)
  const paid =
    purpose === 'damage'
      ? paidLessRefunds(sql`payment.id = ${id}`)
      : sql`(${paidLessRefunds(ofParty)} + ${elsewhere})`
  const { rows } = await tx.execute<{ cents: Cents }>(sql`SELECT (${paid} * 100)::float8 AS cents`)
  return rows[0]?.cents ?? 0
}

/** Returns what the papers of the same subject state so far, credit notes deducted. */
async function readStated(tx: Transaction, reference: string, payment: PaymentRow) {
  const { series, amountCents, movement, includedTaxCents, bookingReference } = invoices
  const papers = await tx
    .select({ series, amountCents, movement, taxCents: includedTaxCents })
    .from(invoices)
    .where(and(eq(bookingReference, reference), isAbout(payment)))
  return {
    amountCents: signedSum(
      papers.map((paper) => toPriced({ ...paper, feeCents: paper.movement.feeCents ?? 0 })),
    ),
    taxCents: signedSum(papers.map((paper) => ({ ...paper, amountCents: paper.taxCents }))),
  }
}

function signed({ series, amountCents }: Pick<DueInvoice, 'series' | 'amountCents'>): Cents {
  return series === 'invoice' ? amountCents : 0 - amountCents
}

/** Returns a paper with only what it states of the price. */
function toPriced({
  series,
  amountCents,
  feeCents,
}: Pick<DueInvoice, 'series' | 'amountCents' | 'feeCents'>) {
  return { series, amountCents: amountCents - feeCents }
}

function signedSum(papers: readonly Pick<DueInvoice, 'series' | 'amountCents'>[]): Cents {
  return papers.reduce((sum, paper) => sum + signed(paper), 0)
}

type NewInvoice = DueInvoice & {
  readonly reference: string
  readonly subject: Subject
  readonly paidBeforeCents: Cents
  readonly paidAfterCents: Cents
  readonly taxCents: Cents
}

async function write(tx: Transaction, ctx: Context, invoice: NewInvoice): Promise<string> {
  const { series, payment, refund, amountCents, feeCents, takesBack, reason } = invoice
  const { paidBeforeCents, paidAfterCents } = invoice
  const { language, content, details, isCancelled } = invoice.subject
  const issuedAt = ctx.now()
  const issuedOn = partyDayAt(issuedAt)
  const year = Number(issuedOn.slice(0, 4))
  const sequence = await takeNumber(tx, series, year)
  const number = invoiceNumber({ prefix: details.prefix, series, year, sequence })
  await tx.insert(invoices).values({
    number,
    series,
    year,
    sequence,
    issuedOn,
    issuedAt,
    bookingReference: invoice.reference,
    paymentId: payment.id,
    refundId: refund?.id ?? null,
    takesBack,
    amountCents,
    includedTaxCents: invoice.taxCents,
    language,
    movement: invoiceMovement(content, {
      isCancelled,
      paidBeforeCents,
      paidAfterCents,
      ...(feeCents > 0 && { feeCents }),
      method: refund?.method ?? payment.method,
      reason: reason ? textIn(language)(reason) : '',
    }),
    content,
  })
  return number
}

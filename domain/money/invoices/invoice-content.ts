import { getPriceCents, owedCents } from '#domain/booking/order/balance.ts'
import { getAddress } from '#domain/booking/party-address.ts'
import { splitTax } from '#domain/catalogue/pricing/rules/tax-rule.ts'
import type { PriceLine, PriceTerms } from '#domain/catalogue/pricing/types.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { Stay } from '#domain/foundation/time/stay.ts'
import type { ClaimLine } from '../damage/damage-claim.ts'
import type { PaymentMethod } from '../payment-method.ts'
import type { InvoiceSeries } from './invoice-number.ts'

/** The owner's settings for invoices. Empty fields fall back to the site's title and address, or are left out. */
export type InvoiceDetails = {
  readonly companyName: string
  readonly address: string
  readonly taxNumber: string
  /** Precedes every number. */
  readonly prefix: string
}

export const NO_INVOICE_DETAILS: InvoiceDetails = { companyName: '', address: '', taxNumber: '', prefix: '' }

/** The sender of the invoice, from the settings on that day. */
export type InvoiceCompany = {
  readonly name: string
  readonly address: string
  /** Empty if the owner has not set one. */
  readonly taxNumber: string
  readonly phone: string
  readonly email: string
}

type InvoiceTax = {
  readonly county: string | null
  /** In hundredths of a percent. */
  readonly statePercent: number
  readonly countyPercent: number
  readonly taxableCents: Cents
  readonly stateCents: Cents
  readonly countyCents: Cents
}

/**
 * What an invoice says about the party: a copy that later changes to the booking, the catalogue or the settings do not
 * affect.
 */
export type InvoiceContent = {
  readonly company: InvoiceCompany
  readonly buyer: { readonly name: string; readonly email: string; readonly address: string }
  readonly party: Stay & { readonly themeName: string }
  /** The lines of the total: theme, add-ons, delivery, tax. */
  readonly items: readonly PriceLine[]
  readonly couponLabel: string | null
  readonly discountCents: Cents
  readonly totalCents: Cents
  readonly taxCents: Cents
  /** Null if no tax was charged, or if its rates were not stored. */
  readonly tax: InvoiceTax | null
  /** The claimed damage, if that is what was paid. There are no items then, and a discount is what was waived. */
  readonly damage?: readonly ClaimLine[]
}

/** The movement of money that an invoice or credit note documents, besides its amount. */
export type InvoiceMovement = {
  /** How much had been paid for the party before and after this movement. */
  readonly paidBeforeCents: Cents
  readonly paidAfterCents: Cents
  /** The part of the amount that is a fee for moving the party again, and does not count towards its price. */
  readonly feeCents?: Cents
  /** What is left to pay for the party after this movement. */
  readonly leftCents: Cents
  readonly method: PaymentMethod
  /** The reason of a refund; empty for a payment, or if staff wrote their own. */
  readonly reason: string
}

type Moved = Omit<InvoiceMovement, 'leftCents'>

/** Returns the movement of money that an invoice states; nothing is left to pay for a cancelled party. */
export function invoiceMovement(
  content: Pick<InvoiceContent, 'totalCents' | 'discountCents'>,
  { isCancelled, ...moved }: Moved & { readonly isCancelled: boolean },
): InvoiceMovement {
  const leftCents = isCancelled ? 0 : owedCents({ ...content, paidCents: moved.paidAfterCents })
  return { ...moved, leftCents }
}

type SoldParty = {
  readonly customerName: string
  readonly customerEmail: string
  readonly partyAddress: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  readonly themeName: string
  readonly bookingDate: PartyDay
  readonly numberOfNights: number
  readonly priceLines: readonly PriceLine[]
  readonly priceTerms: PriceTerms | null
  readonly discountCents: Cents
  readonly totalCents: Cents
  readonly taxCents: Cents
  readonly taxableCents: Cents
}

export function invoiceContent(sold: SoldParty, company: InvoiceCompany): InvoiceContent {
  const { customerName, customerEmail, themeName, bookingDate, numberOfNights } = sold
  return {
    company,
    buyer: { name: customerName, email: customerEmail, address: getAddress(sold) },
    party: { themeName, bookingDate, ...(numberOfNights > 1 && { numberOfNights }) },
    items: sold.priceLines.filter(({ part }) => part === 'total'),
    couponLabel: sold.priceLines.find(({ kind }) => kind === 'coupon')?.label ?? null,
    discountCents: sold.discountCents,
    totalCents: sold.totalCents,
    taxCents: sold.taxCents,
    tax: toInvoiceTax(sold),
  }
}

/** Returns the contents of an invoice for damage, which was not part of the sale and is not taxed. */
export function damageContent(
  party: InvoiceContent,
  { lines, claimedCents, chargedCents }: ChargedDamage,
): InvoiceContent {
  return {
    ...party,
    items: [],
    damage: lines,
    couponLabel: null,
    discountCents: claimedCents - chargedCents,
    totalCents: claimedCents,
    taxCents: 0,
    tax: null,
  }
}

type ChargedDamage = {
  readonly lines: readonly ClaimLine[]
  readonly claimedCents: Cents
  readonly chargedCents: Cents
}

function toInvoiceTax({ priceTerms, taxCents, taxableCents }: SoldParty): InvoiceTax | null {
  const terms = priceTerms?.tax
  if (!terms) return null
  const { county, statePercent, countyPercent } = terms
  return { county, statePercent, countyPercent, taxableCents, ...splitTax(taxCents, taxableCents, terms) }
}

/**
 * Returns how many cents of a payment or refund are tax. What is paid for a party holds its tax in proportion to the
 * price, cent by cent; payments beyond the price hold none. A paper states how much that differs from the papers before
 * it, so all papers of a party add up to the tax of its order as it is now, however often the order changed and however
 * it was paid. It is negative if a payment comes after the tax has fallen, or a refund after it has risen.
 * @param before what all earlier papers state, credit notes deducted
 */
export function includedTax(
  { taxCents, ...sold }: Pick<InvoiceContent, 'totalCents' | 'discountCents' | 'taxCents'>,
  {
    series,
    paidAfterCents,
    before,
  }: Pick<InvoiceMovement, 'paidAfterCents'> & {
    readonly series: InvoiceSeries
    readonly before: StatedBefore
  },
): Cents {
  const priceCents = getPriceCents(sold)
  const taxIn = (paid: Cents) =>
    priceCents > 0 ? Math.round(taxCents * (Math.min(Math.max(paid, 0), priceCents) / priceCents)) : 0
  const change = taxIn(paidAfterCents) - taxIn(before.withoutPaperCents) - before.taxCents
  // Avoids a negative zero.
  return series === 'invoice' || change === 0 ? change : 0 - change
}

type StatedBefore = {
  readonly taxCents: Cents
  /** What was paid without a paper: before there were any, or in another program. It holds its own share of the tax. */
  readonly withoutPaperCents: Cents
}

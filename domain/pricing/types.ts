import type { Cents } from '../money/money.ts'
import type { PartyDay } from '../time/party-day.ts'
import type { Discount } from './coupon.ts'
import type { RescheduleLimits } from './pricing-settings.ts'

/** So many of the same thing, sold at the same price. */
export type Lot = { readonly quantity: number; readonly unitCents: Cents }

export type PaymentOption = 'deposit' | 'full'

/** What the customer wants, with today's catalogue prices. */
export type Order = {
  readonly theme: {
    readonly name: string
    readonly pricePerTeepeeCents: Cents
    /** Set if they were not all sold at that price; their quantities add up to `teepees`. */
    readonly lots?: readonly Lot[] | undefined
  }
  readonly teepees: number
  readonly addons: readonly OrderedAddon[]
  readonly paymentOption: PaymentOption
}

/** Those of an add-on that were sold at one price. */
export type OrderedAddon = {
  readonly addonId: number
  readonly name: string
  readonly priceCents: Cents
  readonly quantity: number
}

/** What changes the price without being part of the party. */
export type Terms = {
  readonly coupon?: Discount | undefined
  readonly delivery?: DeliveryTerms | undefined
  readonly tax?: TaxTerms | undefined
  /** Hundredths of a percent of the total; half of it if missing. */
  readonly depositPercent?: number | undefined
  /** The deposit that was paid: it stays what it was, whatever becomes of the order, but is never more than the total. */
  readonly paidDepositCents?: Cents | undefined
  /** What staff have agreed on with the family beside the catalogue, before tax; negative: it costs less. */
  readonly agreedCents?: Cents | undefined
}

/** The terms that a booking was sold under and keeps. */
export type PriceTerms = Pick<
  Terms,
  'coupon' | 'delivery' | 'tax' | 'depositPercent' | 'paidDepositCents' | 'agreedCents'
> & {
  /** Missing if they were those of the terms of service. */
  readonly reschedule?: RescheduleLimits | undefined
}

export type DeliveryTerms = { readonly zip: string; readonly feeCents: Cents }

/** The rates of one party, in hundredths of a percent. */
export type TaxTerms = {
  /** Null if the county of the ZIP code is unknown; then only the state's rate is charged. */
  readonly county: string | null
  readonly statePercent: number
  readonly countyPercent: number
  /** Taxable if missing, as all bookings were before this was a setting. */
  readonly themeTaxable?: boolean | undefined
  readonly addonsTaxable?: boolean | undefined
  readonly deliveryTaxable: boolean
  readonly couponReducesTax: boolean
  /** A customer with this certificate pays no tax. */
  readonly exemption?: TaxExemption | undefined
}

/** A certificate of exemption, such as a school's (Florida Department of Revenue, form DR-14). */
export type TaxExemption = {
  readonly certificate: string
  /** The last party date it is valid for; without one it has no end. */
  readonly until?: PartyDay | null | undefined
}

/** One row of every summary, receipt, mail and response; they all render these rows and compute nothing. */
export type PriceLine = {
  readonly kind: 'theme' | 'addon' | 'delivery' | 'agreed' | 'tax' | 'balance' | 'coupon'
  /** Lines of the total say what the party costs; the others lead from the total to what is due now. */
  readonly part: 'total' | 'dueNow'
  readonly label: string
  /** Signed: deferred amounts and reductions are negative. */
  readonly amountCents: Cents
  readonly quantity?: number | undefined
  readonly unitCents?: Cents | undefined
} & LineValues

/** What a label says, as values: other languages make theirs of these. */
export type LineValues = {
  readonly addonId?: number | undefined
  /** Where a delivery goes. */
  readonly zip?: string | undefined
  /** The rate of a tax, state and county together, in hundredths of a percent. */
  readonly percent?: number | undefined
  /** Of the customer who pays no tax. */
  readonly certificate?: string | undefined
  readonly coupon?: Discount | undefined
}

/** A rule reads the order, the terms and the lines of the rules before it, and returns its own lines. */
export type PricingRule = (order: Order, terms: Terms, before: readonly PriceLine[]) => readonly PriceLine[]

export type Quote = {
  readonly lines: readonly PriceLine[]
  /** Theme, add-ons and what was agreed beside them, before delivery and tax. */
  readonly subtotalCents: Cents
  readonly deliveryCents: Cents
  readonly taxCents: Cents
  /** The amount that is taxed; 0 if tax is off. */
  readonly taxableCents: Cents
  readonly totalCents: Cents
  /** The deposit's share of the total, also if the whole is paid now. */
  readonly depositCents: Cents
  /** The coupon's actual reduction, never more than what would be due. */
  readonly discountCents: Cents
  readonly finalAmountCents: Cents
  /** What is left to pay before the party: total less deposit for a deposit booking, else nothing. */
  readonly balanceCents: Cents
  readonly paymentOption: PaymentOption
}

import type { Cents } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { Discount } from './discount.ts'
import type { DepositTerms, ListTerms, WaiverTerms } from './price-list/list-terms.ts'
import type { KnownParty } from './price-list/price-rule.ts'
import type { ThemePrices } from './price-list/theme-prices.ts'
import type { RescheduleLimits } from './pricing-settings.ts'

/** A number of identical things sold at the same price. */
export type Lot = { readonly quantity: number; readonly unitCents: Cents }

/** Teepees sold together: at one price each, or as a package of which each adds another amount. */
export type TeepeeLot = Lot | { readonly quantity: number; readonly eachCents: readonly Cents[] }

export type PaymentOption = 'deposit' | 'full'

/** What the customer wants, with today's catalogue prices. */
export type Order = {
  readonly theme: ThemePrices & {
    readonly name: string
    /** Set if not all teepees were sold at that price; the quantities add up to `teepees`. */
    readonly lots?: readonly TeepeeLot[] | undefined
  }
  readonly teepees: number
  /** One if missing. */
  readonly numberOfNights?: number | undefined
  /** Set if nights after the first were sold; the quantities add up to those of all teepees. */
  readonly nightLots?: readonly Lot[] | undefined
  /** What the price list looks at. */
  readonly party?: Pick<KnownParty, 'themeId' | 'day' | 'floor' | 'stairs'> | undefined
  readonly addons: readonly OrderedAddon[]
  readonly paymentOption: PaymentOption
}

/** Units of an add-on that were sold at one price. */
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
  /** In hundredths of a percent of the total; half of the total if missing. */
  readonly depositPercent?: number | undefined
  /** Replaces the percentage. */
  readonly deposit?: DepositTerms | undefined
  /** Whether the party is so near that all of it is due now. */
  readonly isDueInFull?: boolean | undefined
  readonly list?: ListTerms | undefined
  /** For each teepee and each night after the first; missing unless the owner offers more than one. */
  readonly perNightCents?: Cents | undefined
  /** Set if the family chose it. */
  readonly waiver?: WaiverTerms | undefined
  /** The deposit that was paid: it never changes with the order, but is at most the total. */
  readonly paidDepositCents?: Cents | undefined
  /**
   * The difference to the catalogue price that staff agreed on with the family, before tax; negative for a discount.
   */
  readonly agreedCents?: Cents | undefined
}

/** The terms that a booking was sold under and keeps. */
export type PriceTerms = Pick<
  Terms,
  | 'coupon'
  | 'delivery'
  | 'tax'
  | 'depositPercent'
  | 'deposit'
  | 'list'
  | 'perNightCents'
  | 'waiver'
  | 'paidDepositCents'
  | 'agreedCents'
> & {
  /** If missing, the limits of the terms of service apply. */
  readonly reschedule?: RescheduleLimits | undefined
}

export type DeliveryTerms = { readonly zip: string; readonly feeCents: Cents }

/** The tax rates for one party, in hundredths of a percent. */
export type TaxTerms = {
  /** Null if the ZIP code's county is unknown; then only the state's rate is charged. */
  readonly county: string | null
  readonly statePercent: number
  readonly countyPercent: number
  /** Taxable if missing, as in all bookings before this was a setting. */
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
  /** The last party day it is valid for; without one it does not expire. */
  readonly until?: PartyDay | null | undefined
}

/** One row of every summary, receipt, mail and response; they all render these rows and compute nothing themselves. */
export type PriceLine = {
  readonly kind:
    | 'theme'
    | 'nights'
    | 'rule'
    | 'addon'
    | 'minimum'
    | 'waiver'
    | 'delivery'
    | 'agreed'
    | 'tax'
    | 'balance'
    | 'coupon'
  /** Lines of the total say what the party costs; the others lead from the total to the amount due now. */
  readonly part: 'total' | 'dueNow'
  readonly label: string
  /** Signed: deferred amounts and reductions are negative. */
  readonly amountCents: Cents
  readonly quantity?: number | undefined
  readonly unitCents?: Cents | undefined
  /** What each teepee of a package adds, for later changes. */
  readonly eachCents?: readonly Cents[] | undefined
} & LineValues

/** The values in a label, from which other languages build theirs. */
export type LineValues = {
  readonly addonId?: number | undefined
  /** How many nights the party has, in a line for those after the first. */
  readonly nights?: number | undefined
  /** The name of a rule in Spanish. */
  readonly nameEs?: string | undefined
  /** From how many miles on there is a minimum. */
  readonly fromMiles?: number | undefined
  /** The ZIP code of a delivery. */
  readonly zip?: string | undefined
  /** The tax rate, state and county together, or the share of the damage waiver, in hundredths of a percent. */
  readonly percent?: number | undefined
  /** The certificate of a tax-exempt customer. */
  readonly certificate?: string | undefined
  readonly coupon?: Discount | undefined
}

/** A rule reads the order, the terms and the lines of the rules before it, and returns its own lines. */
export type PricingRule = (order: Order, terms: Terms, before: readonly PriceLine[]) => readonly PriceLine[]

export type Quote = {
  readonly lines: readonly PriceLine[]
  /** Everything before delivery and tax, with the agreed difference. */
  readonly subtotalCents: Cents
  readonly deliveryCents: Cents
  readonly taxCents: Cents
  /** The amount that is taxed; 0 if tax is off. */
  readonly taxableCents: Cents
  readonly totalCents: Cents
  /** The deposit's share of the total, even if everything is paid now. */
  readonly depositCents: Cents
  /** What the coupon actually takes off; never more than the amount due. */
  readonly discountCents: Cents
  readonly finalAmountCents: Cents
  /** What is left to pay before the party: for a deposit booking the total less the deposit, otherwise nothing. */
  readonly balanceCents: Cents
  readonly paymentOption: PaymentOption
  /** Set if the party is so near that no deposit is taken. */
  readonly isDueInFull?: true | undefined
}

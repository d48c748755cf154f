import { type Cents, WHOLE_PERCENTAGE } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { type AutopaySettings, NO_AUTOPAY } from './autopay-settings.ts'
import type { DepositTerms, Minimum, NightSettings, WaiverSettings } from './price-list/list-terms.ts'
import type { PriceRule } from './price-list/price-rule.ts'
import { NO_FURTHER_WAYS, type WaySettings } from './ways.ts'

/** Hundredths of a percent: 650 is 6.5 %. */
export type PercentHundredths = number

/** A flat fee for every address within this many miles by road. */
export type DeliveryRing = { readonly withinMiles: number; readonly feeCents: Cents }

/** How the owner charges for delivery. Distances are miles by road. */
export type DeliverySettings = {
  readonly enabled: boolean
  /** Where the van starts; without it, only ZIP codes with a fee of their own are served. */
  readonly depotZip: string | null
  /** The ratio of the estimated distance by road to the straight line between two ZIP codes. */
  readonly roadFactor: number
  readonly baseFeeCents: Cents
  readonly perMileCents: Cents
  /** Miles included in the base fee. */
  readonly freeMiles: number
  /** Beyond this many miles, families are asked to call; null means no limit. */
  readonly serviceMiles: number | null
  /** Fees of the rings around the depot, nearest first; beyond the last one, the base fee plus miles is charged. */
  readonly rings?: readonly DeliveryRing[] | undefined
  /** Fees by ZIP code; they override the distance. */
  readonly zipFees: Readonly<Record<string, Cents>>
}

export type CountyRate = {
  readonly county: string
  /** The county's surtax on top of the state's rate. */
  readonly percent: PercentHundredths
  /** The first party day it applies to. */
  readonly from: PartyDay
}

export type TaxSettings = {
  readonly enabled: boolean
  readonly statePercent: PercentHundredths
  readonly counties: readonly CountyRate[]
  /** Counties by ZIP code, for codes missing from the ZIP data. */
  readonly zipCounties: Readonly<Record<string, string>>
  /** Taxable if missing. */
  readonly themeTaxable?: boolean | undefined
  /** Taxable if missing. */
  readonly addonsTaxable?: boolean | undefined
  /** Delivery that a family cannot decline is taxable in Florida (Florida Administrative Code, rule 12A-1.045). */
  readonly deliveryTaxable: boolean
  readonly couponReducesTax: boolean
  /** When the owner last compared the rates with the state's table; missing if never. */
  readonly ratesCheckedOn?: PartyDay | undefined
}

export type RefundStep = {
  /** Applies to cancellations more than this many days before the party. */
  readonly daysBefore: number
  /** The refunded share of what was paid beyond the deposit. */
  readonly percent: PercentHundredths
}

/** How often a family can move its party itself; it must be more than `daysBefore` days away. */
export type RescheduleLimits = {
  readonly times: number
  readonly daysBefore: number
  /** What a family pays for each move after its first; missing if nothing. */
  readonly feeCents?: Cents | undefined
}

export type BookingPolicy = {
  readonly depositPercent: PercentHundredths
  /** Replaces the percentage. */
  readonly deposit?: DepositTerms | undefined
  /** A party this many days ahead or nearer is paid in full. */
  readonly fullPaymentDays?: number | undefined
  readonly refundSteps: readonly RefundStep[]
  /** If missing, the limits of the terms of service apply. */
  readonly reschedule?: RescheduleLimits | undefined
}

/** How many days before the party a family can still change its own order. */
export type OrderChangeSettings = {
  readonly enabled: boolean
  /** More teepees, another theme, guests, start time or address. */
  readonly daysBeforeMore: number
  /** More add-ons. */
  readonly daysBeforeAddons: number
  /** Fewer teepees or add-ons, or anything else that makes the party cheaper. */
  readonly daysBeforeFewer: number
}

/** What is held on a family's card from the day before its party, if the family agrees; 0 means nothing. */
export type HoldSettings = { readonly amountCents: Cents }

/** How much may be claimed from a family for damage at its party. */
export type DamageSettings = {
  /** The most that the terms allow for one party, in total; 0 means that nothing can be claimed. */
  readonly maximumCents: Cents
}

export type PricingSettings = {
  readonly delivery: DeliverySettings
  readonly tax: TaxSettings
  readonly policy: BookingPolicy
  /** How long families can change their own orders. */
  readonly changes: OrderChangeSettings
  /** Payment methods besides cards, wallets and Link. */
  readonly ways: WaySettings
  readonly damage: DamageSettings
  readonly hold: HoldSettings
  /** Balances charged to the card that paid the deposit. */
  readonly autopay: AutopaySettings
  /** In the order in which they apply. */
  readonly rules: readonly PriceRule[]
  readonly minimums: readonly Minimum[]
  readonly waiver: WaiverSettings
  readonly nights: NightSettings
}

/** The settings of a new site: delivery and tax are off, and the policy is that of the terms of service. */
export const DEFAULT_PRICING: PricingSettings = {
  delivery: {
    enabled: false,
    depotZip: null,
    roadFactor: 1.3,
    baseFeeCents: 0,
    perMileCents: 0,
    freeMiles: 0,
    serviceMiles: null,
    zipFees: {},
  },
  tax: {
    enabled: false,
    statePercent: 600,
    counties: [],
    zipCounties: {},
    deliveryTaxable: true,
    couponReducesTax: false,
  },
  policy: { depositPercent: 5_000, refundSteps: [{ daysBefore: 14, percent: WHOLE_PERCENTAGE }] },
  changes: { enabled: true, daysBeforeMore: 1, daysBeforeAddons: 3, daysBeforeFewer: 7 },
  ways: NO_FURTHER_WAYS,
  damage: { maximumCents: 0 },
  hold: { amountCents: 0 },
  autopay: NO_AUTOPAY,
  rules: [],
  minimums: [],
  waiver: { enabled: false, percent: 0, coversCents: 0 },
  nights: { most: 1, perTeepeeCents: 0 },
}

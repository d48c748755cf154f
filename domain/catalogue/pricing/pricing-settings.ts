import type { Cents } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { getUsualValues } from '#domain/foundation/values/described-values.ts'
import { DEFAULT_POLICY } from './default-policy.ts'
import type { DepositTerms, Minimum, NightSettings, WaiverSettings } from './price-list/list-terms.ts'
import type { PriceRule } from './price-list/price-rule.ts'
import { PRICE_VALUES, type StoredPart } from './price-values.ts'

/** Hundredths of a percent: 650 is 6.5 %. */
export type PercentHundredths = number

/** A flat fee for every address within this many miles by road. */
export type DeliveryRing = { readonly withinMiles: number; readonly feeCents: Cents }

/** How the owner charges for delivery. Distances are miles by road. */
export type DeliverySettings = StoredPart<'delivery'> & {
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

export type TaxSettings = StoredPart<'tax'> & {
  readonly counties: readonly CountyRate[]
  /** Counties by ZIP code, for codes missing from the ZIP data. */
  readonly zipCounties: Readonly<Record<string, string>>
}

export type RefundStep = {
  /** Applies to cancellations more than this many days before the party. */
  readonly daysBefore: number
  /** The refunded share of what was paid beyond the deposit. */
  readonly percent: PercentHundredths
}

export type RescheduleLimits = StoredPart<'reschedule'>

export type BookingPolicy = StoredPart<'policy'> & {
  /** Replaces the percentage. */
  readonly deposit?: DepositTerms | undefined
  /** A party this many days ahead or nearer is paid in full. */
  readonly fullPaymentDays?: number | undefined
  readonly refundSteps: readonly RefundStep[]
  /** If missing, the limits of the terms of service apply. */
  readonly reschedule?: RescheduleLimits | undefined
}

export type OrderChangeSettings = StoredPart<'changes'>
export type WaySettings = StoredPart<'ways'>
export type AutopaySettings = StoredPart<'autopay'>

export type PricingSettings = {
  readonly delivery: DeliverySettings
  readonly tax: TaxSettings
  readonly policy: BookingPolicy
  /** How long families can change their own orders. */
  readonly changes: OrderChangeSettings
  /** Payment methods besides cards, wallets and Link. */
  readonly ways: WaySettings
  readonly damage: StoredPart<'damage'>
  readonly hold: StoredPart<'hold'>
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
  delivery: { ...getUsualValues(PRICE_VALUES.delivery), zipFees: {} },
  tax: { ...getUsualValues(PRICE_VALUES.tax), counties: [], zipCounties: {} },
  policy: DEFAULT_POLICY,
  changes: getUsualValues(PRICE_VALUES.changes),
  ways: getUsualValues(PRICE_VALUES.ways),
  damage: getUsualValues(PRICE_VALUES.damage),
  hold: getUsualValues(PRICE_VALUES.hold),
  autopay: getUsualValues(PRICE_VALUES.autopay),
  rules: [],
  minimums: [],
  waiver: { enabled: false, percent: 0, coversCents: 0 },
  nights: { most: 1, perTeepeeCents: 0 },
}

export const PRICING_PARTS = /* @__PURE__ */ Object.keys(
  DEFAULT_PRICING,
) as readonly (keyof PricingSettings)[]

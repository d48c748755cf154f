import type { DescribedValue, StoredValues } from '#domain/foundation/values/described-values.ts'
import { DEFAULT_POLICY } from './default-policy.ts'
import { TEEPEES_MOST } from './price-list/theme-prices.ts'

/** `hasHint`: the form explains it by `admin.pricing.hints.<part>.<name>`. */
export type PriceValue = DescribedValue & { readonly hasHint?: true }

const DAYS_BEFORE = { kind: 'whole', most: 365, problem: 'pricing.days365' } as const

/**
 * The single values of the owner's prices, by their part. What is stored, requests, responses, the fields of the form
 * and the names in the log are derived from this list, in this order. A new entry needs its texts:
 * `admin.pricing.<part>.<name>` and `audit.nested.<part>.<name>`.
 */
export const PRICE_VALUES = {
  delivery: {
    enabled: { kind: 'onOff', usual: false, hasHint: true },
    /** Where the van starts; without it, only ZIP codes with a fee of their own are served. */
    depotZip: { kind: 'zip', usual: null },
    /** The ratio of the estimated distance by road to the straight line between two ZIP codes. */
    roadFactor: { kind: 'factor', least: 1, most: 5, problem: 'pricing.factor', usual: 1.3 },
    baseFee: { kind: 'dollars', usual: 0 },
    perMile: { kind: 'dollars', usual: 0 },
    /** Miles included in the base fee. */
    freeMiles: { kind: 'miles', usual: 0 },
    /** Beyond this many miles, families are asked to call; null means no limit. */
    serviceMiles: { kind: 'miles', usual: null },
  },
  tax: {
    enabled: { kind: 'onOff', usual: false, hasHint: true },
    statePercent: { kind: 'percent', usual: 600 },
    /** When the owner last compared the rates with the state's table. */
    ratesCheckedOn: {
      kind: 'day',
      problem: 'fields.day',
      isOptional: true,
      description: { read: 'When the rates were last checked' },
    },
    themeTaxable: { kind: 'onOff', isOptional: true, description: { read: 'Taxable if missing' } },
    addonsTaxable: { kind: 'onOff', isOptional: true, description: { read: 'Taxable if missing' } },
    /** Delivery that a family cannot decline is taxable in Florida (Florida Administrative Code, rule 12A-1.045). */
    deliveryTaxable: { kind: 'onOff', usual: true, hasHint: true },
    couponReducesTax: { kind: 'onOff', usual: false },
  },
  policy: { depositPercent: { kind: 'percent', usual: DEFAULT_POLICY.depositPercent } },
  /** How often a family can move its party itself; it must be more than `daysBefore` days away. */
  reschedule: {
    times: { kind: 'whole', most: 10, problem: 'pricing.times' },
    daysBefore: DAYS_BEFORE,
    /** What a family pays for each move after its first. */
    fee: {
      kind: 'dollars',
      isOptional: true,
      description: { read: 'For each move of a family after its first' },
    },
  },
  /** How many days before the party a family can still change its own order. */
  changes: {
    enabled: { kind: 'onOff', usual: true, hasHint: true },
    /** More teepees, another theme, guests, start time or address. */
    daysBeforeMore: { ...DAYS_BEFORE, usual: 1 },
    /** More add-ons. */
    daysBeforeAddons: { ...DAYS_BEFORE, usual: 3 },
    /** Fewer teepees or add-ons, or anything else that makes the party cheaper. */
    daysBeforeFewer: { ...DAYS_BEFORE, usual: 7 },
    /** An order that grows to this many teepees or more needs its own deposit first; 0: it keeps the one that was paid. */
    depositFollowsFrom: {
      kind: 'whole',
      most: TEEPEES_MOST,
      problem: 'pricing.teepeesUpTo',
      usual: 0,
      isLeftOut: true,
      hasHint: true,
      description: {
        read: 'From this many teepees on, families pay the deposit of the larger order before it is held',
      },
    },
  },
  /** Payment methods besides cards, wallets and Link. */
  ways: {
    cashApp: { kind: 'onOff', usual: false, hasHint: true },
    klarna: { kind: 'onOff', usual: false },
    /** Bank debit (ACH): the money arrives days later, or not at all. */
    bankAccount: { kind: 'onOff', usual: false, hasHint: true },
  },
  damage: {
    /** The most that the terms allow to claim for one party, in total; 0 means that nothing can be claimed. */
    maximum: { kind: 'dollars', usual: 0, hasHint: true },
  },
  hold: {
    /** What is held on a family's card from the day before its party, if the family agrees; 0 means nothing. */
    amount: { kind: 'dollars', usual: 0, hasHint: true },
  },
  /** How balances are charged to the card that paid the deposit, for families that agreed to it. */
  autopay: {
    enabled: { kind: 'onOff', usual: false, hasHint: true },
    /** How many days before the charge the family is notified by mail. */
    noticeDays: { kind: 'whole', least: 1, most: 14, problem: 'pricing.noticeDays', usual: 3, hasHint: true },
    /** The hour of day in Miami at which cards are charged. */
    hour: { kind: 'whole', most: 23, problem: 'pricing.hour', usual: 10, hasHint: true },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PriceValue>>>>

export type PriceValues = typeof PRICE_VALUES
export type Part = keyof PriceValues
export type NameIn<In extends Part> = keyof PriceValues[In] & string

export type StoredPart<In extends Part> = StoredValues<PriceValues[In]>

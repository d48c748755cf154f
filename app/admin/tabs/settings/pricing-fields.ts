import type { Pricing } from '#contract/money/pricing.ts'
import { USUAL_RESCHEDULE } from '#domain/changes/reschedule.ts'
import type { PricingWords } from './pricing-words.ts'

/** The form's own shape: lists are texts with one entry per line. */
export type PricingFields = {
  chargesDelivery: boolean
  depotZip: string
  roadFactor: string
  baseFee: string
  perMile: string
  freeMiles: string
  /** Empty for no limit. */
  serviceMiles: string
  /** `10 0.00`: miles by road and the fee within them. */
  rings: string
  /** `33139 40.00` */
  zipFees: string
  chargesTax: boolean
  statePercent: string
  /** `Miami-Dade 1.00 2027-01-01` */
  counties: string
  /** `33101 Miami-Dade` */
  zipCounties: string
  /** `yyyy-MM-dd`, or empty. */
  ratesCheckedOn: string
  themeTaxable: boolean
  addonsTaxable: boolean
  deliveryTaxable: boolean
  couponReducesTax: boolean
  depositPercent: string
  /** `14 100.00`: days before the party and the refunded share. */
  refundSteps: string
  rescheduleTimes: string
  rescheduleDays: string
  changesOrders: boolean
  changeDaysMore: string
  changeDaysAddons: string
  changeDaysFewer: string
  offersCashApp: boolean
  offersKlarna: boolean
  offersBankAccount: boolean
}

export function toPricingFields({ delivery, tax, policy, changes, ways }: Pricing): PricingFields {
  const { times, daysBefore } = policy.reschedule ?? USUAL_RESCHEDULE
  return {
    chargesDelivery: delivery.enabled,
    depotZip: delivery.depotZip ?? '',
    roadFactor: String(delivery.roadFactor),
    baseFee: delivery.baseFee,
    perMile: delivery.perMile,
    freeMiles: String(delivery.freeMiles),
    serviceMiles: delivery.serviceMiles === null ? '' : String(delivery.serviceMiles),
    rings: toLines((delivery.rings ?? []).map(({ withinMiles, fee }) => [withinMiles, fee])),
    zipFees: toLines(Object.entries(delivery.zipFees)),
    chargesTax: tax.enabled,
    statePercent: tax.statePercent,
    counties: toLines(tax.counties.map(({ county, percent, from }) => [county, percent, from])),
    zipCounties: toLines(Object.entries(tax.zipCounties)),
    ratesCheckedOn: tax.ratesCheckedOn ?? '',
    themeTaxable: tax.themeTaxable ?? true,
    addonsTaxable: tax.addonsTaxable ?? true,
    deliveryTaxable: tax.deliveryTaxable,
    couponReducesTax: tax.couponReducesTax,
    depositPercent: policy.depositPercent,
    refundSteps: toLines(policy.refundSteps.map((step) => [step.daysBefore, step.percent])),
    rescheduleTimes: String(times),
    rescheduleDays: String(daysBefore),
    changesOrders: changes.enabled,
    changeDaysMore: String(changes.daysBeforeMore),
    changeDaysAddons: String(changes.daysBeforeAddons),
    changeDaysFewer: String(changes.daysBeforeFewer),
    offersCashApp: ways.cashApp,
    offersKlarna: ways.klarna,
    offersBankAccount: ways.bankAccount,
  }
}

export function toPricingChange(fields: PricingFields) {
  return {
    delivery: {
      enabled: fields.chargesDelivery,
      depotZip: fields.depotZip.trim() || null,
      roadFactor: Number(fields.roadFactor),
      baseFee: fields.baseFee,
      perMile: fields.perMile,
      freeMiles: Number(fields.freeMiles),
      serviceMiles: fields.serviceMiles.trim() === '' ? null : Number(fields.serviceMiles),
      rings: read(fields.rings, RING).map(({ miles = '', fee = '' }) => ({
        withinMiles: Number(miles),
        fee,
      })),
      zipFees: Object.fromEntries(read(fields.zipFees, ZIP_FEE).map(({ zip = '', fee = '' }) => [zip, fee])),
    },
    tax: {
      enabled: fields.chargesTax,
      statePercent: fields.statePercent,
      counties: read(fields.counties, COUNTY).map(({ county = '', percent = '', from = '' }) => ({
        county,
        percent,
        from,
      })),
      zipCounties: Object.fromEntries(
        read(fields.zipCounties, ZIP_COUNTY).map(({ zip = '', county = '' }) => [zip, county]),
      ),
      ...(fields.ratesCheckedOn !== '' && { ratesCheckedOn: fields.ratesCheckedOn }),
      themeTaxable: fields.themeTaxable,
      addonsTaxable: fields.addonsTaxable,
      deliveryTaxable: fields.deliveryTaxable,
      couponReducesTax: fields.couponReducesTax,
    },
    policy: {
      depositPercent: fields.depositPercent,
      refundSteps: read(fields.refundSteps, STEP).map(({ days = '', percent = '' }) => ({
        daysBefore: Number(days),
        percent,
      })),
      reschedule: { times: Number(fields.rescheduleTimes), daysBefore: Number(fields.rescheduleDays) },
    },
    changes: {
      enabled: fields.changesOrders,
      daysBeforeMore: Number(fields.changeDaysMore),
      daysBeforeAddons: Number(fields.changeDaysAddons),
      daysBeforeFewer: Number(fields.changeDaysFewer),
    },
    ways: {
      cashApp: fields.offersCashApp,
      klarna: fields.offersKlarna,
      bankAccount: fields.offersBankAccount,
    },
  }
}

/** Returns lines that cannot be parsed; all else is checked by the server. */
export function findPricingProblems(
  fields: PricingFields,
  words: PricingWords,
): Partial<Record<keyof PricingFields, string>> {
  const problems: Partial<Record<keyof PricingFields, string>> = {}
  for (const [name, pattern, example] of [
    ['rings', RING, '10 0.00'],
    ['zipFees', ZIP_FEE, '33139 40.00'],
    ['counties', COUNTY, 'Miami-Dade 1.00 2027-01-01'],
    ['zipCounties', ZIP_COUNTY, '33101 Miami-Dade'],
    ['refundSteps', STEP, '14 100.00'],
  ] as const) {
    const wrong = toEntries(fields[name]).find((line) => !pattern.test(line))
    if (wrong !== undefined) problems[name] = words.unreadable(wrong, example)
  }
  for (const name of [
    'roadFactor',
    'freeMiles',
    'baseFee',
    'perMile',
    'statePercent',
    'depositPercent',
    'rescheduleTimes',
    'rescheduleDays',
    'changeDaysMore',
    'changeDaysAddons',
    'changeDaysFewer',
  ] as const)
    if (!/^\d+(\.\d+)?$/.test(fields[name].trim())) problems[name] = words.noNumber
  if (!/^(\d+(\.\d+)?)?$/.test(fields.serviceMiles.trim())) problems.serviceMiles = words.noMiles
  return problems
}

const RING = /^(?<miles>\d+(\.\d+)?)\s+(?<fee>\d+(\.\d{1,2})?)$/
const ZIP_COUNTY = /^(?<zip>\d{5})\s+(?<county>\D+)$/
const ZIP_FEE = /^(?<zip>\d{5})\s+(?<fee>\d+(\.\d{1,2})?)$/
const COUNTY = /^(?<county>\D+?)\s+(?<percent>\d+(\.\d{1,2})?)\s+(?<from>\d{4}-\d{2}-\d{2})$/
const STEP = /^(?<days>\d{1,3})\s+(?<percent>\d+(\.\d{1,2})?)$/

function toLines(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.join(' ')).join('\n')
}

function toEntries(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function read(text: string, pattern: RegExp): Record<string, string | undefined>[] {
  return toEntries(text).map((line) => pattern.exec(line)?.groups ?? {})
}

import type { Pricing } from '#contract/pricing.ts'
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
  /** `33139 40.00` */
  zipFees: string
  chargesTax: boolean
  statePercent: string
  /** `Miami-Dade 1.00 2027-01-01` */
  counties: string
  /** `yyyy-MM-dd`, or empty. */
  ratesCheckedOn: string
  deliveryTaxable: boolean
  couponReducesTax: boolean
  depositPercent: string
  /** `14 100.00`: days before the party and the refunded share. */
  refundSteps: string
}

export function pricingFieldsOf({ delivery, tax, policy }: Pricing): PricingFields {
  return {
    chargesDelivery: delivery.enabled,
    depotZip: delivery.depotZip ?? '',
    roadFactor: String(delivery.roadFactor),
    baseFee: delivery.baseFee,
    perMile: delivery.perMile,
    freeMiles: String(delivery.freeMiles),
    serviceMiles: delivery.serviceMiles === null ? '' : String(delivery.serviceMiles),
    zipFees: linesOf(Object.entries(delivery.zipFees)),
    chargesTax: tax.enabled,
    statePercent: tax.statePercent,
    counties: linesOf(tax.counties.map(({ county, percent, from }) => [county, percent, from])),
    ratesCheckedOn: tax.ratesCheckedOn ?? '',
    deliveryTaxable: tax.deliveryTaxable,
    couponReducesTax: tax.couponReducesTax,
    depositPercent: policy.depositPercent,
    refundSteps: linesOf(policy.refundSteps.map(({ daysBefore, percent }) => [daysBefore, percent])),
  }
}

export function pricingChangeOf(fields: PricingFields) {
  return {
    delivery: {
      enabled: fields.chargesDelivery,
      depotZip: fields.depotZip.trim() || null,
      roadFactor: Number(fields.roadFactor),
      baseFee: fields.baseFee,
      perMile: fields.perMile,
      freeMiles: Number(fields.freeMiles),
      serviceMiles: fields.serviceMiles.trim() === '' ? null : Number(fields.serviceMiles),
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
      ...(fields.ratesCheckedOn !== '' && { ratesCheckedOn: fields.ratesCheckedOn }),
      deliveryTaxable: fields.deliveryTaxable,
      couponReducesTax: fields.couponReducesTax,
    },
    policy: {
      depositPercent: fields.depositPercent,
      refundSteps: read(fields.refundSteps, STEP).map(({ days = '', percent = '' }) => ({
        daysBefore: Number(days),
        percent,
      })),
    },
  }
}

/** Returns lines that cannot be parsed; all else is checked by the server. */
export function pricingProblemsOf(
  fields: PricingFields,
  words: PricingWords,
): Partial<Record<keyof PricingFields, string>> {
  const problems: Partial<Record<keyof PricingFields, string>> = {}
  for (const [name, pattern, example] of [
    ['zipFees', ZIP_FEE, '33139 40.00'],
    ['counties', COUNTY, 'Miami-Dade 1.00 2027-01-01'],
    ['refundSteps', STEP, '14 100.00'],
  ] as const) {
    const wrong = entriesOf(fields[name]).find((line) => !pattern.test(line))
    if (wrong !== undefined) problems[name] = words.unreadable(wrong, example)
  }
  for (const name of [
    'roadFactor',
    'freeMiles',
    'baseFee',
    'perMile',
    'statePercent',
    'depositPercent',
  ] as const)
    if (!/^\d+(\.\d+)?$/.test(fields[name].trim())) problems[name] = words.noNumber
  if (!/^(\d+(\.\d+)?)?$/.test(fields.serviceMiles.trim())) problems.serviceMiles = words.noMiles
  return problems
}

const ZIP_FEE = /^(?<zip>\d{5})\s+(?<fee>\d+(\.\d{1,2})?)$/
const COUNTY = /^(?<county>\D+?)\s+(?<percent>\d+(\.\d{1,2})?)\s+(?<from>\d{4}-\d{2}-\d{2})$/
const STEP = /^(?<days>\d{1,3})\s+(?<percent>\d+(\.\d{1,2})?)$/

function linesOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.join(' ')).join('\n')
}

function entriesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function read(text: string, pattern: RegExp): Record<string, string | undefined>[] {
  return entriesOf(text).map((line) => pattern.exec(line)?.groups ?? {})
}

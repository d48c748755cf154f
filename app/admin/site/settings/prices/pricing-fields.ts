import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { changePricing, type Pricing } from '#contract/money/pricing.ts'
import { USUAL_RESCHEDULE } from '#domain/booking/changes/reschedule.ts'

export type RingRow = { readonly withinMiles: string; readonly fee: string }
export type CountyRow = { readonly county: string; readonly percent: string; readonly from: string }
export type ZipCountyRow = { readonly zip: string; readonly county: string }
export type RefundRow = { readonly daysBefore: string; readonly percent: string }

/** The form's own shape: everything as typed. Rows use the request's field names. */
export type PricingFields = {
  chargesDelivery: boolean
  depotZip: string
  roadFactor: string
  baseFee: string
  perMile: string
  freeMiles: string
  /** Empty for no limit. */
  serviceMiles: string
  rings: readonly RingRow[]
  /** Fees by ZIP code; an empty one is ignored. */
  zipFees: Readonly<Record<string, string>>
  chargesTax: boolean
  statePercent: string
  counties: readonly CountyRow[]
  zipCounties: readonly ZipCountyRow[]
  /** `yyyy-MM-dd`, or empty. */
  ratesCheckedOn: string
  themeTaxable: boolean
  addonsTaxable: boolean
  deliveryTaxable: boolean
  couponReducesTax: boolean
  depositPercent: string
  refundSteps: readonly RefundRow[]
  rescheduleTimes: string
  rescheduleDays: string
  rescheduleFee: string
  changesOrders: boolean
  changeDaysMore: string
  changeDaysAddons: string
  changeDaysFewer: string
  offersCashApp: boolean
  offersKlarna: boolean
  offersBankAccount: boolean
  damageMaximum: string
  holdAmount: string
  offersAutopay: boolean
  autopayNoticeDays: string
  /** The hour of the day, such as `10`. */
  autopayHour: string
}

export function toPricingFields(pricing: Pricing): PricingFields {
  const { delivery, tax, policy, changes, ways, damage, hold, autopay } = pricing
  const { times, daysBefore, fee = '0.00' } = policy.reschedule ?? { ...USUAL_RESCHEDULE, fee: undefined }
  return {
    chargesDelivery: delivery.enabled,
    depotZip: delivery.depotZip ?? '',
    roadFactor: String(delivery.roadFactor),
    baseFee: delivery.baseFee,
    perMile: delivery.perMile,
    freeMiles: String(delivery.freeMiles),
    serviceMiles: delivery.serviceMiles === null ? '' : String(delivery.serviceMiles),
    rings: (delivery.rings ?? []).map(({ withinMiles, fee }) => ({ withinMiles: String(withinMiles), fee })),
    zipFees: delivery.zipFees,
    chargesTax: tax.enabled,
    statePercent: tax.statePercent,
    counties: tax.counties,
    zipCounties: Object.entries(tax.zipCounties).map(([zip, county]) => ({ zip, county })),
    ratesCheckedOn: tax.ratesCheckedOn ?? '',
    themeTaxable: tax.themeTaxable ?? true,
    addonsTaxable: tax.addonsTaxable ?? true,
    deliveryTaxable: tax.deliveryTaxable,
    couponReducesTax: tax.couponReducesTax,
    depositPercent: policy.depositPercent,
    refundSteps: policy.refundSteps.map(({ daysBefore, percent }) => ({
      daysBefore: String(daysBefore),
      percent,
    })),
    rescheduleTimes: String(times),
    rescheduleDays: String(daysBefore),
    rescheduleFee: fee,
    changesOrders: changes.enabled,
    changeDaysMore: String(changes.daysBeforeMore),
    changeDaysAddons: String(changes.daysBeforeAddons),
    changeDaysFewer: String(changes.daysBeforeFewer),
    offersCashApp: ways.cashApp,
    offersKlarna: ways.klarna,
    offersBankAccount: ways.bankAccount,
    damageMaximum: damage.maximum,
    holdAmount: hold.amount,
    offersAutopay: autopay.enabled,
    autopayNoticeDays: String(autopay.noticeDays),
    autopayHour: String(autopay.hour),
  }
}

export function toPricingChange(fields: PricingFields) {
  return {
    delivery: {
      enabled: fields.chargesDelivery,
      depotZip: fields.depotZip.trim() || null,
      roadFactor: fields.roadFactor.trim(),
      baseFee: fields.baseFee.trim(),
      perMile: fields.perMile.trim(),
      freeMiles: fields.freeMiles.trim(),
      serviceMiles: fields.serviceMiles.trim() === '' ? null : fields.serviceMiles.trim(),
      rings: fields.rings.map(({ withinMiles, fee }) => ({
        withinMiles: withinMiles.trim(),
        fee: fee.trim(),
      })),
      zipFees: Object.fromEntries(Object.entries(fields.zipFees).filter(([, fee]) => fee.trim() !== '')),
    },
    tax: {
      enabled: fields.chargesTax,
      statePercent: fields.statePercent.trim(),
      counties: fields.counties.map((row) => ({
        ...row,
        county: row.county.trim(),
        percent: row.percent.trim(),
      })),
      zipCounties: Object.fromEntries(
        fields.zipCounties.map(({ zip, county }) => [zip.trim(), county.trim()]),
      ),
      ...(fields.ratesCheckedOn !== '' && { ratesCheckedOn: fields.ratesCheckedOn }),
      themeTaxable: fields.themeTaxable,
      addonsTaxable: fields.addonsTaxable,
      deliveryTaxable: fields.deliveryTaxable,
      couponReducesTax: fields.couponReducesTax,
    },
    policy: {
      depositPercent: fields.depositPercent.trim(),
      refundSteps: fields.refundSteps.map(({ daysBefore, percent }) => ({
        daysBefore: daysBefore.trim(),
        percent: percent.trim(),
      })),
      reschedule: {
        times: fields.rescheduleTimes.trim(),
        daysBefore: fields.rescheduleDays.trim(),
        fee: fields.rescheduleFee.trim(),
      },
    },
    changes: {
      enabled: fields.changesOrders,
      daysBeforeMore: fields.changeDaysMore.trim(),
      daysBeforeAddons: fields.changeDaysAddons.trim(),
      daysBeforeFewer: fields.changeDaysFewer.trim(),
    },
    ways: {
      cashApp: fields.offersCashApp,
      klarna: fields.offersKlarna,
      bankAccount: fields.offersBankAccount,
    },
    damage: { maximum: fields.damageMaximum.trim() },
    hold: { amount: fields.holdAmount.trim() },
    autopay: {
      enabled: fields.offersAutopay,
      noticeDays: fields.autopayNoticeDays.trim(),
      hour: fields.autopayHour.trim(),
    },
  }
}

/** Request fields that have another name in the form. */
const FIELDS: Readonly<Record<string, keyof PricingFields>> = {
  'policy.reschedule.times': 'rescheduleTimes',
  'policy.reschedule.daysBefore': 'rescheduleDays',
  'policy.reschedule.fee': 'rescheduleFee',
  'changes.daysBeforeMore': 'changeDaysMore',
  'changes.daysBeforeAddons': 'changeDaysAddons',
  'changes.daysBeforeFewer': 'changeDaysFewer',
  'damage.maximum': 'damageMaximum',
  'hold.amount': 'holdAmount',
  'autopay.noticeDays': 'autopayNoticeDays',
  'autopay.hour': 'autopayHour',
}

const COUNTY_OF_ZIP = 'tax.zipCounties.'

export const PRICING_RULES: FormRules<PricingFields> = {
  schema: changePricing.body,
  toBody: toPricingChange,
  toField(path, { zipCounties }) {
    if (!path.startsWith(COUNTY_OF_ZIP)) return FIELDS[path]
    // A record in the request, rows in the form.
    const row = zipCounties.findIndex(({ zip }) => zip.trim() === path.slice(COUNTY_OF_ZIP.length))
    return `zipCounties.${row}.${zipCounties[row]?.county.trim() === '' ? 'county' : 'zip'}`
  },
  findMore({ zipCounties }, text) {
    const zips = zipCounties.map(({ zip }) => zip.trim())
    const same = zips.flatMap((zip, index) => (zips.indexOf(zip) < index ? [index] : []))
    return Object.fromEntries(
      same.map((index) => [`zipCounties.${index}.zip`, text('admin.prices.problem.sameZip')]),
    )
  },
}

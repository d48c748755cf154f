import type { Pricing } from '#contract/money/pricing.ts'
import { USUAL_RESCHEDULE } from '#domain/changes/reschedule.ts'

export type RingRow = { readonly withinMiles: string; readonly fee: string }
export type CountyRow = { readonly county: string; readonly percent: string; readonly from: string }
export type ZipCountyRow = { readonly zip: string; readonly county: string }
export type RefundRow = { readonly daysBefore: string; readonly percent: string }

/** The form's own shape: everything as it is typed. Rows name their parts as the request does. */
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
  /** Fees by ZIP code; an empty one counts as none. */
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
  /** The hour of the day, `10`. */
  autopayHour: string
}

export function toPricingFields(pricing: Pricing): PricingFields {
  const { delivery, tax, policy, changes, ways, damage, hold, autopay } = pricing
  const { times, daysBefore } = policy.reschedule ?? USUAL_RESCHEDULE
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
      roadFactor: Number(fields.roadFactor),
      baseFee: fields.baseFee,
      perMile: fields.perMile,
      freeMiles: Number(fields.freeMiles),
      serviceMiles: fields.serviceMiles.trim() === '' ? null : Number(fields.serviceMiles),
      rings: fields.rings.map(({ withinMiles, fee }) => ({ withinMiles: Number(withinMiles), fee })),
      zipFees: Object.fromEntries(Object.entries(fields.zipFees).filter(([, fee]) => fee.trim() !== '')),
    },
    tax: {
      enabled: fields.chargesTax,
      statePercent: fields.statePercent,
      counties: fields.counties.map((row) => ({ ...row, county: row.county.trim() })),
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
      depositPercent: fields.depositPercent,
      refundSteps: fields.refundSteps.map(({ daysBefore, percent }) => ({
        daysBefore: Number(daysBefore),
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
    damage: { maximum: fields.damageMaximum },
    hold: { amount: fields.holdAmount },
    autopay: {
      enabled: fields.offersAutopay,
      noticeDays: Number(fields.autopayNoticeDays),
      hour: Number(fields.autopayHour),
    },
  }
}

import type { Pricing } from '#contract/money/pricing.ts'
import { CountyRateChange, RefundStepChange, RingChange } from '#contract/money/pricing-change.ts'
import { readDeposit, readMinimum, readRule } from '#contract/money/read-price-list.ts'
import type { PricingSettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import type { PricingFields } from './pricing-fields.ts'

export type DraftPricing = Pick<PricingSettings, 'delivery' | 'tax' | 'policy' | 'rules' | 'minimums'>

/**
 * Returns the form's current values as the pricing rules read them, without incomplete rows. Undefined while
 * a required number is invalid. The price list is edited elsewhere, and taken as it is stored.
 */
export function toDraftPricing(fields: PricingFields, stored: Pricing): DraftPricing | undefined {
  const numbers = [
    ...[fields.roadFactor, fields.freeMiles, fields.baseFee, fields.perMile],
    ...[fields.statePercent, fields.depositPercent],
  ]
  const service = fields.serviceMiles.trim()
  if (!numbers.every(isNumber) || (service !== '' && !isNumber(service))) return undefined
  return {
    delivery: {
      enabled: fields.chargesDelivery,
      depotZip: fields.depotZip.trim() || null,
      roadFactor: Number(fields.roadFactor),
      baseFeeCents: hundredths(fields.baseFee),
      perMileCents: hundredths(fields.perMile),
      freeMiles: Number(fields.freeMiles),
      serviceMiles: service === '' ? null : Number(service),
      rings: fields.rings
        .filter((row) => RingChange.safeParse(row).success)
        .map(({ withinMiles, fee }) => ({ withinMiles: Number(withinMiles), feeCents: hundredths(fee) })),
      zipFees: Object.fromEntries(
        Object.entries(fields.zipFees)
          .filter(([, fee]) => isNumber(fee))
          .map(([zip, fee]) => [zip, hundredths(fee)]),
      ),
    },
    tax: {
      enabled: fields.chargesTax,
      statePercent: hundredths(fields.statePercent),
      counties: fields.counties
        .filter((row) => CountyRateChange.safeParse(row).success)
        .map((row) => ({ ...row, percent: hundredths(row.percent) })),
      zipCounties: Object.fromEntries(
        fields.zipCounties.map(({ zip, county }) => [zip.trim(), county.trim()]),
      ),
      themeTaxable: fields.themeTaxable,
      addonsTaxable: fields.addonsTaxable,
      deliveryTaxable: fields.deliveryTaxable,
      couponReducesTax: fields.couponReducesTax,
    },
    policy: {
      depositPercent: hundredths(fields.depositPercent),
      deposit: stored.policy.deposit && readDeposit(stored.policy.deposit),
      refundSteps: fields.refundSteps
        .filter((row) => RefundStepChange.safeParse(row).success)
        .map(({ daysBefore, percent }) => ({
          daysBefore: Number(daysBefore),
          percent: hundredths(percent),
        })),
    },
    rules: stored.rules?.map(readRule) ?? [],
    minimums: stored.minimums?.map(readMinimum) ?? [],
  }
}

function hundredths(typed: string): number {
  return parseDollars(typed.trim()) ?? 0
}

function isNumber(typed: string): boolean {
  return /^\d+(\.\d+)?$/.test(typed.trim())
}

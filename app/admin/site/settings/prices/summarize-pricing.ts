import type { PricePart } from '#contract/site/admin-places.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatPercent, parseDollars } from '#domain/foundation/money/money.ts'
import type { PricingFields } from './pricing-fields.ts'

/** Summarizes each section of the prices in one line, from the current input; invalid numbers count as 0. */
export function summarizePricing(fields: PricingFields, text: Text): Readonly<Record<PricePart, string>> {
  const { counties, refundSteps, rings, zipFees } = fields
  const [step] = refundSteps
  const ways = [fields.offersCashApp, fields.offersKlarna, fields.offersBankAccount]
  return {
    delivery: text('admin.prices.set.delivery', {
      isOn: toChoice(fields.chargesDelivery),
      rings: rings.length,
      zips: Object.values(zipFees).filter((fee) => fee.trim() !== '').length,
    }),
    tax: text('admin.prices.set.tax', {
      isOn: toChoice(fields.chargesTax),
      percent: toPercent(fields.statePercent),
      counties: counties.length,
    }),
    policy: text('admin.prices.set.policy', {
      deposit: toPercent(fields.depositPercent),
      steps: refundSteps.length,
      percent: toPercent(step?.percent ?? ''),
      days: Number(step?.daysBefore) || 0,
      moves: Number(fields.rescheduleTimes) || 0,
    }),
    changes: text('admin.prices.set.changes', {
      isOn: toChoice(fields.changesOrders),
      days: Number(fields.changeDaysMore) || 0,
    }),
    ways: text('admin.prices.set.ways', { count: ways.filter(Boolean).length }),
    damage: text('admin.prices.set.damage', {
      maximum: toCents(fields.damageMaximum),
      hold: toCents(fields.holdAmount),
    }),
    autopay: text('admin.prices.set.autopay', {
      isOn: toChoice(fields.offersAutopay),
      days: Number(fields.autopayNoticeDays) || 0,
    }),
  }
}

function toChoice(isOn: boolean): 'yes' | 'no' {
  return isOn ? 'yes' : 'no'
}

function toCents(typed: string): number {
  return parseDollars(typed.trim()) ?? 0
}

function toPercent(typed: string): string {
  return formatPercent(toCents(typed))
}

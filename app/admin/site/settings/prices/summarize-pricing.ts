import type { PricePart } from '#contract/site/admin-places.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatPercent, parseDollars } from '#domain/foundation/money/money.ts'
import type { PricingFields } from './price-form.ts'

/** Summarizes each section of the prices in one line, from the current input; invalid numbers count as 0. */
export function summarizePricing(fields: PricingFields, text: Text): Readonly<Record<PricePart, string>> {
  const { delivery, tax, policy, reschedule, changes, ways, damage, hold, autopay } = fields
  const [step] = policy.refundSteps
  return {
    delivery: text('admin.prices.set.delivery', {
      isOn: toChoice(delivery.enabled),
      rings: delivery.rings.length,
      zips: Object.values(delivery.zipFees).filter((fee) => fee.trim() !== '').length,
    }),
    tax: text('admin.prices.set.tax', {
      isOn: toChoice(tax.enabled),
      percent: toPercent(tax.statePercent),
      counties: tax.counties.length,
    }),
    policy: text('admin.prices.set.policy', {
      deposit: toPercent(policy.depositPercent),
      steps: policy.refundSteps.length,
      percent: toPercent(step?.percent ?? ''),
      days: Number(step?.daysBefore) || 0,
      moves: Number(reschedule.times) || 0,
    }),
    changes: text('admin.prices.set.changes', {
      isOn: toChoice(changes.enabled),
      days: Number(changes.daysBeforeMore) || 0,
    }),
    ways: text('admin.prices.set.ways', { count: Object.values(ways).filter(Boolean).length }),
    damage: text('admin.prices.set.damage', {
      maximum: toCents(damage.maximum),
      hold: toCents(hold.amount),
    }),
    autopay: text('admin.prices.set.autopay', {
      isOn: toChoice(autopay.enabled),
      days: Number(autopay.noticeDays) || 0,
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

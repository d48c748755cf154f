import { toPolicy } from '#app/lib/booking-policy.ts'
import type { Pricing } from '#contract/money/pricing.ts'
import type { PricePart } from '#contract/site/admin-places.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { countFreeMoves, USUAL_RESCHEDULE } from '#domain/booking/changes/reschedule.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatPercent } from '#domain/foundation/money/money.ts'

/** Summarizes each chapter of the prices in one line, other than the table of themes. */
export function summarizePricing(
  { delivery, tax, policy, changes, ways, damage, hold, autopay, rules, minimums, waiver, nights }: Pricing,
  text: Text,
): Readonly<Record<Exclude<PricePart, 'sizes'>, string>> {
  const [step] = policy.refundSteps
  return {
    rules: text('admin.prices.set.rules', { count: rules?.length ?? 0 }),
    'list-terms': text('admin.prices.set.listTerms', {
      nights: nights?.most ?? 1,
      minimums: minimums?.length ?? 0,
      hasWaiver: toChoice(waiver?.enabled),
    }),
    delivery: text('admin.prices.set.delivery', {
      isOn: toChoice(delivery.enabled),
      rings: delivery.rings?.length ?? 0,
      zips: Object.keys(delivery.zipFees).length,
    }),
    tax: text('admin.prices.set.tax', {
      isOn: toChoice(tax.enabled),
      percent: toPercent(tax.statePercent),
      counties: tax.counties.length,
    }),
    policy: text('admin.prices.set.policy', {
      deposit: toPercent(policy.depositPercent),
      steps: policy.refundSteps.length,
      percent: toPercent(step?.percent ?? '0'),
      days: step?.daysBefore ?? 0,
      moves: countFreeMoves(toPolicy(policy).reschedule ?? USUAL_RESCHEDULE),
    }),
    changes: text('admin.prices.set.changes', {
      isOn: toChoice(changes.enabled),
      days: changes.daysBeforeMore,
    }),
    ways: text('admin.prices.set.ways', { count: Object.values(ways).filter(Boolean).length }),
    damage: text('admin.prices.set.damage', {
      maximum: toCents(damage.maximum),
      hold: toCents(hold.amount),
    }),
    autopay: text('admin.prices.set.autopay', {
      isOn: toChoice(autopay.enabled),
      days: autopay.noticeDays,
    }),
  }
}

function toChoice(isOn: boolean | undefined): 'yes' | 'no' {
  return isOn ? 'yes' : 'no'
}

function toPercent(percent: string): string {
  return formatPercent(toCents(percent))
}

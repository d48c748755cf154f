import { useText } from '#app/lib/messages/use-text.ts'
import type { ReportedDamage } from '#contract/money/damage-claims.ts'

/** Returns a function that words a crew's damage report as a line of a claim. */
export function useDescribeDamage(): (damage: ReportedDamage) => string {
  const text = useText()
  return ({ kind, item, count }) => {
    if (item === null) return text('admin.damage.damagedThing')
    if (kind === 'damaged') return text('admin.damage.damagedItem', { thing: item })
    return text('admin.damage.missingItem', { thing: item, count })
  }
}

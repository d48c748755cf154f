import { addUp, type Cents, takePercent } from '#domain/foundation/money/money.ts'
import type { PriceRule, RuleConditions } from './price-rule.ts'

/** A rule as it applied to a party. */
export type SoldRule = {
  readonly id: number
  readonly name: string
  readonly nameEs?: string | undefined
  /** For the party, however many teepees it has. */
  readonly partyCents?: Cents | undefined
  /** For each teepee, in the order in which they were sold. */
  readonly eachCents?: readonly Cents[] | undefined
  /** When it applies, if teepees that were added later had it and the list that was sold does not. */
  readonly when?: Pick<RuleConditions, 'weekdays' | 'days' | 'floors' | 'stairs'> | undefined
}

/**
 * Returns what rules come to for teepees at these prices. A percentage is rounded once, on all of them; what each
 * teepee adds to it only matters when some are removed again.
 */
export function applyRules(rules: readonly PriceRule[], eachTeepee: readonly Cents[]): SoldRule[] {
  return rules.map(({ id, name, nameEs, change: { kind, amount, per } }) => {
    const named = { id, name, ...(nameEs && { nameEs }) }
    if (kind === 'percent') return { ...named, eachCents: takeEachPercent(eachTeepee, amount) }
    return per === 'party'
      ? { ...named, partyCents: amount }
      : { ...named, eachCents: eachTeepee.map(() => amount) }
  })
}

export function addUpRule({ partyCents = 0, eachCents = [] }: SoldRule): Cents {
  return partyCents + addUp(eachCents)
}

/** Returns the rules for fewer teepees: those sold last go first, and with them the rules that only they had. */
export function keepTeepees(rules: readonly SoldRule[], teepees: number): SoldRule[] {
  return rules.flatMap((rule) => {
    if (!rule.eachCents || rule.eachCents.length <= teepees) return [rule]
    const kept = { ...rule, eachCents: rule.eachCents.slice(0, teepees) }
    return kept.partyCents !== undefined || kept.eachCents.some((cents) => cents !== 0) ? [kept] : []
  })
}

/** Returns the rules with what they come to for further teepees. Both lists are in the order of their lines. */
export function addTeepees(
  sold: readonly SoldRule[],
  added: readonly SoldRule[],
  { from, to }: { readonly from: number; readonly to: number },
): SoldRule[] {
  const none = (count: number) => Array.from({ length: count }, () => 0)
  const stretched = sold.map((rule) => {
    const more = added.find(({ id }) => id === rule.id)?.eachCents
    if (!rule.eachCents && !more) return rule
    return { ...rule, eachCents: [...(rule.eachCents ?? none(from)), ...(more ?? none(to - from))] }
  })
  const further = added.filter(({ id }) => !sold.some((rule) => rule.id === id))
  return [
    ...stretched,
    ...further.map((rule) => ({ ...rule, eachCents: [...none(from), ...(rule.eachCents ?? [])] })),
  ]
}

function takeEachPercent(eachTeepee: readonly Cents[], percent: number): Cents[] {
  const further = eachTeepee.slice(1).map((cents) => takeSignedPercent(cents, percent))
  const whole = takeSignedPercent(addUp(eachTeepee), percent)
  return eachTeepee.length > 0 ? [whole - addUp(further), ...further] : []
}

/** Rounds half up in size, so that a reduction of half a cent is a whole one, too. */
function takeSignedPercent(cents: Cents, percent: number): Cents {
  const size = takePercent(Math.abs(cents), Math.abs(percent))
  return cents < 0 === percent < 0 ? size : 0 - size
}

import type { Cents } from '#domain/foundation/money/money.ts'
import type { ListTerms } from './list-terms.ts'
import { findRules, fits, type KnownParty, type PriceRule } from './price-rule.ts'
import { addTeepees, applyRules, keepTeepees, type SoldRule } from './sold-rules.ts'

/** What the price list looks at, and what each teepee costs. */
export type ListedParty = Pick<KnownParty, 'themeId' | 'day' | 'floor' | 'stairs'> & {
  readonly eachTeepee: readonly Cents[]
}

type Change = {
  /** Missing for a booking from before there was a list. */
  readonly sold: ListTerms | undefined
  readonly before: ListedParty
  readonly after: ListedParty
  readonly today: ListTerms | undefined
  /** Whether the party goes to another address. */
  readonly isElsewhere: boolean
}

const NO_LIST: ListTerms = { rules: [] }

/**
 * Returns the list of a booking after a change. What applied stays as it was sold, less what removed teepees had. Added
 * teepees get today's rules for each teepee and percentages, on their own price. Another day, floor or staircase is
 * priced by the sold list, another address by today's rules for miles, another theme by today's whole list. How many
 * days ahead the party was booked does not change.
 */
export function changeList({ sold, before, after, today, isElsewhere }: Change): ListTerms | undefined {
  if (!sold && !today) return undefined
  const list = sold ?? { ...NO_LIST, daysAhead: today?.daysAhead, miles: today?.miles }
  if (before.themeId !== after.themeId)
    return soldAs({ ...(today ?? NO_LIST), daysAhead: list.daysAhead ?? today?.daysAhead }, after)
  const from = before.eachTeepee.length
  const to = after.eachTeepee.length
  const kept = after.eachTeepee.slice(0, from)
  const next = isElsewhere ? atOtherAddress(list, today ?? NO_LIST) : list
  const teepees = list.sold?.teepees ?? from
  const facts = { daysAhead: list.daysAhead, teepees }
  const fitted = findRules(list.rules, { ...before, ...facts, miles: list.miles })
  const fitting = findRules(next.rules, { ...after, ...facts, miles: next.miles })
  const still = keepTeepees(list.sold?.rules ?? [], to).filter(
    ({ when }) => !when || fits({ when }, { ...after, teepees }),
  )
  const changed = changeRules(still, {
    gone: fitted.filter((rule) => (isElsewhere && rule.when.miles) || !has(fitting, rule)),
    come: fitting.filter((rule) => (isElsewhere && rule.when.miles) || !has(fitted, rule)),
    kept,
  })
  const added = after.eachTeepee.slice(from)
  const forAdded = findRules(today?.rules ?? [], {
    ...after,
    daysAhead: today?.daysAhead,
    miles: today?.miles,
    teepees: to,
  }).filter(({ change }) => change.kind === 'percent' || change.per === 'teepee')
  const applied = applyRules(forAdded, added).map((rule, index) => {
    if (has(next.rules, rule)) return rule
    const { weekdays, days, floors, stairs } = forAdded[index]?.when ?? {}
    return { ...rule, when: { weekdays, days, floors, stairs } }
  })
  const rules = added.length > 0 ? addTeepees(changed, applied, { from, to }) : changed
  return { ...next, sold: { teepees, rules: inOrder(rules, next.rules) } }
}

/**
 * Returns the list with what it comes to for a new party. Rules for other themes, sizes, distances and days ahead will
 * never matter to it.
 */
export function soldAs(list: ListTerms, party: ListedParty): ListTerms {
  const { eachTeepee, ...place } = party
  const { daysAhead, miles } = list
  const teepees = eachTeepee.length
  const facts = { ...place, teepees, daysAhead, miles }
  const rules = list.rules.filter(({ themeIds, when }) => {
    const lasting = { daysAhead: when.daysAhead, teepees: when.teepees, miles: when.miles }
    return fits({ themeIds, when: lasting }, facts)
  })
  const fitting = findRules(rules, facts)
  return { ...list, rules, sold: { teepees, rules: applyRules(fitting, eachTeepee) } }
}

function changeRules(
  sold: readonly SoldRule[],
  {
    gone,
    come,
    kept,
  }: {
    readonly gone: readonly PriceRule[]
    readonly come: readonly PriceRule[]
    readonly kept: readonly Cents[]
  },
): SoldRule[] {
  const staying = sold.filter((rule) => !has(gone, rule))
  return [...staying, ...applyRules(come, kept).filter((rule) => !has(staying, rule))]
}

function atOtherAddress(sold: ListTerms, today: ListTerms): ListTerms {
  const isByMiles = ({ when }: PriceRule) => when.miles !== undefined
  return {
    ...sold,
    rules: [...sold.rules.filter((rule) => !isByMiles(rule)), ...today.rules.filter(isByMiles)],
    minimums: today.minimums,
    miles: today.miles,
  }
}

function has(rules: readonly { readonly id: number }[], { id }: { readonly id: number }): boolean {
  return rules.some((rule) => rule.id === id)
}

/** Lines are in the order of the list; what is no longer in it comes last. */
function inOrder(rules: readonly SoldRule[], list: readonly PriceRule[]): SoldRule[] {
  const place = ({ id }: SoldRule) => {
    const index = list.findIndex((rule) => rule.id === id)
    return index === -1 ? list.length : index
  }
  return [...rules].sort((one, other) => place(one) - place(other))
}

import type { Text } from '#domain/foundation/messages/text.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { joinNames } from '#domain/foundation/text/names.ts'
import type { PriceRule, RuleChange, RuleConditions } from '../price-list/price-rule.ts'
import { describeDays, toConditions } from './describe-days.ts'
import type { FoundPattern } from './find-advice.ts'

/** A rule that is proposed, and so has no id and is off. */
export type DraftRule = Omit<PriceRule, 'id'>

/** Fridays that stay empty are tried for 15 % less, sizes that nobody takes for 10 %. */
const LESS_ON_EMPTY_DAYS = -1_500
const LESS_FOR_A_SIZE = -1_000
const STEP_CENTS: Cents = 500

/**
 * Returns the rule to try: a tenth more for each teepee where families would have come anyway, less where nobody does.
 * A rule cannot look at add-ons, so for those it changes nothing.
 */
export function draftRule(
  finding: FoundPattern,
  { eachCents, addonNames }: { readonly eachCents: Cents; readonly addonNames: readonly string[] },
  { text, spanish }: { readonly text: Text; readonly spanish: Text },
): DraftRule {
  const name = (words: Text) => {
    if (finding.kind === 'size') return words('priceAdvice.sizeRule', { teepees: finding.teepees })
    if (finding.kind === 'together')
      return words('priceAdvice.togetherRule', { names: joinNames(addonNames, words.language) })
    return describeDays(finding.group, words)
  }
  return {
    name: shorten(name(text)),
    nameEs: shorten(name(spanish)),
    enabled: false,
    when: getConditions(finding),
    change: getChange(finding, eachCents),
  }
}

function getConditions(finding: FoundPattern): RuleConditions {
  if (finding.kind === 'size') return { teepees: { from: finding.teepees, to: finding.teepees } }
  return finding.kind === 'together' ? {} : toConditions(finding.group)
}

function getChange({ kind }: FoundPattern, eachCents: Cents): RuleChange {
  if (kind === 'empty') return { kind: 'percent', amount: LESS_ON_EMPTY_DAYS, per: 'party' }
  if (kind === 'size') return { kind: 'percent', amount: LESS_FOR_A_SIZE, per: 'party' }
  if (kind === 'together') return { kind: 'add', amount: 0, per: 'party' }
  const tenth = Math.round(eachCents / 10 / STEP_CENTS) * STEP_CENTS
  return { kind: 'add', amount: Math.max(STEP_CENTS, tenth), per: 'teepee' }
}

const NAME_MOST = 100

function shorten(name: string): string {
  return name.length > NAME_MOST ? `${name.slice(0, NAME_MOST - 1)}…` : name
}

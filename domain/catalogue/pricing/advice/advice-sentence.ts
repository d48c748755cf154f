import { message } from '#domain/foundation/messages/message.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { joinNames } from '#domain/foundation/text/names.ts'
import { describeDays } from './describe-days.ts'
import type { DraftRule } from './draft-rule.ts'
import type { FoundPattern } from './find-advice.ts'

type Told = {
  readonly rule: Pick<DraftRule, 'change'>
  /** What the rule would have changed about the same parties. */
  readonly earnedCents: Cents
  readonly addonNames: readonly string[]
}

/** Returns what the books tell, with what the rule would have earned or cost. */
export function adviceSentence(
  finding: FoundPattern,
  { rule, earnedCents, addonNames }: Told,
  text: Text,
): string {
  const amount = Math.abs(rule.change.amount)
  const about = {
    percent: amount,
    cost: roundAbout(Math.abs(earnedCents)),
    kind: earnedCents === 0 ? 'nothing' : 'some',
  } as const
  switch (finding.kind) {
    case 'size': {
      const { teepees, parties, below, above } = finding
      return text([
        message('priceAdvice.size', {
          teepees,
          parties,
          fewer: teepees - 1,
          more: teepees + 1,
          below,
          above,
        }),
        message('priceAdvice.less', about),
      ])
    }
    case 'together': {
      const { together, either } = finding
      return text('priceAdvice.together', { names: joinNames(addonNames, text.language), together, either })
    }
    case 'empty': {
      const { cases, of } = finding.share
      return text([
        message('priceAdvice.empty', { cases, of, days: describeDays(finding.group, text) }),
        message('priceAdvice.less', about),
      ])
    }
    default: {
      const { cases, of } = finding.share
      const found = { cases, of, days: describeDays(finding.group, text) }
      return text([
        finding.kind === 'soldOut'
          ? message('priceAdvice.soldOut', found)
          : message('priceAdvice.waiting', found),
        message('priceAdvice.more', { amount, earned: roundAbout(earnedCents) }),
      ])
    }
  }
}

/** Two digits are as much as such a guess is worth; whole dollars, though. */
export function roundAbout(cents: Cents): Cents {
  const digits = Math.floor(cents / 100).toString().length
  const step = 100 * 10 ** Math.max(0, digits - 2)
  return Math.round(cents / step) * step
}

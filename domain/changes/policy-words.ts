import { percentWords, WHOLE_PERCENTAGE } from '../money/money.ts'
import type { BookingPolicy } from '../pricing/pricing-settings.ts'
import { ENGLISH_WORDS, type Words } from '../words/english.ts'
import { toPublishedTerms } from './published-terms.ts'

/** Returns the sentence about deposit and cancellation that a family agrees to. */
export function policySentence(policy: BookingPolicy, words: Words = ENGLISH_WORDS): string {
  const { deposit, refunds } = toPublishedTerms(policy)
  const steps = refunds.map(({ daysBefore, percent }) => ({
    share: percent === WHOLE_PERCENTAGE ? null : percentWords(percent),
    days: daysBefore,
  }))
  return words.policy(deposit, steps)
}

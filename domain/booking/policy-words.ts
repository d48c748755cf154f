import { percentWords } from '../money.ts'
import type { BookingPolicy } from '../pricing/pricing-settings.ts'
import { ENGLISH_WORDS, type Words } from '../words/english.ts'
import { publishedTermsOf } from './published-terms.ts'
import { WHOLE } from './refund-steps.ts'

/** Returns the sentence about deposit and cancellation that a family agrees to. */
export function policySentence(policy: BookingPolicy, words: Words = ENGLISH_WORDS): string {
  const { deposit, refunds } = publishedTermsOf(policy)
  const steps = refunds.map(({ daysBefore, percent }) => ({
    share: percent === WHOLE ? null : percentWords(percent),
    days: daysBefore,
  }))
  return words.policy(deposit, steps)
}

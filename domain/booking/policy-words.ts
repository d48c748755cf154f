import { percentWords } from '../money.ts'
import type { BookingPolicy } from '../pricing/pricing-settings.ts'
import { ENGLISH_WORDS, type Words } from '../words/english.ts'

const WHOLE = 10_000

/** Returns the sentence about deposit and cancellation that a family agrees to. */
export function policySentence(
  { depositPercent, refundSteps }: BookingPolicy,
  words: Words = ENGLISH_WORDS,
): string {
  const steps = refundSteps
    .filter(({ percent }) => percent > 0)
    .toSorted((a, b) => b.daysBefore - a.daysBefore)
    .map(({ daysBefore, percent }) => ({
      share: percent === WHOLE ? null : percentWords(percent),
      days: daysBefore,
    }))
  return words.policy(percentWords(depositPercent), steps)
}

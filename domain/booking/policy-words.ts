import { percentWords } from '../money.ts'
import type { BookingPolicy } from '../pricing/pricing-settings.ts'

const WHOLE = 10_000

/** What a family agrees to about its deposit and a cancellation, as a sentence. */
export function policySentence({ depositPercent, refundSteps }: BookingPolicy): string {
  const deposit = `The ${percentWords(depositPercent)} deposit is non-refundable`
  const steps = refundSteps
    .filter(({ percent }) => percent > 0)
    .toSorted((a, b) => b.daysBefore - a.daysBefore)
  if (steps.length === 0) return `${deposit}, and so is what is paid beyond it.`
  const shares = steps.map(
    ({ daysBefore, percent }, index) =>
      `${percent === WHOLE ? 'in full' : `by ${percentWords(percent)}`} if you cancel${index === 0 ? ' more' : ' later, but more'} than ${daysBefore} days before the party`,
  )
  return `${deposit}; anything paid beyond it comes back ${shares.join(', and ')}.`
}

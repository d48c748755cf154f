import { useWords } from '#app/lib/language/in-both.ts'
import { PAYMENT_WORDS } from './payment-words.ts'

/** The usual numbers of days for which staff hold a date unpaid. */
const HOLD_CHOICES = [1, 3, 7, 14]

export function HoldOptions() {
  const { hold } = useWords(PAYMENT_WORDS)
  return HOLD_CHOICES.map((days) => (
    <option key={days} value={days}>
      {hold(days)}
    </option>
  ))
}

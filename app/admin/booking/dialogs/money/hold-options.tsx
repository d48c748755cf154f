import { useText } from '#app/lib/messages/use-text.ts'

/** How many days staff can hold a date without payment. */
const HOLD_CHOICES = [1, 3, 7, 14]

export function HoldOptions() {
  const text = useText()
  return HOLD_CHOICES.map((days) => (
    <option key={days} value={days}>
      {text('admin.payments.hold', { days })}
    </option>
  ))
}

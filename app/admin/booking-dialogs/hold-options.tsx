/** For how long staff usually keep a date that is not paid yet. */
const HOLD_CHOICES = [
  { days: '1', words: 'Keep the date for 1 day' },
  { days: '3', words: 'Keep the date for 3 days' },
  { days: '7', words: 'Keep the date for 7 days' },
  { days: '14', words: 'Keep the date for 14 days' },
] as const

export function HoldOptions() {
  return HOLD_CHOICES.map(({ days, words }) => (
    <option key={days} value={days}>
      {words}
    </option>
  ))
}

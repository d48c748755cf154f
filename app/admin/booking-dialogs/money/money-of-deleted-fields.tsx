import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { RefundFigure } from '#contract/money/money.ts'
import { MONEY_OF_DELETED, type MoneyOfDeleted } from '#domain/changes/deletion.ts'
import { BOOKING_WORDS } from '../booking-words.ts'
import styles from './cancel-booking-dialog.module.css'

export type DecidedMoney = { readonly money: MoneyOfDeleted | undefined; readonly reason: string }
type Missing = 'money' | 'reason' | undefined

/** Returns what has to be decided before the booking can be deleted. */
export function missingIn({ money, reason }: DecidedMoney): Missing {
  if (!money) return 'money'
  return money === 'keep' && reason.trim() === '' ? 'reason' : undefined
}

type Fields = {
  readonly bookingId: number
  readonly paidAmount: string
  readonly decided: DecidedMoney
  readonly onChange: (decided: DecidedMoney) => void
  readonly missing: Missing
}

/** What happens with the money of a booking that is deleted. */
export function MoneyOfDeletedFields({ bookingId, paidAmount, decided, onChange, missing }: Fields) {
  const words = useWords(BOOKING_WORDS).delete
  const { data: figure } = useQuery(
    apiQuery('/api/bookings/:id/cancellation', { params: { id: bookingId }, refetchOnMount: 'always' }),
  )
  return (
    <div className={styles.form}>
      <RadioCards
        legend={words.money(dollars(paidAmount))}
        options={MONEY_OF_DELETED.map((money) => ({
          value: money,
          label: words.ways[money],
          description: describeMoney(money, words, figure),
          aside: getAside(money, paidAmount, figure),
        }))}
        value={decided.money}
        onChange={(money) => onChange({ ...decided, money })}
        error={missing === 'money' ? words.choose : undefined}
      />
      {decided.money && (
        <TextField
          label={words.reason}
          hint={words.noted}
          error={missing === 'reason' ? words.reasonNeeded : undefined}
          required={decided.money === 'keep'}
          maxLength={500}
          value={decided.reason}
          onChange={(event) => onChange({ ...decided, reason: event.target.value })}
        />
      )}
    </div>
  )
}

type Words = (typeof BOOKING_WORDS)['en']['delete']

function describeMoney(money: MoneyOfDeleted, words: Words, figure: RefundFigure | undefined) {
  if (money === 'refund') return words.howBack
  return money === 'policy' ? figure?.reason : undefined
}

/** Returns what goes back. */
function getAside(money: MoneyOfDeleted, paidAmount: string, figure: RefundFigure | undefined) {
  if (money === 'refund') return dollars(paidAmount)
  return money === 'policy' ? figure && dollars(figure.refundAmount) : dollars('0.00')
}

import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { RefundFigure } from '#contract/money/money.ts'
import { type DeletedMoney, MONEY_OF_DELETED } from '#domain/changes/deletion.ts'
import type { Text } from '#domain/messages/text.ts'
import styles from './cancel-booking-dialog.module.css'

export type DecidedMoney = { readonly money: DeletedMoney | undefined; readonly reason: string }
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
export function DeletedMoneyFields({ bookingId, paidAmount, decided, onChange, missing }: Fields) {
  const text = useText()
  const { data: figure } = useQuery(
    apiQuery('/api/bookings/:id/cancellation', { params: { id: bookingId }, refetchOnMount: 'always' }),
  )
  return (
    <div className={styles.form}>
      <RadioCards
        legend={text('admin.booking.delete.money', { amount: dollars(paidAmount) })}
        options={MONEY_OF_DELETED.map((money) => ({
          value: money,
          label: text(`admin.booking.delete.ways.${money}`),
          description: describeMoney(money, text, figure),
          aside: getAside(money, paidAmount, figure),
        }))}
        value={decided.money}
        onChange={(money) => onChange({ ...decided, money })}
        error={missing === 'money' ? text('admin.booking.delete.choose') : undefined}
      />
      {decided.money && (
        <TextField
          label={text('admin.booking.delete.reason')}
          hint={text('admin.booking.delete.noted')}
          error={missing === 'reason' ? text('admin.booking.delete.reasonNeeded') : undefined}
          required={decided.money === 'keep'}
          maxLength={500}
          value={decided.reason}
          onChange={(event) => onChange({ ...decided, reason: event.target.value })}
        />
      )}
    </div>
  )
}

function describeMoney(money: DeletedMoney, text: Text, figure: RefundFigure | undefined) {
  if (money === 'refund') return text('admin.booking.delete.howBack')
  return money === 'policy' ? figure?.reason : undefined
}

/** Returns what goes back. */
function getAside(money: DeletedMoney, paidAmount: string, figure: RefundFigure | undefined) {
  if (money === 'refund') return dollars(paidAmount)
  return money === 'policy' ? figure && dollars(figure.refundAmount) : dollars('0.00')
}

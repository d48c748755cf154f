import { useQuery } from '@tanstack/react-query'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { RefundFigure } from '#contract/money/money.ts'
import { type DeletedMoney, MONEY_OF_DELETED } from '#domain/booking/changes/deletion.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import styles from './cancel-booking-dialog.module.css'
import { cancellationQuery } from './cancel-booking-dialog.tsx'

export type DecidedMoney = { readonly money: DeletedMoney | undefined; readonly reason: string }

type Fields = {
  readonly bookingId: number
  readonly paidAmount: string
  readonly form: Form<DecidedMoney>
}

/** What happens to the money of a deleted booking. */
export function DeletedMoneyFields({ bookingId, paidAmount, form }: Fields) {
  const text = useText()
  const { money: decided } = form.fields
  const { data: figure } = useQuery(cancellationQuery({ id: bookingId }))
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
        value={decided}
        onChange={(money) => form.set('money', money)}
        error={form.problems.money}
      />
      {decided && (
        <TextField
          label={text('admin.booking.delete.reason')}
          hint={text('admin.booking.delete.noted')}
          required={decided === 'keep'}
          maxLength={500}
          {...form.input('reason')}
        />
      )}
    </div>
  )
}

function describeMoney(money: DeletedMoney, text: Text, figure: RefundFigure | undefined) {
  if (money === 'refund') return text('admin.booking.delete.howBack')
  return money === 'policy' ? figure?.reason : undefined
}

/** Returns the amount to refund. */
function getAside(money: DeletedMoney, paidAmount: string, figure: RefundFigure | undefined) {
  if (money === 'refund') return dollars(paidAmount)
  return money === 'policy' ? figure && dollars(figure.refundAmount) : dollars('0.00')
}

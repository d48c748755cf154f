import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import type { Problems } from '#app/admin/kit/forms/form-inputs.ts'
import { type Form, useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { RadioCards } from '#app/ui/fields/radio-cards.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { deleteBooking } from '#contract/booking/staff-bookings.ts'
import type { RefundFigure } from '#contract/money/money.ts'
import { type DeletedMoney, MONEY_OF_DELETED } from '#domain/booking/changes/deletion.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { bookingFailure } from '../booking-failure.ts'
import { FOLLOWS_BOOKINGS } from '../use-bookings-changed.ts'
import styles from './cancel-booking-dialog.module.css'
import { cancellationQuery } from './cancel-booking-dialog.tsx'

const UNDECIDED: DecidedMoney = { money: undefined, reason: '' }

/** Confirms the deletion of a booking and, if money was paid, asks what to do with it. */
export function DeleteBooking({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const text = useText()
  const [paidAmount, setPaidAmount] = useState(booking.paidAmount)
  const hasMoney = Number(paidAmount) > 0
  const toBody = (fields: DecidedMoney) => (hasMoney ? toQuery(fields, paidAmount) : {})
  const form = useSchemaForm(
    {
      schema: deleteBooking.query,
      toBody,
      findMore: (fields) => (hasMoney ? findUndecided(fields, text) : {}),
    },
    UNDECIDED,
    { isThrowaway: true },
  )
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (decided: DecidedMoney) =>
      api.delete('/api/bookings/:id', { params: { id: booking.id }, query: toBody(decided) }),
    done: text('admin.booking.delete.done'),
    refreshes: FOLLOWS_BOOKINGS,
    onSuccess: onClose,
    onError: (error) => {
      const paidByNow = paidMeanwhile(error)
      if (paidByNow === undefined) {
        toastFailure(bookingFailure(text('admin.booking.delete.failed'), error))
        return onClose()
      }
      setPaidAmount(paidByNow)
      form.reset(UNDECIDED)
    },
  })
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => form.submit(mutate)}
      title={text('admin.booking.delete.title')}
      description={text('admin.booking.delete.question', { id: booking.id, customer: booking.customerName })}
      confirmLabel={text('admin.forms.remove.confirm')}
      isBusy={isPending}
      busyLabel={text('admin.forms.remove.deleting')}
    >
      <p>{text('admin.forms.remove.forGood')}</p>
      {paidAmount !== booking.paidAmount && <p role="alert">{text('admin.booking.delete.paidMeanwhile')}</p>}
      {hasMoney && (
        <DeletedMoneyFields key={paidAmount} bookingId={booking.id} paidAmount={paidAmount} form={form} />
      )}
    </ConfirmDialog>
  )
}

function toQuery({ money, reason }: DecidedMoney, paidAmount: string) {
  return { money, paidAmount, ...(reason && { reason }) }
}

/** Returns a problem for each decision that is still missing before a booking with money can be deleted. */
function findUndecided({ money, reason }: DecidedMoney, text: Text): Problems<DecidedMoney> {
  if (!money) return { money: text('admin.booking.delete.choose') }
  const isUnexplained = money === 'keep' && reason.trim() === ''
  return isUnexplained ? { reason: text('admin.booking.delete.reasonNeeded') } : {}
}

/** Returns the paid amount if the server refused the deletion because of it. */
function paidMeanwhile(error: Error): string | undefined {
  const { code, paidAmount } = error instanceof ApiFailure ? error.response : {}
  return code === 'has_payments' ? paidAmount : undefined
}

type DecidedMoney = { readonly money: DeletedMoney | undefined; readonly reason: string }

type Fields = {
  readonly bookingId: number
  readonly paidAmount: string
  readonly form: Form<DecidedMoney>
}

/** What happens to the money of a deleted booking. */
function DeletedMoneyFields({ bookingId, paidAmount, form }: Fields) {
  const text = useText()
  const { money: decided } = form.fields
  const { data: figure } = useQuery(cancellationQuery({ id: bookingId }))
  return (
    <Stack className={styles.form}>
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
          {...form.input('reason')}
          required={decided === 'keep'}
        />
      )}
    </Stack>
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

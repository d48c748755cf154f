import { useQuery } from '@tanstack/react-query'
import { describeFailure, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { StatementsToCome } from '#app/shared/two-statements/statements-to-come.tsx'
import { TwoStatements } from '#app/shared/two-statements/two-statements.tsx'
import { ActDialog } from '#app/ui/overlays/act-dialog.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import type { ChangeQuote } from '#contract/family/order-change.ts'
import { bookingFailure } from '../booking-failure.ts'
import { CapacityQuestion } from '../capacity-question.tsx'
import { useStatementLabels } from '../form/use-statement-labels.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'
import { type BookingOverride, useCapacityQuestion } from '../use-capacity-question.ts'

type PutOrderBackProps = {
  readonly booking: Booking
  /** The id of the change. */
  readonly change: number
  readonly onClose: () => void
}

/** Shows both statements and asks whether to revert one of the order's changes. */
export function RevertOrder(props: PutOrderBackProps) {
  const { onClose } = props
  const text = useText()
  const statementWords = useStatementLabels()
  const { quote, isPending, revert, questionFor } = useRevert(props)
  const { data, error } = quote
  return (
    <>
      <ActDialog
        onClose={onClose}
        size="2xl"
        title={text('admin.bookingForm.putBackTitle')}
        description={text('admin.bookingForm.putBackHint')}
        cancelLabel={text('admin.bookingForm.keep')}
        onConfirm={() => data && revert({ seen: data })}
        confirmLabel={text('admin.bookingForm.putBackSave')}
        isDisabled={!data}
        isBusy={isPending}
        busyLabel={text('admin.bookingForm.puttingBack')}
      >
        {error && <p role="alert">{describeFailure(error)}</p>}
        {!data && !error && <StatementsToCome label={text('admin.bookings.pricing')} />}
        {data && <TwoStatements quote={data} words={statementWords} />}
        {data?.roomSentence && <p>{data.roomSentence}</p>}
      </ActDialog>
      <CapacityQuestion {...questionFor((override) => data && revert({ seen: data, override }))} />
    </>
  )
}

function useRevert({ booking: { id, version }, change: putBack, onClose }: PutOrderBackProps) {
  const text = useText()
  const changed = useBookingsChanged()
  const { asksAbout, questionFor } = useCapacityQuestion()
  const params = { id }
  const quote = useQuery({
    queryKey: ['quote', id, version, { putBack }],
    queryFn: () => api.post('/api/bookings/:id/change-quote', { params, body: { putBack } }),
    gcTime: 0,
  })
  const { mutate: revert, isPending } = useSingleMutation({
    mutationFn: ({ seen, override }: { seen: ChangeQuote; override?: BookingOverride }) => {
      const { differenceAmount } = seen
      const body = { putBack, version: seen.version, differenceAmount, ...override }
      return api.patch('/api/bookings/:id', { params, body })
    },
    onSuccess: () => {
      toastSuccess(text('admin.bookingForm.putBackDone'))
      onClose()
      return changed()
    },
    onError: (failure, { override }) => {
      if (asksAbout(failure, override)) return
      void quote.refetch()
      toastFailure(bookingFailure(text('admin.bookingForm.putBackFailed'), failure))
    },
  })
  return { quote, isPending, revert, questionFor }
}

import { Link } from 'react-router'
import { CapacityQuestion } from '#app/admin/booking/dialogs/capacity-question.tsx'
import { useConfirmBooking } from '#app/admin/booking/dialogs/use-confirm-booking.ts'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { RowDone } from '#app/admin/parts/kept-rows/row-done.tsx'
import { type DoneHere, useDone } from '#app/admin/parts/kept-rows/use-done.ts'
import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import type { WaitingItem } from '#contract/operations/today.ts'

export type ActionProps = {
  item: WaitingItem
  /** Called as it is acted on, before the item may leave. */
  onAct: () => void
}

export function Confirm({ item, onAct }: ActionProps) {
  const text = useText()
  // With the version, so that nobody reopens a party that was canceled meanwhile.
  const { confirm, isConfirming, capacity, done } = useConfirmBooking({ ...item, bookingStatus: 'pending' })
  const act = () => {
    onAct()
    confirm()
  }
  return (
    <>
      <Act
        label={text('admin.today.confirm')}
        item={item}
        act={{ mutate: act, isPending: isConfirming, done }}
        doneLabel={text('admin.undo.confirmed')}
      />
      <CapacityQuestion {...capacity} />
    </>
  )
}

export function Approve(props: ActionProps) {
  const text = useText()
  const { id, review } = props.item
  const setApproved = (approved: boolean, version?: number) =>
    api.patch('/api/testimonials/:id', { params: { id }, body: { approved, version } })
  return (
    <OneCall
      {...props}
      label={text('admin.testimonials.approve')}
      // With the version, so that nobody approves text they have not seen.
      send={() => setApproved(true, review?.version)}
      undo={() => setApproved(false)}
      done={text('admin.today.approved')}
      doneLabel={text('admin.undo.approved')}
      failed={text('admin.today.approveFailed')}
    />
  )
}

export function SendAgain(props: ActionProps) {
  const text = useText()
  return (
    <OneCall
      {...props}
      label={text('admin.today.sendAgain')}
      send={() => api.post('/api/admin/outbox/:id/retry', { params: { id: props.item.id } })}
      done={text('admin.today.sentAgain')}
      doneLabel={text('admin.undo.sentAgain')}
      failed={text('admin.today.sendFailed')}
    />
  )
}

/** Requests the remaining amount. */
export function SendLink(props: ActionProps) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const params = { id: props.item.id }
  return (
    <OneCall
      {...props}
      label={text('admin.today.sendLink')}
      send={() =>
        sendKeyed({}, (request) => api.post('/api/bookings/:id/payment-link', { params, ...request }))
      }
      done={text('admin.today.linkSent')}
      sentLabel={text('admin.today.linkIsSent')}
      failed={text('admin.today.linkFailed')}
    />
  )
}

/** Resolves a crew report: a stop that could not be done, or something missing or broken. */
export function Settle({ item, onAct }: ActionProps) {
  const text = useText()
  const { stopId = '' } = item
  return (
    <>
      {item.claimLink && (
        <Link
          to={item.claimLink}
          className={buttonClass('secondary', 'sm')}
          aria-label={text('admin.today.about', {
            action: text('admin.today.claim'),
            sentence: item.sentence,
          })}
        >
          {text('admin.today.claim')}
        </Link>
      )}
      <OneCall
        item={item}
        onAct={onAct}
        label={text('admin.today.settle')}
        send={() => api.post('/api/admin/stops/:stopId/settle', { params: { stopId } })}
        done={text('admin.today.settled')}
        doneLabel={text('admin.undo.settled')}
        failed={text('admin.today.settleFailed')}
      />
    </>
  )
}

const CHANGED = queriesAt(
  '/api/admin/today',
  '/api/admin/testimonials',
  '/api/testimonials',
  '/api/admin/outbox',
)

type OneCallProps = ActionProps &
  Pick<ActProps, 'label' | 'doneLabel'> & {
    send: () => Promise<unknown>
    /** Reverts it, where possible. */
    undo?: () => Promise<unknown>
    /** The toasts. */
    done: string
    failed: string
    /** Of an item that stays until more has happened: its button says that this is done. */
    sentLabel?: string
  }

function OneCall({ item, onAct, label, send, undo, done: sent, failed, doneLabel, sentLabel }: OneCallProps) {
  const { done, showDone, showUndoable } = useDone(CHANGED)
  const { mutate, isPending, isSuccess } = useSingleMutation({
    mutationFn: send,
    onSuccess: () => {
      if (undo) return showUndoable({ title: sent }, undo)
      showDone()
      toastSuccess(sent)
    },
    failed,
    refreshes: CHANGED,
  })
  const act = () => {
    onAct()
    mutate()
  }
  const stays = sentLabel !== undefined
  return (
    <Act
      label={stays && isSuccess ? sentLabel : label}
      item={item}
      act={{ mutate: act, isPending, done: stays ? undefined : done }}
      isDone={stays && isSuccess}
      doneLabel={doneLabel}
    />
  )
}

type ActProps = Pick<ActionProps, 'item'> & {
  label: string
  act: {
    readonly mutate: () => void
    readonly isPending: boolean
    /** What was just done, instead of the button. */
    readonly done: DoneHere | undefined
  }
  isDone?: boolean
  doneLabel?: string | undefined
}

function Act({ label, item, act: { mutate, isPending, done }, isDone = false, doneLabel = '' }: ActProps) {
  const text = useText()
  if (done) return <RowDone done={done} label={doneLabel} about={item.sentence} />
  return (
    <RowButton
      label={label}
      variant="secondary"
      isBusy={isPending}
      disabled={isDone}
      name={text('admin.today.about', { action: label, sentence: item.sentence })}
      onClick={mutate}
    />
  )
}

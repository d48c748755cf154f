import { useQueryClient } from '@tanstack/react-query'
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
  const { confirm, isConfirming, capacity, done } = useConfirmBooking({ id: item.id })
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

export function Approve({ item, onAct }: ActionProps) {
  const text = useText()
  const setApproved = (approved: boolean, version?: number) =>
    api.patch('/api/testimonials/:id', { params: { id: item.id }, body: { approved, version } })
  const approve = useAct(
    // With the version, so that nobody approves text they have not seen.
    () => setApproved(true, item.review?.version),
    { done: text('admin.today.approved'), failed: text('admin.today.approveFailed') },
    { onAct, undo: () => setApproved(false) },
  )
  return (
    <Act
      label={text('admin.today.approve')}
      item={item}
      act={approve}
      doneLabel={text('admin.undo.approved')}
    />
  )
}

export function SendAgain({ item, onAct }: ActionProps) {
  const text = useText()
  const send = useAct(
    () => api.post('/api/admin/outbox/:id/retry', { params: { id: item.id } }),
    { done: text('admin.today.sentAgain'), failed: text('admin.today.sendFailed') },
    { onAct },
  )
  return (
    <Act
      label={text('admin.today.sendAgain')}
      item={item}
      act={send}
      doneLabel={text('admin.undo.sentAgain')}
    />
  )
}

/**
 * Requests the remaining amount. The item stays until it is paid, so the button says that the email was sent.
 */
export function SendLink({ item, onAct }: ActionProps) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const params = { id: item.id }
  const send = useAct(
    () => sendKeyed({}, (request) => api.post('/api/bookings/:id/payment-link', { params, ...request })),
    { done: text('admin.today.linkSent'), failed: text('admin.today.linkFailed') },
    { onAct },
  )
  return (
    <Act
      label={text(send.isSuccess ? 'admin.today.linkIsSent' : 'admin.today.sendLink')}
      item={item}
      act={{ ...send, done: undefined }}
      isDone={send.isSuccess}
    />
  )
}

/** Resolves a crew report: a stop that could not be done, or something missing or broken. */
export function Settle({ item: { stopId = '', ...item }, onAct }: ActionProps) {
  const text = useText()
  const settle = useAct(
    () => api.post('/api/admin/stops/:stopId/settle', { params: { stopId } }),
    { done: text('admin.today.settled'), failed: text('admin.today.settleFailed') },
    { onAct },
  )
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
      <Act
        label={text('admin.today.settle')}
        item={item}
        act={settle}
        doneLabel={text('admin.undo.settled')}
      />
    </>
  )
}

type Ways = {
  onAct: () => void
  /** Reverts the action, where possible. */
  undo?: () => Promise<unknown>
}

const CHANGED = queriesAt(
  '/api/admin/today',
  '/api/admin/testimonials',
  '/api/testimonials',
  '/api/admin/outbox',
)

function useAct(act: () => Promise<unknown>, words: { done: string; failed: string }, { onAct, undo }: Ways) {
  const queryClient = useQueryClient()
  const { done, showDone, showUndoable } = useDone()
  const mutation = useSingleMutation({
    mutationFn: act,
    onSuccess: () => {
      if (undo)
        return showUndoable({ title: words.done }, () =>
          undo().then(() => queryClient.invalidateQueries(CHANGED)),
        )
      showDone()
      toastSuccess(words.done)
    },
    failed: words.failed,
    refreshes: CHANGED,
  })
  const mutate = () => {
    onAct()
    mutation.mutate()
  }
  return { ...mutation, mutate, done }
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
  doneLabel?: string
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

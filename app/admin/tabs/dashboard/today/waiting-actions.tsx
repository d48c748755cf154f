import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CapacityQuestion } from '#app/admin/booking-dialogs/capacity-question.tsx'
import { useConfirmBooking } from '#app/admin/booking-dialogs/use-confirm-booking.ts'
import { getFailureSentence, toastFailure, toastSuccess } from '#app/admin/forms/describe-failure.ts'
import { useRequestKey } from '#app/admin/forms/use-request-key.ts'
import { useSingleMutation } from '#app/admin/forms/use-single-mutation.ts'
import { useUndoToast } from '#app/admin/forms/use-undo-toast.ts'
import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import type { WaitingItem } from '#contract/calendar/today.ts'

type ActionProps = { item: WaitingItem }

export function Confirm({ item }: ActionProps) {
  const text = useText()
  const { confirm, isConfirming, capacity } = useConfirmBooking({ id: item.id })
  return (
    <>
      <Act label={text('admin.today.confirm')} item={item} isBusy={isConfirming} onAct={confirm} />
      <CapacityQuestion {...capacity} />
    </>
  )
}

export function Approve({ item }: ActionProps) {
  const text = useText()
  const setApproved = (approved: boolean, version?: number) =>
    api.patch('/api/testimonials/:id', { params: { id: item.id }, body: { approved, version } })
  const approve = useAct(
    // With the version, so that nobody approves text they have not seen.
    () => setApproved(true, item.review?.version),
    { done: text('admin.today.approved'), failed: text('admin.today.approveFailed') },
    () => setApproved(false),
  )
  return (
    <Act
      label={text('admin.today.approve')}
      item={item}
      isBusy={approve.isPending}
      onAct={() => approve.mutate()}
    />
  )
}

export function SendAgain({ item }: ActionProps) {
  const text = useText()
  const send = useAct(() => api.post('/api/admin/outbox/:id/retry', { params: { id: item.id } }), {
    done: text('admin.today.sentAgain'),
    failed: text('admin.today.sendFailed'),
  })
  return (
    <Act
      label={text('admin.today.sendAgain')}
      item={item}
      isBusy={send.isPending}
      onAct={() => send.mutate()}
    />
  )
}

/**
 * Requests the remaining amount. The item stays until it is paid, so the button says that the email was sent.
 */
export function SendLink({ item }: ActionProps) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const params = { id: item.id }
  const send = useAct(
    () => sendKeyed({}, (request) => api.post('/api/bookings/:id/payment-link', { params, ...request })),
    { done: text('admin.today.linkSent'), failed: text('admin.today.linkFailed') },
  )
  return (
    <Act
      label={text(send.isSuccess ? 'admin.today.linkIsSent' : 'admin.today.sendLink')}
      item={item}
      isBusy={send.isPending}
      isDone={send.isSuccess}
      onAct={() => send.mutate()}
    />
  )
}

/** Resolves a crew report: a stop that could not be done, or something missing or broken. */
export function Settle({ item: { stopId = '', ...item } }: ActionProps) {
  const text = useText()
  const settle = useAct(() => api.post('/api/admin/stops/:stopId/settle', { params: { stopId } }), {
    done: text('admin.today.settled'),
    failed: text('admin.today.settleFailed'),
  })
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
        isBusy={settle.isPending}
        onAct={() => settle.mutate()}
      />
    </>
  )
}

/** @param undo reverts the action, where possible */
function useAct(
  act: () => Promise<unknown>,
  words: { done: string; failed: string },
  undo?: () => Promise<unknown>,
) {
  const queryClient = useQueryClient()
  const toastUndo = useUndoToast()
  const changed = () =>
    queryClient.invalidateQueries(
      queriesAt('/api/admin/today', '/api/admin/testimonials', '/api/testimonials', '/api/admin/outbox'),
    )
  return useSingleMutation({
    mutationFn: act,
    onSuccess: () => {
      if (undo) toastUndo({ title: words.done }, () => undo().then(changed))
      else toastSuccess(words.done)
    },
    onError: (error) => toastFailure(getFailureSentence(words.failed, error)),
    onSettled: changed,
  })
}

type ActProps = ActionProps & { label: string; isBusy: boolean; isDone?: boolean; onAct: () => void }

function Act({ label, item, isBusy, isDone = false, onAct }: ActProps) {
  const text = useText()
  return (
    <Button
      variant="secondary"
      size="sm"
      isBusy={isBusy}
      disabled={isDone}
      aria-label={text('admin.today.about', { action: label, sentence: item.sentence })}
      onClick={onAct}
    >
      {label}
    </Button>
  )
}

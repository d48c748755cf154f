import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CapacityQuestion } from '#app/admin/booking-dialogs/capacity-question.tsx'
import { useConfirmBooking } from '#app/admin/booking-dialogs/use-confirm-booking.ts'
import { describeFailure, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import type { WaitingItem } from '#contract/calendar/today.ts'
import { TODAY_WORDS } from './today-words.ts'

type ActionProps = { item: WaitingItem }

export function Confirm({ item }: ActionProps) {
  const words = useWords(TODAY_WORDS)
  const { confirm, isConfirming, capacity } = useConfirmBooking({ id: item.id })
  return (
    <>
      <Act label={words.confirm} item={item} isBusy={isConfirming} onAct={confirm} />
      <CapacityQuestion {...capacity} />
    </>
  )
}

export function Approve({ item }: ActionProps) {
  const words = useWords(TODAY_WORDS)
  const approve = useAct(
    () => api.patch('/api/testimonials/:id', { params: { id: item.id }, body: { approved: true } }),
    { done: words.approved, failed: words.approveFailed },
  )
  return <Act label={words.approve} item={item} isBusy={approve.isPending} onAct={() => approve.mutate()} />
}

export function SendAgain({ item }: ActionProps) {
  const words = useWords(TODAY_WORDS)
  const send = useAct(() => api.post('/api/admin/outbox/:id/retry', { params: { id: item.id } }), {
    done: words.sentAgain,
    failed: words.sendFailed,
  })
  return <Act label={words.sendAgain} item={item} isBusy={send.isPending} onAct={() => send.mutate()} />
}

/** What the crew could not do, or found missing or broken, is dealt with. */
export function Settle({ item: { stopId = '', ...item } }: ActionProps) {
  const text = useText()
  const { about } = useWords(TODAY_WORDS)
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
          aria-label={about(text('admin.today.claim'), item.sentence)}
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

function useAct(act: () => Promise<unknown>, words: { done: string; failed: string }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => toastSuccess(words.done),
    onError: (error) => toastFailure(describeFailure(words.failed, error)),
    onSettled: () =>
      queryClient.invalidateQueries(
        queriesAt('/api/admin/today', '/api/admin/testimonials', '/api/testimonials', '/api/admin/outbox'),
      ),
  })
}

type ActProps = ActionProps & { label: string; isBusy: boolean; onAct: () => void }

function Act({ label, item, isBusy, onAct }: ActProps) {
  const words = useWords(TODAY_WORDS)
  return (
    <Button
      variant="secondary"
      size="sm"
      isBusy={isBusy}
      aria-label={words.about(label, item.sentence)}
      onClick={onAct}
    >
      {label}
    </Button>
  )
}

import { describeFailedAction } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import { CONVERSATIONS } from './conversation-queries.ts'

/** For what needs no answer. */
export function MarkResponded({ mark }: { readonly mark: () => Promise<unknown> }) {
  const text = useText()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: mark,
    onSuccess: () => toast({ title: text('admin.messages.marked'), tone: 'success' }),
    failed: (_, error) => describeFailedAction(text('admin.messages.markFailed'), error),
    refreshes: CONVERSATIONS,
  })
  return (
    <Button icon="check" variant="secondary" size="sm" isBusy={isPending} onClick={() => mutate()}>
      {text('admin.messages.mark')}
    </Button>
  )
}

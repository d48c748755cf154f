import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { isRateLimited } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useDelayedRetry } from '#app/lib/use-delayed-retry.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'

export function AddonsFailure({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  const text = useText()
  const [isRetrying, retry] = useDelayedRetry(onRetry)
  const reason = describeFailure(error)
  const isBusy = isRateLimited(error)
  return (
    <ErrorState
      title={isBusy ? text('admin.addons.serverBusy') : undefined}
      action={
        <Button
          variant="secondary"
          isBusy={isRetrying}
          busyLabel={text('admin.addons.retrying')}
          onClick={retry}
        >
          {text('admin.addons.retry')}
        </Button>
      }
    >
      {isBusy ? reason : text('admin.addons.loadFailed', { why: reason })}
    </ErrorState>
  )
}

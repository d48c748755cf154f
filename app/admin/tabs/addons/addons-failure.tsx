import { failureWords } from '#app/admin/forms/failure-words.ts'
import { useDelayedRetry } from '#app/lib/use-delayed-retry.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'

export function AddonsFailure({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  const [isRetrying, retry] = useDelayedRetry(onRetry)
  const reason = failureWords(error)
  const isBusy = /rate limit/i.test(reason)
  return (
    <ErrorState
      title={isBusy ? 'Server is busy' : undefined}
      action={
        <Button variant="secondary" isBusy={isRetrying} busyLabel="Retrying..." onClick={retry}>
          Try Again
        </Button>
      }
    >
      {isBusy ? reason : `Error loading add-ons: ${reason}`}
    </ErrorState>
  )
}

import { failureWords } from '#app/admin/forms/failure-words.ts'
import { ApiFailure } from '#app/lib/api-request.ts'
import { useWords } from '#app/lib/in-both.ts'
import { useDelayedRetry } from '#app/lib/use-delayed-retry.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { ADDON_WORDS } from './addon-words.ts'

const TOO_MANY_REQUESTS = 429

export function AddonsFailure({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  const words = useWords(ADDON_WORDS)
  const [isRetrying, retry] = useDelayedRetry(onRetry)
  const reason = failureWords(error)
  const isBusy = error instanceof ApiFailure && error.status === TOO_MANY_REQUESTS
  return (
    <ErrorState
      title={isBusy ? words.serverBusy : undefined}
      action={
        <Button variant="secondary" isBusy={isRetrying} busyLabel={words.retrying} onClick={retry}>
          {words.retry}
        </Button>
      }
    >
      {isBusy ? reason : words.loadFailed(reason)}
    </ErrorState>
  )
}

import { failureWords } from '#app/admin/forms/failure-words.ts'
import { isRateLimited } from '#app/lib/api/api-request.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useDelayedRetry } from '#app/lib/use-delayed-retry.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { ADDON_WORDS } from './addon-words.ts'

export function AddonsFailure({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  const words = useWords(ADDON_WORDS)
  const [isRetrying, retry] = useDelayedRetry(onRetry)
  const reason = failureWords(error)
  const isBusy = isRateLimited(error)
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

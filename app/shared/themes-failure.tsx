import { isRateLimited } from '#app/lib/api/api-request.ts'
import { useDelayedRetry } from '#app/lib/use-delayed-retry.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { useSharedWords } from './words/shared-words.ts'

type ThemesFailureProps = { error: Error; onRetry: () => Promise<unknown> }

export function ThemesFailure({ error, onRetry }: ThemesFailureProps) {
  const [isRetrying, retry] = useDelayedRetry(onRetry)
  const words = useSharedWords().themesFailure
  const isBusy = isRateLimited(error)
  return (
    <ErrorState
      title={isBusy ? words.busyTitle : words.title}
      action={
        <Button isBusy={isRetrying} busyLabel={words.retrying} onClick={retry}>
          {words.tryAgain}
        </Button>
      }
    >
      {isBusy ? words.busy : words.sentence}
    </ErrorState>
  )
}

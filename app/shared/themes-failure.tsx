import { useDelayedRetry } from '#app/lib/use-delayed-retry.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'

type ThemesFailureProps = { error: Error; onRetry: () => Promise<unknown> }

export function ThemesFailure({ error, onRetry }: ThemesFailureProps) {
  const [isRetrying, retry] = useDelayedRetry(onRetry)
  const isBusy = error.message.includes('rate limit')
  return (
    <ErrorState
      title={isBusy ? 'Server is busy' : 'Failed to load themes'}
      action={
        <Button isBusy={isRetrying} busyLabel="Retrying..." onClick={retry}>
          Try Again
        </Button>
      }
    >
      {isBusy
        ? 'Our server is processing too many requests right now. This usually resolves in a few seconds.'
        : 'We had trouble loading the themes. This may be a temporary issue.'}
    </ErrorState>
  )
}

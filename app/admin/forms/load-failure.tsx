import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'

type LoadFailureProps = { title?: string; words?: string; isRetrying: boolean; onRetry: () => unknown }

/** What could not be read, and the way to ask again. */
export function LoadFailure({ title, words, isRetrying, onRetry }: LoadFailureProps) {
  return (
    <ErrorState
      title={title}
      action={
        <Button variant="secondary" isBusy={isRetrying} busyLabel="Retrying..." onClick={() => onRetry()}>
          Try Again
        </Button>
      }
    >
      {words}
    </ErrorState>
  )
}

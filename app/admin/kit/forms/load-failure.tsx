import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'

type LoadFailureProps = { title?: string; words?: string; isRetrying: boolean; onRetry: () => unknown }

/** Says what could not be loaded, with a button to retry. */
export function LoadFailure({ title, words, isRetrying, onRetry }: LoadFailureProps) {
  const text = useText()
  return (
    <ErrorState
      title={title}
      action={
        <Button
          variant="secondary"
          isBusy={isRetrying}
          busyLabel={text('admin.forms.retrying')}
          onClick={() => onRetry()}
        >
          {text('admin.forms.tryAgain')}
        </Button>
      }
    >
      {words}
    </ErrorState>
  )
}

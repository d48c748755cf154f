import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { FORMS_WORDS } from './forms-words.ts'

type LoadFailureProps = { title?: string; words?: string; isRetrying: boolean; onRetry: () => unknown }

/** What could not be loaded, and a button to retry. */
export function LoadFailure({ title, words, isRetrying, onRetry }: LoadFailureProps) {
  const own = useWords(FORMS_WORDS)
  return (
    <ErrorState
      title={title}
      action={
        <Button variant="secondary" isBusy={isRetrying} busyLabel={own.retrying} onClick={() => onRetry()}>
          {own.tryAgain}
        </Button>
      }
    >
      {words}
    </ErrorState>
  )
}

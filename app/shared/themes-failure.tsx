import { isRateLimited } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useDelayedRetry } from '#app/lib/use-delayed-retry.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'

type ThemesFailureProps = { error: Error; onRetry: () => Promise<unknown> }

export function ThemesFailure({ error, onRetry }: ThemesFailureProps) {
  const [isRetrying, retry] = useDelayedRetry(onRetry)
  const text = useText()
  const isBusy = isRateLimited(error)
  return (
    <ErrorState
      title={text(isBusy ? 'shared.themesFailure.busyTitle' : 'shared.themesFailure.title')}
      action={
        <Button isBusy={isRetrying} busyLabel={text('shared.themesFailure.retrying')} onClick={retry}>
          {text('shared.themesFailure.tryAgain')}
        </Button>
      }
    >
      {text(isBusy ? 'shared.themesFailure.busy' : 'shared.themesFailure.sentence')}
    </ErrorState>
  )
}

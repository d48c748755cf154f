import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { failureWords } from '../edit/failure-words.ts'

/** A server that has too much to do is given a moment. */
const RETRY_DELAY_MS = 1500

export function AddonsFailure({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  const [isRetrying, setIsRetrying] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const retry = () => {
    setIsRetrying(true)
    timer.current = setTimeout(() => onRetry().finally(() => setIsRetrying(false)), RETRY_DELAY_MS)
  }
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
